import { checkSite } from '../fixtures/builtSite';

const layout = 'the layout (src/site/navbar.ts, footer.ts, sidebars.ts, settings.ts or a component)';
const a = (...hrefs: string[]): string => hrefs.map((href) => `<a href="${href}">Link</a>`).join('');
const right = { broken: [], anchors: [] };

describe('links that lead somewhere are right', () => {
  it.each([
    ['to a page', '/can'],
    ['to a section', '/hardware/'],
    ['to an anchor of another page', '/can#ids'],
    ['to an anchor of the page itself', '#top'],
    ['to the top of the page', '#'],
    ['with a query', '/can?from=a#ids'],
    ['relative to the page', 'can#ids'],
    ['to a file', '/social-card.png'],
    ['out of the site', 'https://example.org/nowhere'],
    ['out of the site, with the scheme of the page', '//example.org/nowhere'],
    ['to a mailbox', 'mailto:info@example.org'],
  ])('%s', (_kind, href) => {
    const pages = { '/': `<h1 id="top">Home</h1>${a(href)}`, '/can': '<h2 id="ids">IDs</h2>', '/hardware/': '' };
    expect(checkSite({ pages, files: ['/social-card.png'] })).toEqual(right);
  });

  it('with signs outside ASCII', () => {
    const pages = { '/': a('/gr%C3%B6%C3%9Fe#%C3%BC'), '/größe': '<h2 id="ü">Ü</h2>' };
    expect(checkSite({ pages })).toEqual(right);
  });
});

describe('a broken link is reported', () => {
  it('with the file and line of the document that wrote it, and the nearest page', () => {
    expect(checkSite({ pages: { '/a': a('/cann'), '/can': '' }, written: { '/a': [[14, '/cann']] } })).toEqual({
      broken: ['content/docs/a.mdx:14: broken link to "/cann". Did you mean "/can"?'],
      anchors: [],
    });
  });

  it('in each line that wrote it', () => {
    const written = {
      '/a': [
        [14, '/cann'],
        [20, '/cann'],
        [21, '/can'],
      ],
    } as const;
    expect(checkSite({ pages: { '/a': a('/cann', '/can'), '/can': '' }, written }).broken).toEqual([
      'content/docs/a.mdx:14: broken link to "/cann". Did you mean "/can"?',
      'content/docs/a.mdx:20: broken link to "/cann". Did you mean "/can"?',
    ]);
  });

  it('with the row of the table that wrote it, once, however many pages show the table', () => {
    const pages = { '/a': a('/cann'), '/b': a('/cann'), '/can': '' };
    expect(checkSite({ pages, written: { '/a': [], '/b': [] }, cells: [[3, '/cann']] }).broken).toEqual([
      'content/data/boards.csv:3: broken link to "/cann". Did you mean "/can"?',
    ]);
  });

  it('in the line of the spelling that the author used', () => {
    const written = {
      '/a': [
        [7, '/cann.html'],
        [9, '/größe'],
      ],
    } as const;
    expect(checkSite({ pages: { '/a': a('/cann', '/gr%C3%B6%C3%9Fe'), '/can': '' }, written }).broken).toEqual([
      'content/docs/a.mdx:7: broken link to "/cann". Did you mean "/can"?',
      'content/docs/a.mdx:9: broken link to "/gr%C3%B6%C3%9Fe". Remove the link, or link the page that has its subject now. For links of other sites, redirect the address in static/_redirects.',
    ]);
  });

  it('of the layout once, however many pages show it', () => {
    const pages = { '/a': a('/nowhere'), '/b': a('/nowhere'), '/c': a('/nowhere', '/elsewhere') };
    expect(checkSite({ pages }).broken).toEqual([
      `${layout}: on page "/a": broken link to "/nowhere". Remove the link, or link the page that has its subject now. For links of other sites, redirect the address in static/_redirects. The same on 2 more pages.`,
      `${layout}: on page "/c": broken link to "/elsewhere". Remove the link, or link the page that has its subject now. For links of other sites, redirect the address in static/_redirects.`,
    ]);
  });

  it('to a file that was not built', () => {
    expect(checkSite({ pages: { '/a': '<img src="/a.png">' } }).broken).toEqual([
      `${layout}: on page "/a": broken link to "/a.png". Remove the link, or link the page that has its subject now. For links of other sites, redirect the address in static/_redirects.`,
    ]);
  });
});

describe('a missing anchor is only a warning', () => {
  it('the whole anchor is offered for a cut one, and no id of the frame', () => {
    const ids = ['main', '___gatsby', '_R_2_', 'prose', 'price-and-lead-time'].map((id) => `<p id="${id}"></p>`).join('');
    expect(checkSite({ pages: { '/a': a('#price') + ids }, written: { '/a': [[9, '#price']] } }).anchors).toEqual([
      'content/docs/a.mdx:9: link to "#price": the page "/a" has no anchor "#price". Did you mean "#price-and-lead-time"?',
    ]);
  });

  it('with the nearest one', () => {
    const pages = { '/a': a('/can#idz'), '/can': '<h2 id="ids">IDs</h2>' };
    expect(checkSite({ pages, written: { '/a': [[9, '/can#idz']] } })).toEqual({
      broken: [],
      anchors: ['content/docs/a.mdx:9: link to "/can#idz": the page "/can" has no anchor "#idz". Did you mean "#ids"?'],
    });
  });

  it('on the page itself', () => {
    expect(checkSite({ pages: { '/a': a('#x') }, written: { '/a': [[9, '#x']] } }).anchors).toEqual([
      'content/docs/a.mdx:9: link to "#x": the page "/a" has no anchor "#x". There is none.',
    ]);
  });
});

describe('below a base path', () => {
  const basePath = '/docs';

  it('links carry it', () => {
    expect(checkSite({ pages: { '/': a('/docs/can', '/docs/', '/docs'), '/can': '' }, basePath })).toEqual(right);
  });

  it('a link without it leaves the site', () => {
    expect(checkSite({ pages: { '/': a('/can'), '/can': '' }, basePath }).broken).toEqual([
      `${layout}: on page "/": link to "/can" is outside the base path "/docs/". Use SmartLink or withPrefix in the component that wrote it.`,
    ]);
  });

  it('a broken link is found in the document, which wrote it without', () => {
    expect(checkSite({ pages: { '/a': a('/docs/cann'), '/can': '' }, basePath, written: { '/a': [[7, '/cann']] } }).broken).toEqual([
      'content/docs/a.mdx:7: broken link to "/cann". Did you mean "/can"?',
    ]);
  });
});
