import Validator from '@adobe/structured-data-validator';
import { insertStructuredData, structuredData } from '../../../src/outputs/structuredData/structuredData';
import type { PublicPage } from '../../../src/outputs/publicPages';
import { documentOutputs, documentPage } from '../fixtures/publicPages';

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Things that a page says it is or holds; types are checked against schema.org's vocabulary when the project is type-checked. */
const things = (page: PublicPage): Thing[] => (JSON.parse(JSON.stringify(structuredData(page))) as { '@graph': Thing[] })['@graph'];

const procedure = `## Wire the motor

<Tabs group="motor">
<Tab value="a" label="J4310">

<Steps>
<Step title="Connect CAN">

H to H, \`L\` to L.

</Step>
<Step title="Switch on">

:::danger[Mind the arm]
It moves.
:::

</Step>
</Steps>

</Tab>
</Tabs>

## Test

<Steps>
<Step title="Look at the LED">

It is green.

</Step>
</Steps>`;

describe('the structured data of a document', () => {
  const [article, breadcrumbs, wire, test] = things(documentPage(procedure));

  it('says that it is a technical article of its section', () => {
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Wiring',
      url: 'https://docs.openarm.dev/wiring',
      image: 'https://docs.openarm.dev/social/wiring.png',
      articleSection: 'Hardware',
      dateModified: '2026-01-02T03:04:05.000Z',
    });
  });

  it('says where it stands; a category without a page is no step of the way', () => {
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'OpenArm', item: 'https://docs.openarm.dev/' },
        { position: 2, name: 'Guides', item: 'https://docs.openarm.dev/guides/' },
        { position: 3, name: 'Wiring', item: 'https://docs.openarm.dev/wiring' },
      ],
    });
  });

  it('lists its procedures, named by heading and tab, each step with its anchor', () => {
    expect(wire).toMatchObject({
      '@type': 'HowTo',
      name: 'Wire the motor (J4310)',
      step: [
        { position: 1, name: 'Connect CAN', text: 'H to H, L to L.', url: 'https://docs.openarm.dev/wiring#connect-can' },
        { position: 2, name: 'Switch on', text: 'Danger: Mind the arm. It moves.', url: 'https://docs.openarm.dev/wiring#switch-on' },
      ],
    });
    expect(test).toMatchObject({ '@type': 'HowTo', name: 'Test', step: [{ name: 'Look at the LED', text: 'It is green.' }] });
  });

  it('tells a step in words and single commands: a program in one line is none', () => {
    const code = '```bash\ncmake -S . -B build\ncmake --build build\n```';
    const body = `## Build\n\n<Steps>\n<Step title="Write it">\n\nOpen an editor.\n\n${code}\n\n</Step>\n<Step title="Run it">\n\n\`\`\`bash\nls\n\`\`\`\n\n</Step>\n<Step title="Build it">\n\n${code}\n\n</Step>\n</Steps>`;
    const build = things(documentPage(body)).find((thing) => thing['@type'] === 'HowTo');
    expect(build).toMatchObject({ step: [{ text: 'Open an editor.' }, { text: 'ls' }, { text: 'Build it' }] });
  });

  it('tells what is dangerous about a procedure with its first step, in each alternative and below deeper headings', () => {
    const steps = (name: string) =>
      `<Steps>\n<Step title="${name}">\n\nDo ${name}.\n\n</Step>\n<Step title="Then">\n\nRest.\n\n</Step>\n</Steps>`;
    const tab = (name: string) => `<Tab value="${name}" label="${name}">\n\n${steps(name)}\n\n</Tab>`;
    const danger = ':::danger[It falls]\nSupport the arm.\n:::';
    const body = `## Move\n\n${danger}\n\n<Tabs group="t">\n${tab('A')}\n${tab('B')}\n</Tabs>\n\n### On\n\n${steps('C')}\n\n## Rest\n\n${steps('D')}`;
    const texts = things(documentPage(body))
      .filter((thing) => thing['@type'] === 'HowTo')
      .map(({ step }) => (step as { readonly text: string }[]).map(({ text }) => text)); // written by the function under test
    expect(texts).toEqual([
      ['Danger: It falls. Support the arm. Do A.', 'Rest.'],
      ['Danger: It falls. Support the arm. Do B.', 'Rest.'],
      ['Danger: It falls. Support the arm. Do C.', 'Rest.'],
      ['Do D.', 'Rest.'],
    ]);
  });

  it('has no fault that search engines know of', async () => {
    const data = Object.fromEntries(things(documentPage(procedure)).map((thing) => [thing['@type'], [thing]]));
    const issues = await new Validator().validate({ jsonld: data, microdata: {}, rdfa: {} });
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    expect(issues.filter(({ fieldNames }) => fieldNames?.some((name) => ['url', 'name', 'item', 'position'].includes(name)))).toEqual([]);
  });
});

describe('the structured data of other pages', () => {
  it.each([
    ['the front page', { route: '/' }, ['WebSite', 'TechArticle']],
    ['a category', { outputs: { ...documentOutputs, structuredData: 'CollectionPage' } as const }, ['CollectionPage', 'BreadcrumbList']],
    ['a post', { outputs: { ...documentOutputs, structuredData: 'BlogPosting' } as const }, ['BlogPosting', 'BreadcrumbList']],
    ['the list of posts', { outputs: { ...documentOutputs, structuredData: 'Blog' } as const }, ['Blog', 'BreadcrumbList']],
  ] as const)('%s', (_name, other, types) => {
    expect(things(documentPage('Text.', other)).map((thing) => thing['@type'])).toEqual(types);
  });

  it('a post says when it was published', () => {
    const [post] = things(
      documentPage('Text.', { outputs: { ...documentOutputs, structuredData: 'BlogPosting' }, published: new Date('2025-10-10') }),
    );
    expect(post).toMatchObject({ datePublished: '2025-10-10T00:00:00.000Z', dateModified: '2026-01-02T03:04:05.000Z' });
  });
});

describe('structured data in a page', () => {
  const page = documentPage('Text.', { title: 'A </script><script>alert(1)</script> $& title' });
  const html = insertStructuredData('<html><head><title>x</title></head><body><p>y</p></body></html>', structuredData(page));

  it('stands behind the text and cannot end its element', () => {
    expect(html).toMatch(/<body><p>y<\/p><script type="application\/ld\+json">\{.*\}<\/script><\/body>/);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(structuredData(page))));
  });

  it('takes the place of what an earlier build put there', () => {
    expect(insertStructuredData(html, structuredData(page))).toBe(html);
  });
});
