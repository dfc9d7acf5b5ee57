import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SearchIndexFile } from '../../src/search/contract/searchRecords';
import { examplePublic } from '../sites/exampleSite';

const publicFolder = examplePublic;
const read = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');

describe('the search index of this site', () => {
  const index = JSON.parse(read('search-index.json')) as SearchIndexFile;
  const routes = [...read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

  it('holds every page of the documentation, and the failures in place of their pages', () => {
    const found = new Set(index.pages.map(({ route }) => route));
    const isMissing = (route: string): boolean => !found.has(route) && !route.startsWith('/blog/') && route !== '/search';
    expect(routes.filter(isMissing).sort()).toEqual(
      ['motion', 'power', 'serial-port'].map((page) => `/getting-started/troubleshooting/${page}`),
    );
    expect(index.failures.map(({ id }) => id)).toContain('serial-no-reply');
  });
});

it('no script has code for AI, because no agent is configured', () => {
  const html = read('index.html');
  const files = readdirSync(publicFolder).filter((file) => file.endsWith('.js'));
  // The runtime has the hashes of all scripts. The folder may have scripts of earlier builds.
  const known = html + read(files.find((file) => file.startsWith('webpack-runtime-') && html.includes(file)) ?? '');
  const scripts = files.filter((file) => known.includes(/[0-9a-f]{20}/.exec(file)?.[0] ?? 'no hash'));
  expect(scripts.length).toBeGreaterThan(6);
  const told = /agent-studio|generated with AI|Ask another question|DocSearch-AskAiScreen/;
  expect(scripts.filter((script) => told.test(read(script)))).toEqual([]);
});
