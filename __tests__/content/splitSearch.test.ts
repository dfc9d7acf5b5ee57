import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readQueries } from '../../bench/search/readQueries';
import { createEngine } from '../../src/search/engine/engine';
import { packIndex, textsOf } from '../../src/search/engine/packIndex';
import { createSplitEngine } from '../../src/search/engine/splitEngine';
import type { SplitIndexFile } from '../../src/search/contract/searchRecords';
import { compressedSize, indexFiles } from '../../src/search/records/indexFiles';
import { searchRecords } from '../../src/search/records/records';
import { searchSettings } from '../../src/site/searchSettings';
import { site } from './siteContent';

const records = searchRecords(site);
const file = 'bench/search/queries.csv';
const { queries } = readQueries(readFileSync(path.resolve(__dirname, '../..', file), 'utf8'), file, []);

/** A query, and by turns what has been typed before it is done, and two letters of it in each other's place. */
function asked(query: string, at: number): string[] {
  const middle = Math.floor(query.length / 2);
  const typo = query.slice(0, middle - 1) + query.charAt(middle) + query.charAt(middle - 1) + query.slice(middle + 1);
  const others = [query.slice(0, 1), query.slice(0, 2), query.slice(0, 3), query.slice(0, middle), query.slice(0, -1), typo];
  return [query, others[at % others.length] ?? query];
}

describe('the index of this site, were it a large one', () => {
  const files = indexFiles(records, 0);
  const texts = new Map(files.map(({ address, text }) => [address.slice(1), text]));
  const read = (name: string): Promise<unknown> => Promise.resolve(JSON.parse(texts.get(name) ?? ''));

  it('finds the same in the same order for judged queries, while it is typed and mistyped', async () => {
    const whole = createEngine(packIndex(records));
    await whole.showTexts(textsOf(records));
    const split = createSplitEngine(JSON.parse(files[0]?.text ?? '') as SplitIndexFile, read);
    // What people write of failures is long, and made of the same parts: some of it says as much.
    const some = queries.filter(({ kind }, at) => !kind.startsWith('symptom') || at % 5 === 0);
    const all = [...new Set(some.flatMap(({ query }, at) => asked(query, at)))];
    expect(all.length).toBeGreaterThan(900);
    for (const query of all) {
      const request = { indexName: searchSettings.indexName, query, hitsPerPage: 8, facets: ['hierarchy.lvl0'] };
      expect([query, await split.search(request)]).toEqual([query, await whole.search(request)]);
    }
  });

  it('begins with less than a third of the whole', () => {
    const [whole] = indexFiles(records);
    expect(compressedSize(files[0]?.text ?? '')).toBeLessThan(compressedSize(whole?.text ?? '') / 3);
  });
});
