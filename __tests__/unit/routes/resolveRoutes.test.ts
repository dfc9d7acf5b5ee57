import type { NavbarItem, Sidebars } from '../../../src/model/siteTypes';
import { navbarSection, resolve, routeAt } from '../fixtures/routes';

/** Two sections: one with a generated page, one entered through its first document. */
const sidebars: Sidebars = {
  startSidebar: ['index', 'start/safety'],
  hardwareSidebar: [
    'hardware/index',
    {
      type: 'category',
      label: 'Assembly',
      link: { type: 'doc', id: 'hardware/assembly/index' },
      items: ['hardware/assembly/j1', { type: 'doc', id: 'hardware/assembly/j2', label: 'Joint 2' }],
    },
    { type: 'category', label: 'Wiring', open: true, items: ['hardware/wiring/power', 'hardware/wiring/can'] },
    { type: 'link', label: 'CAD files', href: 'https://example.org/cad' },
  ],
  topSidebar: [
    { type: 'category', label: 'Getting started', items: [{ type: 'sidebar', id: 'startSidebar' }] },
    {
      type: 'category',
      label: 'Hardware',
      link: { type: 'generated', route: '/category/hardware', title: 'All hardware', description: 'Parts of the arm.' },
      items: [{ type: 'sidebar', id: 'hardwareSidebar' }],
    },
  ],
};

const documents = [
  'hardware/wiring/can',
  'hardware/wiring/power',
  'hardware/assembly/index',
  'hardware/assembly/j2',
  'hardware/assembly/j1',
  'hardware/index',
  'start/safety',
  'index',
];

const navbar: NavbarItem[] = [
  navbarSection('startSidebar', 'Getting started'),
  navbarSection('hardwareSidebar', 'Hardware'),
  { type: 'link', label: 'GitHub', href: 'https://example.org/source', position: 'right', icon: 'github' },
];

const result = resolve({ sidebars, documents, navbar });
const at = (path: string) => routeAt(result, path);

describe('the routes of a site', () => {
  it('are right', () => expect(result.problems).toEqual([]));

  it('come in the order of the sidebars, each once', () => {
    expect(result.routes.map(({ route }) => route)).toEqual([
      '/',
      '/start/safety',
      '/category/hardware',
      '/hardware/',
      '/hardware/assembly/',
      '/hardware/assembly/j1',
      '/hardware/assembly/j2',
      '/hardware/wiring/power',
      '/hardware/wiring/can',
    ]);
  });

  it('say which page they are', () => {
    expect(at('/hardware/wiring/can')).toMatchObject({
      kind: 'document',
      documentId: 'hardware/wiring/can',
      title: 'can',
      description: 'About hardware/wiring/can.',
      section: 'Hardware',
      sidebarId: 'hardwareSidebar',
    });
    expect(at('/category/hardware')).toMatchObject({
      kind: 'category',
      title: 'All hardware',
      description: 'Parts of the arm.',
      section: 'Hardware',
      sidebarId: 'topSidebar',
    });
  });
});

describe('breadcrumbs lead from the section to the page', () => {
  it.each([
    ['/', [{ label: 'Getting started' }, { label: 'index' }]],
    ['/start/safety', [{ label: 'Getting started', href: '/' }, { label: 'safety' }]],
    ['/category/hardware', [{ label: 'Hardware' }]],
    ['/hardware/', [{ label: 'Hardware', href: '/category/hardware' }, { label: 'index' }]],
    ['/hardware/assembly/', [{ label: 'Hardware', href: '/category/hardware' }, { label: 'Assembly' }]],
    [
      '/hardware/assembly/j2',
      [{ label: 'Hardware', href: '/category/hardware' }, { label: 'Assembly', href: '/hardware/assembly/' }, { label: 'Joint 2' }],
    ],
    // A category without a page, below a section, has nothing to link to.
    ['/hardware/wiring/can', [{ label: 'Hardware', href: '/category/hardware' }, { label: 'Wiring' }, { label: 'can' }]],
  ])('%s', (path, crumbs) => expect(at(path).breadcrumbs).toEqual(crumbs));
});

