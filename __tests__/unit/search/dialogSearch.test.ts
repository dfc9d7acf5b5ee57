import type { SearchHit, SearchResponse } from '../../../src/search/contract/searchTypes';
import { watchSearch } from '../../../src/search/interface/dialog/dialogContext';

const hit: SearchHit = { objectID: '1', url: '/can', type: 'lvl1', content: null, hierarchy: { lvl0: 'Software', lvl1: 'CAN' } };
const found = (nbHits: number): SearchResponse => ({ results: [{ index: 'docs', hits: nbHits === 0 ? [] : [hit], nbHits }] });

/** A watched search whose queries the test answers. */
function watch() {
  const answers: { readonly give: (response: SearchResponse) => void; readonly fail: (error: Error) => void }[] = [];
  const watched = watchSearch(() => new Promise((give, fail) => answers.push({ give, fail })));
  const ask = (query: string): Promise<SearchResponse> => watched.search({ requests: [{ indexName: 'docs', query }] });
  return { answers, ask, ...watched };
}

describe('the outcome of searches', () => {
  it('is that of the newest query, however late an older one is answered', async () => {
    const { answers, ask, outcome } = watch();
    const [older, newer] = [ask('ca'), ask('can')];
    answers[1]?.give(found(42));
    await newer;
    answers[0]?.give(found(99));
    await older;
    expect(outcome()).toMatchObject({ query: 'can', status: 'found', hits: 42 });
  });

  it('stays until the next answer, but a failure only until the next query, and a failure is answered with no hits', async () => {
    const { answers, ask, outcome } = watch();
    const first = ask('c');
    answers[0]?.give(found(3));
    await first;
    const second = ask('ca');
    expect(outcome()).toMatchObject({ query: 'c', status: 'found' });
    answers[1]?.fail(new Error('offline'));
    expect(await second).toEqual(found(0));
    expect(outcome()).toMatchObject({ query: 'ca', status: 'failed', hits: 0 });
    const third = ask('can');
    expect(outcome()).toMatchObject({ query: 'can', status: 'idle' });
    answers[2]?.give(found(0));
    await third;
    expect(outcome().status).toBe('none');
  });

  it('is reset when the field is cleared, even if an answer is under way, and listeners hear of it until they unsubscribe', async () => {
    const { answers, ask, outcome, subscribe, clear } = watch();
    const seen: string[] = [];
    const stop = subscribe(() => seen.push(outcome().status));
    const pending = ask('can');
    clear();
    answers[0]?.give(found(3));
    await pending;
    expect(outcome().status).toBe('idle');
    stop();
    clear();
    expect(seen).toEqual(['idle']);
  });
});
