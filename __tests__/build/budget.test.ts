import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pageDataPath } from '../../src/model/publicFiles';
import { budget, compressed, sizeBelow } from '../../src/outputs/budgets';
import { builtRoutes } from '../../src/outputs/sitemap';
import { examplePublic } from '../sites/exampleSite';

const publicFolder = examplePublic;
const read = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');

const scriptSizes = new Map<string, number>();

/** Compressed size of a script, most of which all pages share. */
function scriptSize(file: string): number {
  const size = scriptSizes.get(file) ?? compressed(read(file));
  scriptSizes.set(file, size);
  return size;
}

const routes = builtRoutes(publicFolder);
const htmlOf = (route: string): string => read(path.join(route, 'index.html'));

const scriptsIn = (html: string): string[] => [...new Set([...html.matchAll(/<script src="([^"]+)"/g)].map(([, file = '']) => file))];

const stylesIn = (html: string): string => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');

describe('every page', () => {
  it.each([
    ['HTML', 'html', htmlOf],
    ['inline styles', 'inlineStyle', (route: string) => stylesIn(htmlOf(route))],
    ['data', 'pageData', (route: string) => read(pageDataPath(route))],
  ] as const)('keeps its %s within the budget', (_name, part, textOf) => {
    const sizes = routes.map((route) => ({ route, most: budget[part], size: sizeBelow(budget[part], textOf(route)) }));
    expect(sizes.filter(({ size, most }) => size >= most)).toEqual([]);
  });

  it('keeps its scripts within the budget', () => {
    const sizes = routes.map((route) => {
      const scripts = scriptsIn(htmlOf(route));
      return { route, scripts: scripts.length, size: scripts.reduce((sum, file) => sum + scriptSize(file), 0) };
    });
    expect(sizes.filter(({ scripts, size }) => scripts < 3 || size >= budget.script)).toEqual([]);
  });

  it('makes the browser compile the shared scripts while they load', () => {
    const scripts = new Set(routes.flatMap((route) => scriptsIn(htmlOf(route)).filter((file) => /^\/(app|framework)-/.test(file))));
    expect(scripts.size).toBe(2);
    for (const script of scripts) expect(read(script)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it('loads no stylesheet', () => expect(routes.filter((route) => /<link[^>]+rel="stylesheet"/.test(htmlOf(route)))).toEqual([]));
});

describe('steps at the bench', () => {
  it.each([
    ['their frame', 'What are you building', 6_000],
    ['the progress over all guides', 'Guide by guide', 7_000],
    ['the code of a link', 'crispEdges', 6_000],
  ])('have %s in one file, which no page brings before it is asked for', (_name, words, most) => {
    const files = readdirSync(publicFolder).filter((file) => file.endsWith('.js') && read(file).includes(words));
    expect(files).toHaveLength(1);
    for (const file of files) {
      expect(compressed(read(file))).toBeLessThan(most);
      for (const route of routes) expect(read(path.join(route, 'index.html'))).not.toContain(file);
    }
  });
});

describe('what every page loads', () => {
  it('is nothing from another host, and two fonts of 35 kB at most, none of which holds the text back', () => {
    for (const route of routes) {
      const html = read(path.join(route, 'index.html'));
      expect(html).not.toMatch(/<(script|img|iframe|link)[^>]+(src|href)="https?:\/\/(?!twig\.example)/);
    }
    const fonts = readdirSync(path.join(publicFolder, 'static')).filter((file) => /\.woff2?$/.test(file));
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, file) => sum + statSync(path.join(publicFolder, 'static', file)).size, 0)).toBeLessThan(35_000);
    // A font that is preloaded holds the first paint back.
    expect(read('index.html')).not.toMatch(/<link[^>]+as="font"/);
  });
});
