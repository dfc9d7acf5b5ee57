import { createEngine } from '../../../src/search/engine/engine';
import { packIndex, textsOf } from '../../../src/search/engine/packIndex';
import { createSplitEngine } from '../../../src/search/engine/splitEngine';
import { splitIndex } from '../../../src/search/engine/splitIndex';
import { pageName, termsName } from '../../../src/search/contract/searchFiles';
import type { SplitIndexFile } from '../../../src/search/contract/searchRecords';
import { smallRecords } from '../fixtures/searchRecords';

/** A name of twelve letters for a piece or a page, in place of its digest. */
const digest = (kind: string, at: number): string => `${kind}${at}`.padStart(12, '0');

/** A site whose index is split into pieces of a few terms. `broken` are files that cannot be had. */
function splitSite(broken: ReadonlySet<string> = new Set()) {
  const { index, pieces } = splitIndex(smallRecords, undefined, 20);
  const files = new Map<string, unknown>([
    ...pieces.map((piece, at) => [termsName(digest('a', at)), piece] as const),
    ...smallRecords.pages.map((page, at) => [pageName(digest('b', at)), page] as const),
  ]);
  const file: SplitIndexFile = {
    ...index,
    pieces: pieces.map(({ terms }, at) => [digest('a', at), terms]),
    pageDigests: smallRecords.pages.map((_, at) => digest('b', at)).join(''),
  };
  const asked: string[] = [];
  const load = (name: string): Promise<unknown> => {
    asked.push(name);
    return broken.has(name) ? Promise.reject(new Error(`${name} is gone`)) : Promise.resolve(files.get(name));
  };
  return { engine: createSplitEngine(file, load), asked, pieces };
}

const request = (query: string) => ({ indexName: 'docs', query, facets: ['hierarchy.lvl0'] });

const queries = [
  ...['gripper', 'grip', 'griper', 'g', 'motor', 'DM-J4340P', 'J4340', 'j1_a', '0x11', 'bus bar', 'hand', 'manufac', 'connect supply'],
  ...['mechnaism', 'emergency button', 'use_fake_hardware', 'how do I set the IDs of a motor?', 'gripper rail torque', 'zyxwvut', ''],
];

describe('an index in pieces', () => {
  it.each(queries)('finds and shows the same as a whole one for "%s"', async (query) => {
    const whole = createEngine(packIndex(smallRecords));
    await whole.showTexts(textsOf(smallRecords));
    expect(await splitSite().engine.search(request(query))).toEqual(await whole.search(request(query)));
  });

  it('fetches the pieces with the terms that a query can mean, and the pages that are shown', async () => {
    const { engine, asked, pieces } = splitSite();
    expect(pieces.length).toBeGreaterThan(8);
    expect(asked).toEqual([]);
    await engine.search({ ...request('elbow'), hitsPerPage: 1 });
    expect(asked.filter((name) => name.startsWith('search-terms'))).toHaveLength(1);
    expect(asked.filter((name) => name.startsWith('search-page'))).toEqual([pageName(digest('b', 0))]);
  });

  it('fetches no page to count results', async () => {
    const { engine, asked } = splitSite();
    expect((await engine.search({ ...request('motor'), hitsPerPage: 0 })).nbHits).toBeGreaterThan(0);
    expect(asked.filter((name) => name.startsWith('search-page'))).toEqual([]);
  });

  it('fetches each file once, however many queries are asked at a time', async () => {
    const { engine, asked } = splitSite();
    await Promise.all(['motor', 'motors', 'moto', 'motor'].map((query) => engine.search(request(query))));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it.each(['terms', 'page'])('rejects where a file of %s cannot be had, and finds when it is back', async (kind) => {
    const broken = new Set<string>();
    const { engine, asked } = splitSite(broken);
    for (let at = 0; at < 99; at += 1) broken.add(kind === 'terms' ? termsName(digest('a', at)) : pageName(digest('b', at)));
    await expect(engine.search(request('gripper'))).rejects.toThrow('is gone');
    broken.clear();
    expect((await engine.search(request('gripper'))).hits[0]?.url).toBe('/hardware/gripper');
    expect(new Set(asked).size).toBeLessThan(asked.length);
  });
});
