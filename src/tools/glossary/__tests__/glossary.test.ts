import { checkGlossary, checkSpellings } from '../checkGlossary';
import { markdownTree, toMarkdown } from '../../../content/markdown/markdownTree';
import { readCsvTable } from '../../../content/tables/csvTable';
import { sourceData } from '../../../content/tables/sourceData';
import { isJsxElement, propsOf } from '../../../content/tree/attributes';
import { documentSections } from '../../../search/records/sections';
import { glossaryTables } from '../terms';
import { documentSource, messages, readSource } from '../../../../__tests__/unit/fixtures/sources';

const head = 'term,spellings,avoid,hint,meaning,page,note';
const right = [
  'xacro,,,yes,A template language.,/software/description#xacro,',
  'bus,CAN bus,databus,yes,The pair of wires: `can0`.,,',
  'Boot,,,,A start.,/nowhere,',
  'setup,,set-up,,,,A common word',
];

function read(rows: readonly string[], body = '<Glossary name="terms" />') {
  const { table, problems } = readCsvTable('terms', 'content/data/terms.csv', [head, ...rows].join('\n'), glossaryTables.terms);
  expect(problems).toEqual([]);
  const data = sourceData([table], [], new Map([['/software/description', 'Robot model']]));
  const { document } = readSource(documentSource(body, 'tables: [terms]\n'), data);
  return { document, mistakes: messages(checkGlossary([document], data.tables)) };
}

describe('the glossary', () => {
  const { document, mistakes } = read(right);

  it('is right where each term has one meaning, or a note', () => expect(mistakes).toEqual([]));

  it('has the explained terms from A to Z, with the titles of the pages that explain them', () => {
    const [element] = document.filled.children;
    expect(element && isJsxElement(element) ? propsOf(element) : undefined).toEqual({
      letters: [
        {
          id: 'letter-b',
          letter: 'B',
          terms: [
            { id: 'term-boot', term: 'Boot', also: [], meaning: 'A start.', page: { label: '/nowhere', href: '/nowhere' } },
            { id: 'term-bus', term: 'bus', also: ['CAN bus'], meaning: ['The pair of wires: ', { code: 'can0' }, '.'], page: null },
          ],
        },
        {
          id: 'letter-x',
          letter: 'X',
          terms: [
            {
              id: 'term-xacro',
              term: 'xacro',
              also: [],
              meaning: 'A template language.',
              page: { label: 'Robot model', href: '/software/description#xacro' },
            },
          ],
        },
      ],
    });
  });

  it('is a list in Markdown, and found by its terms', () => {
    expect(toMarkdown(markdownTree(document.filled, { figureUrl: (name) => name, absolute: (href) => href }))).toBe(
      [
        '- **Boot**: A start. More in [/nowhere](/nowhere).',
        '- **bus** (also CAN bus): The pair of wires: `can0`.',
        '- **xacro**: A template language. More in [Robot model](/software/description#xacro).\n',
      ].join('\n'),
    );
    expect(documentSections(document.filled, 'Glossary')[0]?.blocks).toEqual([
      { anchor: 'term-boot', kind: 'term', blocks: ['Boot'] },
      { anchor: 'term-bus', kind: 'term', blocks: ['bus, CAN bus'] },
      { anchor: 'term-xacro', kind: 'term', blocks: ['xacro'] },
    ]);
  });
});

describe('mistakes in terms are named with file, line and fix', () => {
  const at = (line: number, message: string): string => `content/data/terms.csv:${line}: ${message}`;

  it.each([
    ['a term without a meaning', 'gain,,,,,,', '"gain" has no meaning. Write one, or explain in "note" why it needs none.'],
    ['a hint without a meaning', 'gain,,,yes,,,Common', '"gain" has a hint but no meaning to show. Write one, or clear "hint".'],
    ['a meaning that is too long', `gain,,,,${'a'.repeat(201)},,`, 'the meaning of "gain" has 201 characters. Shorten it to 200.'],
    ['a name of another term', 'line,CAN bus,,,A wire.,,', '"CAN bus" is already a word for "bus". Remove it from one of the two rows.'],
    [
      'a name that another term avoids',
      'databus,,,,A bus.,,',
      '"databus" is already a word for "bus". Remove it from one of the two rows.',
    ],
    ['an anchor of another term', 'Bus,,,,A vehicle.,,', '"Bus" has the anchor "#term-bus", which "bus" has, too. Reword one of them.'],
  ])('%s', (_name, row, message) => expect(read([...right, row]).mistakes).toEqual([at(6, message)]));

  it('a heading beside the glossary with the anchor of a term', () => {
    expect(read(right, '## Term bus\n\n<Glossary name="terms" />').mistakes).toEqual([
      at(3, '"bus" has the anchor "#term-bus", which a heading in content/docs/wiring.mdx has, too. Reword one of them.'),
    ]);
  });

  it('nothing, where a site has no terms', () => expect(checkGlossary([], new Map())).toEqual([]));
});

describe('a spelling that the table avoids', () => {
  const spellings = (body: string): string[] => {
    const { table } = readCsvTable(
      'terms',
      'content/data/terms.csv',
      [head, 'set-up,,setup;set up,,A start.,,,'].join('\n'),
      glossaryTables.terms,
    );
    const data = sourceData([table], [], new Map());
    return messages(checkSpellings([readSource(documentSource(body), data).document], data.tables));
  };

  it('is named on its line, with the right one', () =>
    expect(spellings('Text.\n\nAfter the setup.')).toEqual([
      'content/docs/wiring.mdx:7: "setup" is called "set-up" here (content/data/terms.csv). Write that.',
    ]));

  it.each(['`setup`', 'Setups and setup_can', '```text\nsetup\n```'])('is no part of a word or of code: %s', (body) =>
    expect(spellings(body)).toEqual([]),
  );
});
