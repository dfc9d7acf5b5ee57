import Parser from 'rss-parser';
import type { Drawing } from '../../../src/content/drawings/drawings';
import type { Photo } from '../../../src/model/photo';
import type { TableDefinition } from '../../../src/model/tableTypes';
import { feedEntries } from '../../../src/outputs/feeds/feedEntries';
import type { FeedEntry } from '../../../src/outputs/feeds/feedEntries';
import { atomFeed, readableAtom, readableRss } from '../../../src/outputs/feeds/writeAtom';
import { newsDocument } from '../../../src/site/blog';
import { dataOf, documentSource, noData, readDocument, readPost } from '../fixtures/sources';
import { trickyPost } from '../../fixtures/hostile';

const { text: post } = readPost('questions.mdx', trickyPost);
const arm = { address: '/static/1/arm.svg' } as Drawing;
const source = { documents: [], posts: [post], data: noData, drawings: new Map([['arm.svg', arm]]), photos: new Map<string, Photo>() };
const [entry] = feedEntries(source) as [FeedEntry];

describe('the news of the pages', () => {
  const columns = ['name', 'date', 'kind', 'title', 'what'].map((name) => [name, { label: name, type: 'text' }] as const);
  const definition: TableDefinition = { title: 'News', key: 'name', columns: Object.fromEntries(columns) };
  const rows = [
    { name: 'bench', date: '2026-11-22', kind: 'New', title: 'The bench reads `candump`', what: 'The bench reads `candump` & more.' },
  ];
  const data = dataOf(new Map([['news', { name: 'news', file: 'news.csv', definition, rows }]]));
  const { text: page } = readDocument(`${newsDocument}.mdx`, documentSource('Text.', 'tables: [news]\n'));

  it('stand in the feeds before older posts, lead to their day, and have no signs of Markdown', () => {
    expect(feedEntries({ ...source, documents: [page], data })).toEqual([
      expect.objectContaining({
        id: 'tag:docs.openarm.dev,2026-11-22:/getting-started/changes#bench',
        url: 'https://docs.openarm.dev/getting-started/changes#2026-11-22',
        title: 'New: The bench reads candump',
        description: 'The bench reads candump & more.',
        html: '<p>The bench reads candump &amp; more.</p>',
      }),
      entry,
    ]);
  });
});

describe('the entry of a post', () => {
  it('has an id that holds no address, so that it stays when the site moves', () => {
    expect(entry.id).toBe('tag:docs.openarm.dev,2025-10-10:/blog/questions');
  });

  it('has only absolute addresses in its text', () => {
    const addresses = [...entry.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'https://docs.openarm.dev/wiring#power',
      'https://docs.openarm.dev/blog/questions#code',
      'https://example.org/?a=1&#x26;b=2',
      'https://docs.openarm.dev/static/1/arm.svg',
    ]);
  });

  it('has the whole text, with code, table, drawing and warning', () => {
    expect(entry.html).toContain('<pre><code class="language-cpp">if (a[b[0]]&gt;1 &#x26;&#x26; c&#x3C;2)');
    expect(entry.html).toContain('<th>Kp &#x26; Kd</th>');
    expect(entry.html).toContain('alt="An arm with &#x22;quotes&#x22; &#x26; a < sign"');
    expect(entry.html).toContain('<strong>Danger: Hold the arm</strong>');
    expect(entry.html).toContain('H<sub>2</sub>O');
  });
});

describe('the Atom feed', () => {
  const xml = readableAtom(atomFeed([entry]));

  it('is read by a feed reader as it was written', async () => {
    const feed = await new Parser({ customFields: { item: ['published', 'updated'] } }).parseString(xml);
    expect(feed).toMatchObject({
      title: 'OpenArm News',
      link: 'https://docs.openarm.dev/blog/',
      feedUrl: 'https://docs.openarm.dev/blog/atom.xml',
    });
    expect(feed.items).toEqual([
      expect.objectContaining({
        id: entry.id,
        link: 'https://docs.openarm.dev/blog/questions',
        // Title and summary are HTML by declaration, so their signs are escaped.
        title: 'Q&amp;A: is 3 &lt; 5 &amp; ]]&gt; safe? 🤖',
        summary: 'Ampersands &amp; &lt;tags&gt;, ]]&gt; twice ]]&gt; and \'quotes\' "in" one sentence.',
        published: '2025-10-10T00:00:00.000Z',
        updated: '2025-10-12T00:00:00.000Z',
        content: entry.html,
      }),
    ]);
  });

  it('names its stylesheet first, and gives people a link at the end of each entry', () => {
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<\?xml-stylesheet type="text\/css" href="\/blog\/feed.css"\?>\n<feed /);
    expect(xml).toMatch(
      /<a xmlns="http:\/\/www.w3.org\/1999\/xhtml" href="https:\/\/docs.openarm.dev\/blog\/questions">[^<]+<\/a>\s*<\/entry>/,
    );
  });
});

it('the RSS feed says when its posts changed, not when the site was built', () => {
  const xml = '<?xml version="1.0" encoding="UTF-8"?><rss><lastBuildDate>Sat, 21 Nov 2026 10:00:00 GMT</lastBuildDate></rss>';
  expect(readableRss(xml, new Date('2025-10-12'))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/css" href="/blog/feed.css"?>\n<rss><lastBuildDate>Sun, 12 Oct 2025 00:00:00 GMT</lastBuildDate></rss>',
  );
});
