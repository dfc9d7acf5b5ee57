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

describe('the structured data of a document', () => {
  const [article, breadcrumbs] = things(documentPage('Text.'));

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

  it('has no fault that search engines know of', async () => {
    const data = Object.fromEntries(things(documentPage('Text.')).map((thing) => [thing['@type'], [thing]]));
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
