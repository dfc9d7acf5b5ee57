import MarkdownIt from 'markdown-it';
import robotsParser from 'robots-parser';
import { openSearchDescription, robotsText } from '../../../src/outputs/textFiles';
import { llmsFiles, llmsIndex } from '../../../src/outputs/markdown/llms';
import { markdownPage } from '../../../src/outputs/markdown/markdownPage';
import { markdownPath, socialCardPath } from '../../../src/model/publicFiles';
import { documentOutputs, documentPage } from '../fixtures/publicPages';

describe('what belongs to a page is named after its route', () => {
  it.each([
    ['/', '/index.md', '/social/index.png'],
    ['/hardware/', '/hardware/index.md', '/social/hardware/index.png'],
    ['/software/can', '/software/can.md', '/social/software/can.png'],
  ])('%s', (route, markdown, card) => {
    expect(markdownPath(route)).toBe(markdown);
    expect(socialCardPath(route)).toBe(card);
  });
});

describe('a page as Markdown', () => {
  it('says what it is before its text', () => {
    expect(markdownPage(documentPage('## Power\n\n<Figure src="arm.svg" alt="An arm" />'))).toBe(
      `- Page: https://docs.openarm.dev/wiring
- Updated: 2026-01-02

# Wiring

> How the cables run through the arm.

## Power

![An arm](https://docs.openarm.dev/static/1/arm.svg)
`,
    );
  });
});

describe('the index for language models', () => {
  const pages = [
    documentPage('A.', { title: 'Wiring [arm]' }),
    documentPage('B.', { route: '/software/can', title: 'CAN', section: 'Software' }),
    documentPage('C.', {
      kind: 'post',
      route: '/blog/can',
      title: 'CAN 1.1',
      section: 'News',
      outputs: { ...documentOutputs, llms: 'optional' },
    }),
    documentPage('D.', { route: '/search', title: 'Search', outputs: { ...documentOutputs, llms: false } }),
  ];
  const index = llmsIndex(pages);

  it('names the file of all pages last, with its size', () =>
    expect(llmsIndex(pages, undefined, 1_301_694)).toMatch(
      /\nAll pages in one file \(1\.3 MB, about 325,000 tokens\): https:\/\/docs\.openarm\.dev\/llms-full\.txt\n$/,
    ));

  it('has the form that llmstxt.org asks for: a title, a quote, and lists of links below headings', () => {
    const tokens = new MarkdownIt().parse(index, {});
    const opening = tokens.filter(({ type }) => type.endsWith('_open')).map(({ tag }) => tag);
    expect(opening.slice(0, 4)).toEqual(['h1', 'blockquote', 'p', 'h2']);
    expect(tokens.filter(({ type }) => type === 'heading_open').map(({ tag }) => tag)).toEqual(['h1', 'h2', 'h2', 'h2']);
    expect([...index.matchAll(/^## (.*)$/gm)].map(([, section]) => section)).toEqual(['Hardware', 'Software', 'Optional']);
  });

  it('has what others add: before the lists, and after those of the pages', () => {
    const more = llmsIndex(pages, { about: 'Tools.\n', section: '## Tables\n\n- [ids](https://docs.openarm.dev/data/ids.json): IDs\n' });
    expect([...more.matchAll(/^(?:Tools\.|## .*)$/gm)].map(([line]) => line)).toEqual([
      'Tools.',
      '## Hardware',
      '## Software',
      '## Tables',
      '## Optional',
    ]);
  });

  it('links to the Markdown of each page', () => {
    const html = new MarkdownIt().render(index);
    expect(html).toContain('<a href="https://docs.openarm.dev/wiring.md">Wiring [arm]</a>: How the cables run');
    expect(html).toContain('<a href="https://docs.openarm.dev/blog/can.md">CAN 1.1</a>');
  });

  it('has companions with everything in it, and with each section, which it names', () => {
    const pages = [documentPage('A'), documentPage('B', { section: 'ROS 2' })];
    const files = Object.fromEntries(llmsFiles(pages, ({ section }) => `# ${section}\n`));
    expect(files).toEqual({
      '/llms-full.txt': '# Hardware\n\n---\n\n# ROS 2\n',
      '/llms-full-hardware.txt': '# Hardware\n',
      '/llms-full-ros-2.txt': '# ROS 2\n',
    });
    expect(llmsIndex(pages)).toContain('## ROS 2\n\nAs one file: https://docs.openarm.dev/llms-full-ros-2.txt\n');
  });
});

describe('what crawlers ask for', () => {
  it('lets every crawler read everything and names the sitemap', () => {
    const robots = robotsParser('https://docs.openarm.dev/robots.txt', robotsText());
    expect(robots.isAllowed('https://docs.openarm.dev/software/can', 'Googlebot')).toBe(true);
    // A page that asks not to be indexed must be readable to say so.
    expect(robots.isAllowed('https://docs.openarm.dev/search?q=can', 'Googlebot')).toBe(true);
    expect(robots.getSitemaps()).toEqual(['https://docs.openarm.dev/sitemap-index.xml']);
  });

  it('tells browsers how to search', () => {
    expect(openSearchDescription()).toContain('template="https://docs.openarm.dev/search?q={searchTerms}"');
  });
});
