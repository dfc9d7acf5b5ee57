import { readHtml } from '../../../src/outputs/links/readHtml';

describe('a built page is read', () => {
  const page = readHtml(`<!doctype html><html><head>
    <link rel="canonical" href="https://example.org/a"><link rel="icon" href="/favicon.svg"><script src="/app.js"></script>
    </head><body><h2 id="ids">IDs</h2><a href="/a#ids">A</a><a href="/a#ids">A again</a><a name="x">No link</a>
    <picture><img src="/a.png" id="picture"></picture><template><a href="/in-template" id="hidden">T</a></template>
    <svg><use href="#icon"></use></svg></body></html>`);

  it('its links, each once', () => expect(page.links).toEqual(['/a#ids', '/in-template']));
  it('its pictures, scripts and icons, but not its own address', () =>
    expect(page.resources).toEqual(['/favicon.svg', '/app.js', '/a.png']));
  it('its anchors', () => expect(page.ids).toEqual(['ids', 'picture', 'hidden']));
});
