import path from 'node:path';
import { builtRoutes } from '../../src/outputs/sitemap';
import { eventually } from './eventually';
import { openSite } from './site';
import type { OpenSite, SitePage } from './site';
import { untilSurvives, wrapTexts, wrappings } from './wrapTexts';

/** The project's own build: everything on all its pages is used. */
const publicFolder = path.resolve(__dirname, '../../public');

const pages = builtRoutes(publicFolder).map((route, index) => ({ route, way: wrappings[index % wrappings.length] ?? 'font' }));

let site: OpenSite;
let at: SitePage;

beforeAll(async () => {
  site = await openSite(publicFolder);
  at = await site.newPage();
});
afterAll(() => site.close());

/** What is used of each kind of list at most: rows of a table have the same buttons. */
const ofEachKind = 4;

/** Uses what has not been used of the page, ten pieces at a time. False when nothing is left. */
const useSome = (): Promise<boolean> =>
  at.page.evaluate(async (most) => {
    const kept = window as typeof window & { used?: WeakSet<Element>; kinds?: Map<string, number> };
    const used = (kept.used ??= new WeakSet());
    const kinds = (kept.kinds ??= new Map<string, number>());
    window.print = () => undefined;
    const isWanted = (element: HTMLElement): boolean => {
      const kind = [element.localName, element.parentElement?.localName, element.parentElement?.className, element.className].join();
      if (used.has(element) || element.matches(':disabled, [type="file"]') || (kinds.get(kind) ?? 0) >= most) return false;
      if (!element.checkVisibility()) return false;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      return true;
    };
    const write = (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void => {
      // As a browser does it: React looks at the field's own setter.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    };
    const use = (element: HTMLElement): void => {
      if (element instanceof HTMLSelectElement) write(element, element.options[element.options.length - 1]?.value ?? '');
      else if (element instanceof HTMLTextAreaElement) write(element, '011#1183277FF7FF191A');
      else if (element instanceof HTMLInputElement && !/checkbox|radio/.test(element.type))
        write(element, element.max === '' ? '1' : element.max);
      else element.click();
    };
    const left = [...document.querySelectorAll<HTMLElement>('button, summary, input, select, textarea')].filter(isWanted).slice(0, 10);
    for (const element of left) {
      used.add(element);
      if (element.isConnected) use(element);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return left.length > 0;
  }, ofEachKind);

it.each(pages)('everything on $route can be used while its texts are wrapped ($way)', async ({ route, way }) => {
  at.errors.length = 0;
  await at.goto(route);
  await untilSurvives(at.page);
  await wrapTexts(at.page, way);
  while (await useSome()) await wrapTexts(at.page, way);
  const says = await at.page.getByText(/This page crashed|Failed to execute/).count();
  // Leaving it takes all of it away.
  const next = route === '/purchase/' ? '/teleop/' : '/purchase/';
  await at.page.locator(`header nav a[href="${next}"]`).first().dispatchEvent('click');
  await eventually(() => expect(new URL(at.page.url()).pathname).toBe(next));
  // Who keeps the site asks for the page of addresses that lead nowhere, and servers give it with that status.
  const errors = at.errors.filter((error) => !error.endsWith('/404.html'));
  expect({ says, errors }).toEqual({ says: 0, errors: [] });
});
