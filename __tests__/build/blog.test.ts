import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Parser from 'rss-parser';
import { awkwardSite } from '../sites/awkwardSite';
import { buildSite } from '../sites/buildSite';
import { hostileSite } from '../sites/hostileSite';

/** Names of all files below a folder, from its root. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`);

describe('a site with posts below a base path', () => {
  const { status, output, publicFolder } = buildSite(awkwardSite);
  const text = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');
  const reader = new Parser<object, { id: string; updated: string; html: string }>({
    customFields: {
      item: [
        ['atom:updated', 'updated'],
        ['content:encoded', 'html'],
      ],
    },
  });
  const parse = (file: string) => reader.parseString(text(file));

  it('is built without a broken link', () => {
    expect(output).not.toContain('Broken');
    expect(status).toBe(0);
  });

  it('prepends the base path to links, scripts and drawings', () => {
    const page = text('blog/questions.html');
    expect(page).toContain('href="/docs/wiring#power"');
    expect(page).toMatch(/<img src="\/docs\/static\/[^"]+arm\.svg" alt="[^"]*" width="40" height="20"/);
    expect(page).toMatch(/<script src="\/docs\/app-[0-9a-f]+\.js"/);
    expect(text('index.html')).toContain('<link rel="canonical" href="https://docs.openarm.dev/docs/"');
  });

  it('has a page for each post and one that lists them, newest first', () => {
    const list = text('blog/index.html');
    expect(list.indexOf('href="/docs/blog/questions"')).toBeGreaterThan(0);
    expect(list.indexOf('href="/docs/blog/first"')).toBeGreaterThan(list.indexOf('href="/docs/blog/questions"'));
    const page = text('blog/questions.html');
    expect(page).toContain('<time dateTime="2025-10-10">10 October 2025</time>');
    expect(page).toMatch(/1 min read/);
    expect(page).toMatch(/<a[^>]*rel="prev"[^>]*href="\/docs\/blog\/first"|<a[^>]*href="\/docs\/blog\/first"[^>]*rel="prev"/);
  });

  it('has no link to the blog in navbar and footer', () => {
    expect(text('index.html')).not.toMatch(/<a [^>]*href="\/docs\/blog/);
  });

  it.each(['index.html', 'wiring.html', 'blog/index.html', '404.html'])('names both feeds in the head of %s', (page) => {
    expect(text(page)).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/docs\/blog\/rss.xml"\/>/);
    expect(text(page)).toMatch(/<link rel="alternate" type="application\/atom\+xml" href="\/docs\/blog\/atom.xml"/);
  });

  it('has an RSS feed that a feed reader reads as it was written', async () => {
    const feed = await parse('blog/rss.xml');
    expect(feed).toMatchObject({
      title: 'OpenArm News',
      link: 'https://docs.openarm.dev/docs/blog/',
      feedUrl: 'https://docs.openarm.dev/docs/blog/rss.xml',
      lastBuildDate: 'Sun, 12 Oct 2025 00:00:00 GMT',
    });
    expect(feed.items).toHaveLength(2);
    expect(feed.items[0]).toMatchObject({
      title: 'Q&A: is 3 < 5 & ]]> safe? 🤖',
      link: 'https://docs.openarm.dev/docs/blog/questions',
      guid: 'tag:docs.openarm.dev,2025-10-10:/blog/questions',
      creator: 'OpenArm',
      isoDate: '2025-10-10T00:00:00.000Z',
      updated: '2025-10-12T00:00:00.000Z',
      categories: ['R&D', 'openarm_can'],
    });
  });

  it('has an Atom feed with the same posts, ids and texts', async () => {
    const [rss, atom] = await Promise.all([parse('blog/rss.xml'), parse('blog/atom.xml')]);
    expect(atom.items.map(({ id, link }) => [id, link])).toEqual(rss.items.map(({ guid, link }) => [guid, link]));
    expect(atom.items.map(({ content }) => content)).toEqual(rss.items.map(({ html }) => html));
    expect(atom.items[0]?.content).toContain('if (a[b[0]]&gt;1 &#x26;&#x26; c&#x3C;2) { /* ]]&gt; ]]&gt; */ }');
  });

  it('has absolute addresses in the feeds, and the drawings they name', () => {
    const [, address = ''] = /<img src="https:\/\/docs\.openarm\.dev\/docs(\/static\/[^"]+)"/.exec(text('blog/rss.xml')) ?? [];
    expect(existsSync(path.join(publicFolder, address))).toBe(true);
    for (const feed of ['blog/rss.xml', 'blog/atom.xml']) expect(text(feed)).not.toMatch(/(href|src)="\/(?!docs\/blog\/feed\.css)/);
  });

  it('has posts in the sitemap and as Markdown', () => {
    expect(text('sitemap-0.xml')).toContain('<loc>https://docs.openarm.dev/docs/blog/questions</loc>');
    expect(text('blog/questions.md')).toContain('- Published: 2025-10-10\n- Updated: 2025-10-12\n');
    expect(text('llms.txt')).toContain('\n- [News](https://docs.openarm.dev/docs/blog/index.md)');
  });
});

describe('a site without posts', () => {
  const { status, output, publicFolder } = buildSite(hostileSite);
  const all = filesBelow(publicFolder);

  it('is built without a broken link', () => {
    expect(output).not.toContain('Broken');
    expect(status).toBe(0);
  });

  it('has no page, feed, drawing or data of a blog', () => {
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((file) => /blog|\/rss|\/atom|feed/.test(file))).toEqual([]);
  });

  it('names no feed anywhere', () => {
    for (const file of all.filter((name) => /\.(html|xml|txt|md|json)$/.test(name))) {
      const content = readFileSync(path.join(publicFolder, file), 'utf8');
      expect({ file, blog: /\/blog\b|rss\+xml|atom\+xml/.test(content) }).toEqual({ file, blog: false });
    }
  });

  it('has everything else that machines read', () => {
    const motor = '/hardware/specifications/motor';
    const texts = ['/index.md', `${motor}.md`, '/llms.txt', '/llms-full.txt', '/robots.txt', '/opensearch.xml'];
    for (const file of [...texts, `/social${motor}.png`]) expect(all).toContain(file);
  });
});
