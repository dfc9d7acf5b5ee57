import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { NavbarItem } from '../../../src/theme/layout/Navbar';
import type { NavbarEntry } from '../../../src/model/pageTypes';

jest.mock('gatsby', (): unknown => jest.requireActual('../fixtures/gatsby'));

const entry: NavbarEntry = { type: 'section', label: 'Hardware', href: '/hardware/', position: 'left' };

/** The part of an error boundary's properties that is asked here. */
interface Boundary {
  readonly fallback: (error: Error) => ReactNode;
}

/** What rendering throws. */
function thrownBy(shown: NavbarEntry): Error {
  try {
    renderToString(<NavbarItem entry={shown} />);
  } catch (error) {
    return error as Error;
  }
  throw new Error('It was rendered.');
}

describe('a navbar item', () => {
  it('is shown', () => expect(renderToString(<NavbarItem entry={entry} />)).toBe('<a href="/hardware/">Hardware</a>'));

  it('is an error that names it, if it fails to render', () => {
    // @ts-expect-error -- an address that is no text makes the link throw
    const broken: NavbarEntry = { ...entry, href: { path: '/hardware/' } };
    const { fallback } = (NavbarItem({ entry: broken }) as ReactElement<Boundary>).props;
    expect(() => fallback(thrownBy(broken))).toThrow(
      new Error('navbar item "Hardware" failed to render: href.startsWith is not a function'),
    );
  });
});
