import { parseHTML } from 'linkedom';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import type { NavbarEntry } from '../../../src/model/pageTypes';

jest.mock('gatsby', (): unknown => jest.requireActual('../fixtures/gatsby'));

const entry: NavbarEntry = { type: 'section', label: 'Hardware', href: '/hardware/', position: 'left' };

describe('a navbar item in the browser', () => {
  const { window } = parseHTML('<!doctype html><html><body><nav></nav></body></html>');
  const nav = window.document.querySelector('nav') as unknown as HTMLElement;
  let root: Root;
  let render: (shown: NavbarEntry) => Promise<void>;

  beforeAll(async () => {
    // React looks for a browser when it is loaded.
    Object.assign(window, { location: { protocol: 'about:' } });
    Object.assign(globalThis, { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true });
    const { createRoot } = await import('react-dom/client');
    const { NavbarItem } = await import('../../../src/components/navigation/NavbarItem');
    root = createRoot(nav, { onCaughtError: () => undefined });
    render = (shown) => act(() => root.render(<NavbarItem entry={shown} />)) as unknown as Promise<void>;
  });

  afterAll(() => act(() => root.unmount()));

  it('is shown', async () => {
    await render(entry);
    expect(nav.innerHTML).toBe('<a href="/hardware/">Hardware</a>');
  });

  it('is an error that names it, if it fails to render', async () => {
    // @ts-expect-error -- an address that is no text makes the link throw
    const broken: NavbarEntry = { ...entry, href: { path: '/hardware/' } };
    await expect(async () => render(broken)).rejects.toThrow(
      new Error('navbar item "Hardware" failed to render: href.startsWith is not a function'),
    );
  });
});
