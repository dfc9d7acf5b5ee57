import { documentId, documentRoute, readDocumentFile } from '../../../src/content/sources/documentFile';
import { documentSource, messages, readSource } from '../fixtures/sources';

const problems = (source: string): string[] => messages(readDocumentFile('wiring.mdx', 'content/docs/wiring.mdx', source).problems);

describe('the route of a document follows from its path', () => {
  it.each([
    ['index.mdx', 'index', '/'],
    ['hardware/index.mdx', 'hardware/index', '/hardware/'],
    ['software/can.mdx', 'software/can', '/software/can'],
    ['software/ros2/control.mdx', 'software/ros2/control', '/software/ros2/control'],
    ['software/reindex.mdx', 'software/reindex', '/software/reindex'],
  ])('%s is document %s at %s', (file, id, route) => {
    expect(documentId(file)).toBe(id);
    expect(documentRoute(id)).toBe(route);
  });
});

describe('a document is split into frontmatter and body', () => {
  it('whose right fields count beside a wrong one', () => {
    const source = documentSource('Text.\n', 'sidebarlabel: Cables\ntables: [motors]\n');
    expect(readDocumentFile('wiring.mdx', 'content/docs/wiring.mdx', source)).toMatchObject({
      document: { frontmatter: { title: 'Wiring', tables: ['motors'] } },
      problems: [{ line: 4 }],
    });
  });

  it('with the line on which the body starts', () => {
    const { document } = readSource(documentSource('Text.\n', 'sidebarLabel: Cables\n'));
    expect(document).toMatchObject({
      id: 'wiring',
      route: '/wiring',
      frontmatter: { title: 'Wiring', description: 'How the cables run through the arm.', sidebarLabel: 'Cables' },
      body: 'Text.\n',
      bodyLine: 6,
    });
  });

  it.each([
    ['carriage returns', documentSource('Text.\n').replaceAll('\n', '\r\n')],
    ['a byte-order mark', `\uFEFF${documentSource('Text.\n')}`],
  ])('with %s', (_kind, source) => {
    const { document, problems: found } = readSource(source);
    expect(found).toEqual([]);
    expect(document.body.trim()).toBe('Text.');
    expect(document.bodyLine).toBe(5);
  });
});

describe('frontmatter that is wrong is reported with its line', () => {
  it('missing altogether', () => {
    expect(problems('Text.\n')).toEqual([
      'content/docs/wiring.mdx:1: frontmatter has no "title". Write a text.',
      'content/docs/wiring.mdx:1: frontmatter has no "description". Write one sentence of 20 to 200 characters.',
    ]);
  });

  it('a missing field, although the text has a line that looks like it', () => {
    expect(problems('---\ntitle: Wiring\n---\n```yaml\ndescription: a\n```\n')).toEqual([
      'content/docs/wiring.mdx:1: frontmatter has no "description". Write one sentence of 20 to 200 characters.',
    ]);
  });

  it('fields of the wrong kind, each once', () => {
    expect(problems('---\ntitle: 5\ndescription: Too short.\nsidebarLabel: ""\ntables: [1, 2]\n---\nText.\n')).toEqual([
      'content/docs/wiring.mdx:2: frontmatter field "title" is wrong: expected a text.',
      'content/docs/wiring.mdx:3: frontmatter field "description" is wrong: expected one sentence of 20 to 200 characters.',
      'content/docs/wiring.mdx:4: frontmatter field "sidebarLabel" is wrong: expected a text.',
      'content/docs/wiring.mdx:5: frontmatter field "tables" is wrong: expected a list of table names such as [joint-limits].',
    ]);
  });

  it('an unknown field, with the nearest name', () => {
    expect(problems(documentSource('Text.', 'sidebarlabel: Cables\n'))).toEqual([
      'content/docs/wiring.mdx:4: unknown frontmatter field "sidebarlabel". Did you mean "sidebarLabel"?',
    ]);
  });

  it('invalid YAML', () => {
    expect(problems('---\ntitle: Wiring\ndescription: Power: CAN and 24 V\n---\nText.\n')).toEqual([
      'content/docs/wiring.mdx:3: frontmatter is not valid YAML: a text contains a colon. Put the text in quotes.',
    ]);
  });

  it.each([
    ['a list', '- title\n'],
    ['a text', 'title\n'],
  ])('%s instead of fields', (_kind, yaml) => {
    expect(problems(`---\n${yaml}---\nText.\n`)).toEqual([
      'content/docs/wiring.mdx:1: frontmatter has no fields. Write each as "name: value" on a line of its own.',
    ]);
  });
});

describe('a document without content is reported', () => {
  it.each([
    ['nothing', '', 5],
    ['blank lines', '\n \n', 5],
  ])('%s', (_kind, body, line) => {
    expect(problems(documentSource(body))).toEqual([
      `content/docs/wiring.mdx:${line}: has no content. Write the page below the frontmatter, or remove its name from src/site/sidebars.ts and delete the file.`,
    ]);
  });
});

it('a document may end in .md, and says what converts the fields of another tool', () => {
  const { document, problems } = readDocumentFile('a/page.md', 'content/docs/a/page.md', documentSource('Text.\n', 'slug: /b\n'));
  expect(document).toMatchObject({ id: 'a/page', route: '/a/page' });
  expect(messages(problems)).toEqual([
    expect.stringMatching(
      /page\.md:4: unknown frontmatter field "slug"\. Known: .* For a whole page of another tool: npm run convert <file>\.$/,
    ),
  ]);
});
