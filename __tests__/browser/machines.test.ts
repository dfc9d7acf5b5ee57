import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import sharp from 'sharp';
import { validateXML } from 'xmllint-wasm';
import { markdownPath, socialCardPath, socialCardSize } from '../../src/model/publicFiles';
import { examplePublic } from '../sites/exampleSite';
import { openSite } from './site';
import type { OpenSite } from './site';

/** The example robot's site. */
const identity = { url: 'https://twig.example' };

const folder = examplePublic;
const text = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const routes = [...text('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
const page = (route: string): string => text(`${route}index.html`.replace(/([^/])index\.html$/, '$1/index.html'));

/** An entity of structured data. */
interface Thing {
  readonly '@type': string;
  readonly itemListElement?: readonly { readonly item: string }[];
}

const structuredData = (html: string): Thing[] => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
};

/** All tokens of a Markdown text, nested ones included. */
const tokensOf = (markdown: string): Token[] =>
  new MarkdownIt({ html: true }).parse(markdown, {}).flatMap((token) => [token, ...(token.children ?? [])]);

describe.each(routes)('%s for machines', (route) => {
  const html = page(route);

  it('links its canonical URL, Markdown and picture', () => {
    expect(html).toContain(`<link rel="canonical" href="${identity.url}${route}"`);
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${markdownPath(route)}"`);
    expect(html).toContain(`<meta property="og:image" content="${identity.url}${socialCardPath(route)}"`);
    expect(html).not.toContain('content="noindex"');
  });

  it('has a picture of the declared size', async () => {
    expect(await sharp(path.join(folder, socialCardPath(route))).metadata()).toMatchObject({ format: 'png', ...socialCardSize });
  });

  it('has plain Markdown without our components', () => {
    const tokens = tokensOf(text(markdownPath(route)));
    expect(tokens.filter(({ type, tag }) => type === 'heading_open' && tag === 'h1')).toHaveLength(1);
    const addresses = tokens.flatMap((token) => String(token.attrGet('href') ?? token.attrGet('src') ?? '') || []);
    expect(addresses.filter((address) => !/^(https?:\/\/|mailto:)/.test(address))).toEqual([]);
    const tags = tokens.filter(({ type }) => type.startsWith('html_')).map(({ content }) => content.trim());
    expect(tags.filter((tag) => !/^<\/?(sub|sup|kbd)>$/.test(tag))).toEqual([]);
    const prose = tokens.filter(({ type }) => type === 'text').map(({ content }) => content);
    expect(prose.filter((words) => /<\/?[A-Z]|:::|\bundefined\b|\[object/.test(words))).toEqual([]);
  });

  it('has structured data whose URLs exist', () => {
    const crumbs = structuredData(html)
      .flatMap(({ itemListElement = [] }) => itemListElement)
      .map(({ item }) => new URL(item).pathname);
    expect(crumbs.filter((crumb) => !routes.includes(crumb))).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('is valid by the schema of sitemaps.org', async () => {
    const schema = readFileSync(
      require.resolve('sitemap/schema/sitemap.xsd', { paths: [require.resolve('gatsby-plugin-sitemap')] }),
      'utf8',
    );
    const check = (contents: string) => validateXML({ xml: [{ fileName: 'sitemap.xml', contents }], schema: [schema] });
    expect((await check(text('sitemap-0.xml'))).errors).toEqual([]);
    const broken = text('sitemap-0.xml').replace(/<lastmod>[^<]*/, '<lastmod>yesterday');
    expect((await check(broken)).valid).toBe(false);
  });

  it('is named by robots.txt', () => expect(text('robots.txt')).toContain(`Sitemap: ${identity.url}/sitemap-index.xml`));
});

describe('the files for language models', () => {
  it('list every page once', () => {
    const linksOf = (file: string): string[] =>
      tokensOf(text(file)).flatMap((token) => (token.type === 'link_open' ? String(token.attrGet('href')) : []));
    const tables = linksOf('llms-tables.txt');
    expect(tables).toContain(`${identity.url}/data/joints.json`);
    for (const table of tables) expect(existsSync(path.join(folder, table.replace(identity.url, '')))).toBe(true);
    const links = [...routes.map((route) => `${identity.url}${markdownPath(route)}`), `${identity.url}/llms-tables.txt`];
    expect(linksOf('llms.txt').sort()).toEqual(links.sort());
    for (const route of routes) expect(text('llms-full.txt')).toContain(`- Page: ${identity.url}${route}\n`);
  });

  it('are short, with a file for each section and a skill', () => {
    // About 4,000 tokens.
    expect(text('llms.txt').length).toBeLessThan(16_000);
    const sections = [...text('llms.txt').matchAll(/^As one file: https:\/\/[^/]+\/(\S+)$/gm)].map(([, file = '']) => file);
    expect(sections).toContain('llms-full-hardware.txt');
    for (const file of sections) expect(text(file)).toMatch(/^- Page: /);
    expect(text('.well-known/agent-skills/twig-docs/SKILL.md')).toContain(`${identity.url}/llms.txt`);
  });
});

it('describes its search to browsers', async () => {
  const description = text('opensearch.xml');
  expect((await validateXML({ xml: description, schema: [openSearchSchema] })).errors).toEqual([]);
  expect(description).toContain(`template="${identity.url}/search?q={searchTerms}"`);
  expect(page('/')).toContain('<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml"');
});

/** Rules of OpenSearch 1.1 for the elements used here. */
const openSearchSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://a9.com/-/spec/opensearch/1.1/" targetNamespace="http://a9.com/-/spec/opensearch/1.1/" elementFormDefault="qualified">
  <xs:element name="OpenSearchDescription"><xs:complexType><xs:all>
    <xs:element name="ShortName"><xs:simpleType><xs:restriction base="xs:string"><xs:minLength value="1"/><xs:maxLength value="16"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="Description"><xs:simpleType><xs:restriction base="xs:string"><xs:minLength value="1"/><xs:maxLength value="1024"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="InputEncoding" type="xs:string" minOccurs="0"/><xs:element name="Language" type="xs:language" minOccurs="0"/>
    <xs:element name="Image" minOccurs="0"><xs:complexType><xs:simpleContent><xs:extension base="xs:anyURI"><xs:attribute name="width" type="xs:positiveInteger"/><xs:attribute name="height" type="xs:positiveInteger"/><xs:attribute name="type" type="xs:string"/></xs:extension></xs:simpleContent></xs:complexType></xs:element>
    <xs:element name="Url"><xs:complexType><xs:attribute name="type" type="xs:string" use="required"/><xs:attribute name="template" type="xs:string" use="required"/><xs:attribute name="method" type="xs:string"/></xs:complexType></xs:element>
  </xs:all></xs:complexType></xs:element>
</xs:schema>`;

describe('in a browser', () => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());
  afterEach(() => site.closePages());

  it('a button loads and copies the page as Markdown, and reports a failure', async () => {
    const { page: tab, goto, context } = await site.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    const asked: string[] = [];
    tab.on('request', (request) => void asked.push(request.url()));
    const markdown = () => asked.filter((address) => address.endsWith('.md'));
    await goto('/software/protocol');
    expect(markdown()).toEqual([]);
    const button = tab.getByRole('button', { name: 'Copy page as Markdown' });
    await button.click();
    await tab.getByRole('button', { name: 'Copied as Markdown' }).waitFor();
    expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(text('software/protocol.md'));
    expect(markdown()).toHaveLength(1);
    await context.route('**/*.md', (route) => route.abort());
    await button.click();
    await tab.getByRole('button', { name: 'Copying failed' }).waitFor();
  });
});
