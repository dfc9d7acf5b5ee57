import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtRoutes } from '../../src/outputs/sitemap';
import { examplePublic } from '../sites/exampleSite';

const publicFolder = examplePublic;

/** The styles that a page carries. */
const stylesOf = (route: string): string =>
  [...readFileSync(path.join(publicFolder, route, 'index.html'), 'utf8').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, css = '']) => css)
    .join('\n');

/** What a page says to Safari alone, which is the only browser that knows this property with its prefix. */
const forSafari = (route: string): string => stylesOf(route).split('@supports (-webkit-backdrop-filter').slice(1).join('\n');

describe('what Safari can read: no test opens it, so the styles are looked at', () => {
  const routes = builtRoutes(publicFolder);

  it('a line below words has its parts in properties of their own', () => {
    const together = routes.flatMap((route) => stylesOf(route).match(/(?<![\w-])text-decoration:[^;}]*[\s(][^;}]*/g) ?? []);
    expect([...new Set(together)]).toEqual([]);
  });

  it('what is not to be copied says so with a prefix, too', () => {
    const alone = routes.flatMap((route) => stylesOf(route).match(/[^{}]*\{(?![^}]*-webkit-user-select)[^}]*user-select:[^}]*\}/g) ?? []);
    expect([...new Set(alone)]).toEqual([]);
  });

  it('accents of formulas come down to their letters', () =>
    expect(forSafari('/software/protocol')).toMatch(/\[class\$="?-acc"?\]\{transform:translate\(var\(--slant, ?0\), ?0?\.431em\)/));

  it('the arrow of a link that leaves the site is no path, which would be lost in tables', () =>
    expect(forSafari('/hardware/')).toMatch(/\.external:{1,2}after\{clip-path:none;-webkit-mask:/));
});