describe('previous and next lead through all documents', () => {
  const neighbours = (path: string) => [at(path).previous?.href ?? null, at(path).next?.href ?? null];

  it('the first page has no previous one', () => expect(neighbours('/')).toEqual([null, '/start/safety']));
  it('the last page has no next one', () => expect(neighbours('/hardware/wiring/can')).toEqual(['/hardware/wiring/power', null]));
  it('across sections, past the category page', () => {
    expect(at('/start/safety').next).toEqual({ label: 'index', href: '/hardware/' });
    expect(at('/hardware/').previous).toEqual({ label: 'safety', href: '/start/safety' });
  });
  it('across categories, with their labels', () => {
    expect(at('/hardware/assembly/j1')).toMatchObject({
      previous: { label: 'Assembly', href: '/hardware/assembly/' },
      next: { label: 'Joint 2', href: '/hardware/assembly/j2' },
    });
  });
  it('a category page leads into its first document', () => expect(neighbours('/category/hardware')).toEqual([null, '/hardware/']));
});

describe('the sidebar of a page', () => {
  it('is its section, with the page marked and its category open', () => {
    expect(at('/hardware/assembly/j1').sidebar).toEqual([
      { type: 'link', label: 'index', href: '/hardware/' },
      {
        type: 'category',
        label: 'Assembly',
        href: '/hardware/assembly/',
        open: true,
        items: [
          { type: 'link', label: 'j1', href: '/hardware/assembly/j1', current: true },
          { type: 'link', label: 'Joint 2', href: '/hardware/assembly/j2' },
        ],
      },
      {
        type: 'category',
        label: 'Wiring',
        open: true,
        items: [
          { type: 'link', label: 'power', href: '/hardware/wiring/power' },
          { type: 'link', label: 'can', href: '/hardware/wiring/can' },
        ],
      },
      { type: 'link', label: 'CAD files', href: 'https://example.org/cad' },
    ]);
  });

  it('marks the page of a category, and opens it', () => {
    expect(at('/hardware/assembly/').sidebar[1]).toMatchObject({ label: 'Assembly', current: true, open: true });
  });

  it('leaves other categories closed, unless they are meant to be open', () => {
    expect(at('/hardware/').sidebar).toMatchObject([
      { current: true },
      { label: 'Assembly', open: false },
      { label: 'Wiring', open: true },
      {},
    ]);
  });

  it('of a category page holds all sections', () => {
    expect(at('/category/hardware').sidebar).toMatchObject([
      { label: 'Getting started', open: false },
      { label: 'Hardware', href: '/category/hardware', current: true, open: true },
    ]);
  });
});

describe('the navbar marks the section of the page', () => {
  const active = (path: string) =>
    at(path)
      .navbar.filter((entry) => entry.active)
      .map(({ label }) => label);

  it.each([
    ['/', ['Getting started']],
    ['/hardware/wiring/can', ['Hardware']],
    ['/category/hardware', ['Hardware']],
  ])('%s', (path, labels) => expect(active(path)).toEqual(labels));

  it('leads to the first page of each sidebar, and out of the site', () => {
    expect(result.navbar).toEqual([
      { type: 'section', label: 'Getting started', position: 'left', href: '/' },
      { type: 'section', label: 'Hardware', position: 'left', href: '/hardware/' },
      { type: 'link', label: 'GitHub', position: 'right', href: 'https://example.org/source', icon: 'github' },
    ]);
  });
});

describe('a generated category page shows a card for each item', () => {
  it('with the description of a document, and the number of pages in a category', () => {
    expect(at('/category/hardware')).toMatchObject({
      cards: [
        { label: 'index', href: '/hardware/', description: 'About hardware/index.', count: null },
        { label: 'Assembly', href: '/hardware/assembly/', description: 'About hardware/assembly/index.', count: 3 },
        { label: 'Wiring', href: '/hardware/wiring/power', description: null, count: 2 },
        { label: 'CAD files', href: 'https://example.org/cad', description: null, count: null },
      ],
    });
  });
});

it('a sidebar may name a document whose file was refused: that is said of the file alone', () => {
  const named = {
    sidebars: { startSidebar: ['index', 'odd'], topSidebar: [{ type: 'sidebar', id: 'startSidebar' }] },
    documents: ['index'],
  } as const;
  expect(resolve({ ...named, unread: new Set(['odd']) }).problems).toEqual([]);
  expect(resolve(named).problems).toHaveLength(1);
});
