import type { NavbarItem, SidebarItem } from '../../../src/model/siteTypes';
import { navbarSection, problemsOf, resolve } from '../fixtures/routes';
import { messages } from '../fixtures/sources';

const hostile = ['javascript:alert(1)', 'data:text/html,a', '//example.org', '/\\example.org', 'java\nscript:a'];

/** What no definition may hold, as code might put it there. */
const notAnObject = null as unknown as never;

describe('a link that is not allowed is reported', () => {
  it.each(hostile)('in a sidebar and in the navbar: %j', (href) => {
    expect(problemsOf(['index', { type: 'link', label: 'Shop', href }], ['index'])).toEqual([
      expect.stringContaining('src/site/sidebars.ts: sidebar "topSidebar": item "Shop": the link "'),
    ]);
    const navbar: NavbarItem[] = [{ type: 'link', label: 'Source', href, position: 'right' }];
    expect(messages(resolve({ sidebars: { topSidebar: ['index'] }, documents: ['index'], navbar }).problems)).toEqual([
      expect.stringContaining('src/site/navbar.ts: navbar item "Source": the link "'),
    ]);
  });

  it('in the route of a generated page', () => {
    const link = { type: 'generated', route: '//example.org', title: 'A', description: 'B' } as const;
    expect(problemsOf([{ type: 'category', label: 'C', link, items: ['index'] }], ['index'])).toEqual([
      expect.stringContaining('src/site/sidebars.ts: sidebar "topSidebar": item "C": the route "//example.org" starts with "//"'),
    ]);
  });
});

describe('an entry that is none is reported', () => {
  const advice = 'has an item that is empty or not an object. Give it a type and a target, or remove it.';

  it('in a sidebar, and in a category', () => {
    expect(problemsOf(['index', notAnObject], ['index'])).toEqual([`src/site/sidebars.ts: sidebar "topSidebar" ${advice}`]);
    const category: SidebarItem = { type: 'category', label: 'A', items: ['index', notAnObject] };
    expect(problemsOf([category], ['index'])).toEqual([`src/site/sidebars.ts: sidebar "topSidebar" ${advice}`]);
    expect(problemsOf(['index', { type: 'category', label: 'A', items: notAnObject }], ['index'])).toEqual([
      expect.stringContaining('item "A" has no link target'),
    ]);
    expect(problemsOf(['index', { type: 'link', label: 'A', href: notAnObject }], ['index'])).toEqual([
      expect.stringContaining('item "A" has no link target'),
    ]);
  });

  it('in the navbar', () => {
    const navbar = [notAnObject];
    expect(messages(resolve({ sidebars: { topSidebar: ['index'] }, documents: ['index'], navbar }).problems)).toEqual([
      `src/site/navbar.ts: the navbar ${advice}`,
    ]);
  });
});

describe('names of the prototype of objects are names like any other', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s', (name) => {
    expect(problemsOf(['index', { type: 'sidebar', id: name }], ['index'])).toEqual([
      expect.stringContaining(`sidebar "topSidebar" names the sidebar "${name}", which doesn't exist.`),
    ]);
    expect(problemsOf(['index', name], ['index'])).toEqual([expect.stringContaining(`names the document "${name}", which doesn't exist.`)]);
    const input = { sidebars: { topSidebar: ['index'] }, documents: ['index'], navbar: [navbarSection(name, 'A')] };
    expect(messages(resolve(input).problems)).toEqual([expect.stringContaining(`names the sidebar "${name}", which doesn't exist.`)]);
  });
});
