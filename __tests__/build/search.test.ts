import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compressedSize, indexBudget } from '../../src/search/records/searchFiles';
import type { SearchIndexFile } from '../../src/search/contract/searchRecords';
import { examplePublic } from '../sites/exampleSite';

const publicFolder = examplePublic;
const read = (file: string): string => readFileSync(path.join(publicFolder, file), 'utf8');

describe('the search index of this site', () => {
  const text = read('search-index.json');
  const index = JSON.parse(text) as SearchIndexFile;
  const routes = [...read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

  it('answers the first query within its budget', () => {
    expect(compressedSize(text)).toBeLessThanOrEqual(indexBudget);
  });

  it('holds every page of the documentation', () => {
    const found = new Set(index.pages.map(({ route }) => route));
    expect(routes.filter((route) => !found.has(route) && !route.startsWith('/blog/') && route !== '/search')).toEqual([]);
  });

  it('names the one file of texts', () => {
    expect(readdirSync(publicFolder).filter((file) => file.startsWith('search-texts-'))).toEqual([index.texts]);
    const texts = JSON.stringify(JSON.parse(read(index.texts)));
    for (const part of ['MVBLK-ASN-48S-4BGUX-L', 'DM-J4340P-2EC', 'use_fake_hardware', '0x11', 'UV_Value']) expect(texts).toContain(part);
  });
});

it('no script carries a trace of questions to an agent, because none is configured', () => {
  const html = read('index.html');
  const files = readdirSync(publicFolder).filter((file) => file.endsWith('.js'));
  // The runtime knows the hashes of all scripts; files of earlier builds may lie beside them.
  const known = html + read(files.find((file) => file.startsWith('webpack-runtime-') && html.includes(file)) ?? '');
  const scripts = files.filter((file) => known.includes(/[0-9a-f]{20}/.exec(file)?.[0] ?? 'no hash'));
  expect(scripts.length).toBeGreaterThan(6);
  const told = /agent-studio|generated with AI|Ask another question|DocSearch-AskAiScreen/;
  expect(scripts.filter((script) => told.test(read(script)))).toEqual([]);
});
