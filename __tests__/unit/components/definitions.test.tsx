import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { NavbarItem } from '../../../src/theme/layout/Navbar';
import { Sidebar } from '../../../src/theme/navigation/Sidebar';
import { renderBody } from '../../../src/templates/renderBody';
import type { BodyNode } from '../../../src/model/bodyTree';
import type { NavbarEntry, NavItem } from '../../../src/model/pageTypes';

jest.mock('gatsby', (): unknown => jest.requireActual('../fixtures/gatsby'));

const entry = (changes: Partial<NavbarEntry> = {}): NavbarEntry => ({
  type: 'section',
  label: 'Hardware',
  href: '/hardware/',
  position: 'left',
  ...changes,
});

describe('rendering throws the errors that the build reports', () => {
  it('a navbar item of an unknown type', () => {
    // @ts-expect-error -- not a type of navbar entries
    const unknown: NavbarEntry = { ...entry(), type: 'dropdown', label: 'More' };
    expect(() => renderToString(<NavbarItem entry={unknown} />)).toThrow(
      new Error('navbar item "More" has the unknown type "dropdown". Known: "sidebar", "link".'),
    );
  });

  it('a navbar item without a link target', () => {
    // @ts-expect-error -- a link must have an address
    const broken: NavbarEntry = entry({ href: undefined });
    expect(() => renderToString(<NavbarItem entry={broken} />)).toThrow(
      new Error('navbar item "Hardware" has no link target. Give it an href.'),
    );
  });

  it('a navbar item that fails to render, by its name', () => {
    const { fallback } = (NavbarItem({ entry: entry() }) as ReactElement<{ readonly fallback: (error: Error) => ReactNode }>).props;
    expect(() => fallback(new Error('no'))).toThrow(new Error('navbar item "Hardware" failed to render: no'));
  });

  it('a sidebar item without a link target', () => {
    const items: NavItem[] = [{ type: 'category', label: 'Setup', open: true, items: [{ type: 'link', label: 'CAN', href: '' }] }];
    expect(() => renderToString(<Sidebar id="docsSidebar" items={items} />)).toThrow(
      new Error('sidebar "docsSidebar": item "CAN" has no link target. Give it a document, an address or items that lead somewhere.'),
    );
  });

  it('a sidebar item of an unknown type', () => {
    // @ts-expect-error -- not a type of sidebar items
    const unknown: NavItem = { type: 'page', label: 'CAN', href: '/can' };
    expect(() => renderToString(<Sidebar id="docsSidebar" items={[unknown]} />)).toThrow(
      new Error('sidebar "docsSidebar" has an item of the unknown type "page". Known: "doc", "category", "sidebar", "link".'),
    );
  });

  it('a sidebar item that is none', () => {
    // @ts-expect-error -- no item
    const items: NavItem[] = [null];
    expect(() => renderToString(<Sidebar id="docsSidebar" items={items} />)).toThrow(
      new Error('sidebar "docsSidebar" has an item that is empty or not an object. Give it a type and a target, or remove it.'),
    );
  });

  it('a component that is not in the map', () => {
    expect(() => renderBody([['p', 0, ['Figur', { src: 'a.svg' }]]], {})).toThrow(
      new Error('unknown component <Figur> in the body of a document.'),
    );
  });
});

describe('what is defined right is rendered', () => {
  it('navbar items, with the section of the page marked', () => {
    expect(renderToString(<NavbarItem entry={entry({ active: true })} />)).toBe('<a href="/hardware/" aria-current="true">Hardware</a>');
  });

  it('a body, with components for names in the map and HTML for the others', () => {
    const nodes: BodyNode[] = ['Text ', ['p', { id: 'a' }, 'one ', ['strong', 0, 'two']], ['Card', { title: 'T' }, 'child']];
    const Card = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
      <section title={title}>{children}</section>
    );
    expect(renderToString(<>{renderBody(nodes, { Card })}</>)).toBe(
      'Text <p id="a">one <strong>two</strong></p><section title="T">child</section>',
    );
  });
});
