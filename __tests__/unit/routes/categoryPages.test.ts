import { markdownPage } from '../../../src/outputs/markdown/markdownPage';
import { withFacts } from '../../../src/routes/kinds/documentation';
import { figureProblems } from '../../../src/routes/loadSite';
import { documentPage } from '../fixtures/publicPages';
import { resolve, routeAt } from '../fixtures/routes';
import { messages } from '../fixtures/sources';

const { routes } = resolve({
  sidebars: {
    topSidebar: [
      {
        type: 'category',
        label: 'Hardware',
        link: {
          type: 'generated',
          route: '/hardware',
          title: 'Hardware',
          description: 'Parts.',
          figure: { src: 'arm.svg', alt: 'An arm.' },
        },
        items: [
          'sizes',
          {
            type: 'category',
            label: 'Build it',
            link: { type: 'doc', id: 'build' },
            items: [
              'one',
              { type: 'category', label: 'Wiring', items: ['two', { type: 'link', label: 'Out', href: 'https://example.org' }] },
            ],
          },
        ],
      },
    ],
  },
  documents: ['sizes', 'build', 'one', 'two'],
});
const hardware = routeAt({ routes, navbar: [], problems: [] }, '/hardware');
const cards = hardware.kind === 'category' ? hardware.cards : [];

describe('the page of a category', () => {
  it('has every page below a category, its own first, however deep they are', () => {
    expect(cards.map(({ id, pages }) => [id, pages?.map(({ label }) => label)])).toEqual([
      [undefined, undefined],
      ['build-it', ['Build it', 'one', 'two', 'Out']],
    ]);
    expect(cards[1]?.pages?.[1]).toEqual({ label: 'one', href: '/one', description: 'About one.', count: null });
  });

  it('shows on the cards of guides what they build, and on their neighbours the first drawing of the page', () => {
    const guide = { guide: 'base', once: true, steps: [1, 2] };
    const sources = {
      cards: new Map([['/one', { guide, figure: 'base.svg' }]]),
      documents: [{ route: '/two', figures: [{ name: 'photo.jpg' }, { name: 'cable.svg' }] }],
      drawings: new Map([['cable.svg', { svg: '', address: '' }]]),
    };
    const pages = withFacts(cards, sources)[1]?.pages ?? [];
    expect(pages.map(({ label, figure, guide: built }) => [label, figure, built])).toEqual([
      ['Build it', undefined, undefined],
      ['one', 'base.svg', guide],
      ['two', 'cable.svg', undefined],
      ['Out', undefined, undefined],
    ]);
    expect(withFacts(cards, { ...sources, cards: new Map() })).toEqual(cards);
  });

  it('lists them in Markdown below the name of the category', () => {
    const { text, ...page } = documentPage('', { kind: 'category', cards });
    expect(text).toBeDefined();
    expect(markdownPage({ ...page, lastUpdated: null })).toMatch(
      /- \[Build it\]\(\S+\): About build\.\n {2}- \[one\]\(\S+\): About one\.\n {2}- .*\n {2}- \[Out\]\(https:\/\/example\.org\)/,
    );
  });

  it('has a drawing, which must exist', () => {
    expect(hardware).toMatchObject({ figure: { src: 'arm.svg', alt: 'An arm.' } });
    expect(figureProblems(routes, new Set(['arm.svg']))).toEqual([]);
    expect(messages(figureProblems(routes, new Set(['arms.svg'])))).toEqual([
      'src/site/sidebars.ts: the page /hardware shows the figure "arm.svg", which is not in content/figures. Did you mean "arms.svg"?',
    ]);
  });
});
