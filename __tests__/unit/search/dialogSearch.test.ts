import { watchSearch } from '../../../src/search/interface/dialog/dialogContext';
import type { SearchClient, SearchHit, SearchResponse } from '../../../src/search/contract/searchTypes';

type Search = SearchClient['search'];

/** One hit where there are some. */
const hitsOf = (count: number): SearchHit[] =>
  count === 0 ? [] : [{ objectID: '1', url: '/can', type: 'lvl1', content: null, hierarchy: { lvl0: 'Software', lvl1: 'CAN' } }];

/** A search whose queries have as many hits as the table says. */
const counting =
  (hits: Readonly<Record<string, number>>): Search =>
  ({ requests }) =>
    Promise.resolve({
      results: requests.map(({ indexName, query = '' }) => ({
        index: indexName,
        hits: hitsOf(hits[query] ?? 0),
        nbHits: hits[query] ?? 0,
      })),
    });

const ask = (search: Search, query: string): Promise<SearchResponse> => search({ requests: [{ indexName: 'docs', query }] });

describe('watchSearch', () => {
  it('counts the hits of the newest query', async () => {
    const watched = watchSearch(counting({ can: 42, cans: 84 }));
    await ask(watched.search, 'can');
    await ask(watched.search, 'cans');
    expect(watched.outcome()).toMatchObject({ query: 'cans', status: 'found', hits: 84 });
  });

  it('tells no hits from a failure, and answers both without a rejection', async () => {
    const none = watchSearch(counting({}));
    await ask(none.search, 'x');
    expect(none.outcome().status).toBe('none');
    const failing = watchSearch(() => Promise.reject(new Error('offline')));
    expect(await ask(failing.search, 'x')).toEqual({ results: [{ index: 'docs', hits: [], nbHits: 0 }] });
    expect(failing.outcome()).toMatchObject({ query: 'x', status: 'failed', hits: 0 });
  });

  it('lets no answer to an older query touch the outcome', async () => {
    const answers: ((response: SearchResponse) => void)[] = [];
    const watched = watchSearch(() => new Promise((resolve) => answers.push(resolve)));
    const older = ask(watched.search, 'ca');
    const newer = ask(watched.search, 'can');
    answers[1]?.({ results: [{ index: 'docs', hits: hitsOf(3), nbHits: 3 }] });
    await newer;
    answers[0]?.({ results: [{ index: 'docs', hits: hitsOf(99), nbHits: 99 }] });
    await older;
    expect(watched.outcome()).toMatchObject({ query: 'can', status: 'found', hits: 3 });
  });

  it('forgets the outcome, and an answer that is still under way, when the field is cleared', async () => {
    let answer: (response: SearchResponse) => void = () => undefined;
    const watched = watchSearch(() => new Promise((resolve) => (answer = resolve)));
    const pending = ask(watched.search, 'can');
    watched.clear();
    answer({ results: [{ index: 'docs', hits: hitsOf(3), nbHits: 3 }] });
    await pending;
    expect(watched.outcome().status).toBe('idle');
  });

  it('tells its listeners until they leave', async () => {
    const watched = watchSearch(({ requests }) =>
      Promise.resolve({ results: requests.map(() => ({ index: 'docs', hits: hitsOf(5), nbHits: 5 })) }),
    );
    const seen: number[] = [];
    const stop = watched.subscribe(() => seen.push(watched.outcome().hits));
    await ask(watched.search, 'can');
    stop();
    watched.clear();
    expect(seen).toEqual([5]);
  });

  it('keeps an outcome until the next one is there, but a failure only until the next try', async () => {
    let answer: (response: SearchResponse) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    const watched = watchSearch(
      () =>
        new Promise((resolve, reject) => {
          answer = resolve;
          fail = reject;
        }),
    );
    const first = ask(watched.search, 'c');
    answer({ results: [{ index: 'docs', hits: hitsOf(3), nbHits: 3 }] });
    await first;
    const second = ask(watched.search, 'ca');
    expect(watched.outcome()).toMatchObject({ query: 'c', status: 'found', hits: 3 });
    fail(new Error('offline'));
    await second;
    expect(watched.outcome()).toMatchObject({ query: 'ca', status: 'failed', hits: 0 });
    void ask(watched.search, 'can');
    expect(watched.outcome()).toMatchObject({ query: 'can', status: 'idle', hits: 0 });
  });
});
