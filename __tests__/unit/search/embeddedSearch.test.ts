import { createEmbeddedSearch } from '../../../src/search/clients/embeddedSearch';
import { makeIndex, textsOf } from '../../../src/search/engine/makeIndex';
import { searchSettings } from '../../../src/site/searchSettings';
import { smallRecords } from '../fixtures/searchRecords';

const url = 'https://site.example/docs/search-index.json';
const texts = 'https://site.example/docs/search-texts-1.json';
const files: Readonly<Record<string, unknown>> = {
  [url]: { ...makeIndex(smallRecords), texts: 'search-texts-1.json' },
  [texts]: textsOf(smallRecords),
};

/** A site whose files load when the test lets them. */
function slowSite() {
  const asked: string[] = [];
  const waiting = new Map<string, { give: () => void; refuse: (error: Error) => void }>();
  const readJson = (address: string): Promise<unknown> => {
    asked.push(address);
    return new Promise((resolve, reject) => waiting.set(address, { give: () => resolve(files[address]), refuse: reject }));
  };
  const file = (address: string) => {
    const one = waiting.get(address);
    if (!one) throw new Error(`${address} was not asked for`);
    return one;
  };
  return { asked, readJson, file };
}

const untilAsked = async (asked: readonly string[], count: number): Promise<void> => {
  for (let wait = 0; asked.length < count && wait < 200; wait += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked).toHaveLength(count);
};

const request = (query: string) => ({ requests: [{ indexName: searchSettings.indexName, query }] });

it('answers with headings until the texts have loaded', async () => {
  const { asked, readJson, file } = slowSite();
  const search = createEmbeddedSearch(url, readJson);
  const early = search.search(request('linear travel'));
  file(url).give();
  expect((await early).results[0]?.hits[0]).toMatchObject({ url: '/hardware/gripper#mounting', content: null });

  await untilAsked(asked, 2);
  file(texts).give();
  await search.texts();
  const { results } = await search.search(request('linear travel'));
  expect(results[0]?.hits[0]?.content).toContain('a linear travel of both jaws');
});

it('loads each file once', async () => {
  const { asked, readJson, file } = slowSite();
  const search = createEmbeddedSearch(url, readJson);
  const all = [search.prepare(), search.prepare(), search.search(request('motor'))];
  file(url).give();
  await Promise.all(all);
  await untilAsked(asked, 2);
  await search.prepare();
  expect(asked).toHaveLength(2);
});

it('rejects if the index fails to load, and retries at the next search', async () => {
  const { asked, readJson, file } = slowSite();
  const search = createEmbeddedSearch(url, readJson);
  const first = search.search(request('motor'));
  file(url).refuse(new Error('offline'));
  await expect(first).rejects.toThrow('offline');
  const second = search.search(request('motor'));
  await untilAsked(asked, 2);
  file(url).give();
  expect((await second).results[0]?.nbHits).toBeGreaterThan(0);
});

it('answers with headings if the texts fail to load, and retries at the next opening', async () => {
  const { asked, readJson, file } = slowSite();
  const search = createEmbeddedSearch(url, readJson);
  const ready = search.prepare();
  file(url).give();
  await ready;
  await untilAsked(asked, 2);
  file(texts).refuse(new Error('offline'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await search.search(request('motor'))).results[0]?.nbHits).toBeGreaterThan(0);
  await search.prepare();
  await untilAsked(asked, 3);
  expect(asked[2]).toBe(texts);
});
