import { readCsvTable } from '../../../src/content/tables/csvTable';
import { table } from '../../../src/model/tableTypes';
import { checkInternalLinks } from '../../../src/routes/checkInternalLinks';
import { documentSource, messages, readSource } from '../fixtures/sources';

const settings = {
  colourMode: { default: 'light', disableSwitch: false, followSystem: false },
  announcement: { id: 'a', text: 'A.', href: '/announced', closeable: true },
  navbar: { hideOnScroll: false },
  offline: false,
  movedFiles: [],
} as const;

const makers = table('Makers', 'maker', {
  maker: 'Maker',
  page: { label: 'Page', type: 'route' },
  more: { label: 'More', type: 'routes' },
});
const rows = readCsvTable('makers', 'content/data/makers.csv', 'maker,page,more\nA,/buy,/can; /away\nB,/gone#b,/can\n', makers).table;

const { document } = readSource(
  documentSource(
    '[a](/can) [b](/gone) [c](/can/#x) [d](/a.pdf) [e](https://example.org/gone) [f](/can/index.html#y)\n\n<Cards>\n<Card title="A" href="/gnoe">\n\nText.\n\n</Card>\n</Cards>',
  ),
);

it('every place that names a page that is not there is reported, with its line', () =>
  expect(
    messages(
      checkInternalLinks(
        {
          texts: [document],
          tables: new Map([['makers', rows]]),
          sidebars: { a: [{ type: 'link', label: 'A', href: '/sidebar' }] },
          navbar: [{ type: 'link', label: 'A', href: '/navbar', position: 'left' }],
          footer: [{ title: 'A', items: [{ label: 'A', href: '/buy' }] }],
          footerLine: [{ label: 'A', href: '/line' }],
          settings,
        },
        new Set(['/', '/can', '/buy', '/gonee', '/a', '/b', '/c']),
      ),
    ),
  ).toEqual([
    'content/docs/wiring.mdx:5: the link "/gone" leads to no page. Did you mean "/gonee"?',
    'content/docs/wiring.mdx:5: the link "/can/#x" is not in the canonical spelling. Write "/can#x".',
    'content/docs/wiring.mdx:5: the link "/can/index.html#y" is not in the canonical spelling. Write "/can#y".',
    'content/docs/wiring.mdx:8: the link "/gnoe" leads to no page. Remove the link, or link the page that has its subject now. For links of other sites, redirect the address in static/_redirects.',
    'content/data/makers.csv:2: the link "/away" leads to no page. Remove the link, or link the page that has its subject now. For links of other sites, redirect the address in static/_redirects.',
    'content/data/makers.csv:3: the link "/gone#b" leads to no page. Did you mean "/gonee"?',
    'src/site/sidebars.ts: the link "/sidebar" leads to no page. Remove the link, or link the page that has its subject now. For links of other sites, redirect the address in static/_redirects.',
    'src/site/navbar.ts: the link "/navbar" leads to no page. Remove the link, or link the page that has its subject now. For links of other sites, redirect the address in static/_redirects.',
    'src/site/footer.ts: the link "/line" leads to no page. Remove the link, or link the page that has its subject now. For links of other sites, redirect the address in static/_redirects.',
    'src/site/settings.ts: the link "/announced" leads to no page. Remove the link, or link the page that has its subject now. For links of other sites, redirect the address in static/_redirects.',
  ]));
