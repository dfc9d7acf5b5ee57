import type { SidebarItem } from '../../../src/model/siteTypes';
import { navbarSection, problemsOf, resolve } from '../fixtures/routes';
import { messages } from '../fixtures/sources';

describe('a sidebar that names what does not exist is reported', () => {
  it('a document, with the nearest spelling', () => {
    expect(problemsOf(['index', 'hardware/grippper'], ['index'])).toEqual([
      'src/site/sidebars.ts: sidebar "topSidebar" names the document "hardware/grippper", which doesn\'t exist. Known: "index".',
    ]);
    expect(problemsOf(['index', { type: 'doc', id: 'hardware/grippper' }], ['index', 'hardware/gripper'])[0]).toBe(
      'src/site/sidebars.ts: sidebar "topSidebar" names the document "hardware/grippper", which doesn\'t exist. Did you mean "hardware/gripper"?',
    );
  });

  it('the document of a category', () => {
    expect(
      problemsOf([{ type: 'category', label: 'Setup', link: { type: 'doc', id: 'setup/indx' }, items: ['index'] }], ['index']),
    ).toEqual(['src/site/sidebars.ts: sidebar "topSidebar" names the document "setup/indx", which doesn\'t exist. Known: "index".']);
  });

  it('a sidebar, in a reference', () => {
    const sidebars = { docsSidebar: ['index'], topSidebar: [{ type: 'sidebar', id: 'docSidebar' }, 'index'] } as const;
    expect(messages(resolve({ sidebars, documents: ['index'] }).problems)).toEqual([
      'src/site/sidebars.ts: sidebar "topSidebar" names the sidebar "docSidebar", which doesn\'t exist. Did you mean "docsSidebar"?',
    ]);
  });

  it('a sidebar, in the navbar', () => {
    const input = { sidebars: { docsSidebar: ['index'], topSidebar: ['index'] }, documents: ['index'] };
    expect(messages(resolve({ ...input, navbar: [navbarSection('docSidebar', 'Docs')] }).problems)).toEqual([
      'src/site/navbar.ts: navbar item "Docs" names the sidebar "docSidebar", which doesn\'t exist. Did you mean "docsSidebar"?',
    ]);
  });

  it('the sidebar that holds all sections', () => {
    expect(messages(resolve({ sidebars: { topSidebr: [] }, documents: [] }).problems)[0]).toBe(
      'src/site/sidebars.ts: the site names the sidebar "topSidebar", which doesn\'t exist. Did you mean "topSidebr"?',
    );
  });
});

describe('an item that leads nowhere is reported', () => {
  it.each<[string, SidebarItem, string]>([
    ['a category of nothing', { type: 'category', label: 'Nothing', items: [] }, 'Nothing'],
    [
      'a category of empty categories',
      { type: 'category', label: 'Outer', items: [{ type: 'category', label: 'Inner', items: [] }] },
      'Inner',
    ],
  ])('%s', (_kind, item, label) =>
    expect(problemsOf(['index', item], ['index'])).toEqual([
      `src/site/sidebars.ts: sidebar "topSidebar": item "${label}" has no link target. Give it a document, an address or items that lead somewhere.`,
    ]),
  );

  it('a navbar item whose sidebar has no page', () => {
    const input = { sidebars: { docsSidebar: [], topSidebar: ['index'] }, documents: ['index'] };
    expect(messages(resolve({ ...input, navbar: [navbarSection('docsSidebar', 'Docs')] }).problems)).toEqual([
      'src/site/navbar.ts: navbar item "Docs": sidebar "docsSidebar" has no page to link to.',
    ]);
  });
});

describe('names of the prototype of objects are names like any other', () => {
  it.each(['constructor', '__proto__'])('%s', (name) => {
    expect(problemsOf(['index', { type: 'sidebar', id: name }], ['index'])).toEqual([
      expect.stringContaining(`sidebar "topSidebar" names the sidebar "${name}", which doesn't exist.`),
    ]);
    expect(problemsOf(['index', name], ['index'])).toEqual([expect.stringContaining(`names the document "${name}", which doesn't exist.`)]);
  });
});

describe('routes that clash or are missing are reported', () => {
  it('two items on one route', () => {
    expect(problemsOf(['can', { type: 'category', label: 'Bus', items: [{ type: 'doc', id: 'can', label: 'CAN bus' }] }], ['can'])).toEqual(
      ['src/site/sidebars.ts: two items lead to the route "/can": "can" and "CAN bus". Keep one.'],
    );
  });

  it('a generated page on the route of a document', () => {
    const link = { type: 'generated', route: '/can', title: 'CAN', description: 'The bus.' } as const;
    expect(problemsOf([{ type: 'category', label: 'Bus', link, items: ['can'] }], ['can'])).toEqual([
      'src/site/sidebars.ts: two items lead to the route "/can": "Bus" and "can". Keep one.',
    ]);
  });

  it('a document that no sidebar names', () => {
    expect(problemsOf(['index'], ['index', 'draft'])).toEqual([
      "content/docs/draft.mdx: no sidebar lists this document. Add 'draft' to a sidebar in src/site/sidebars.ts that topSidebar includes, or delete the file.",
    ]);
  });

  it('no document at all', () => {
    expect(problemsOf([], [])).toEqual([
      'content/docs: docs instance "default" has no documents. Write the first one as content/docs/index.mdx and name it in src/site/sidebars.ts.',
    ]);
  });
});
