import { renderToStaticMarkup } from 'react-dom/server';
import type { SearchHit, SearchResponse } from '../contract/searchTypes';
import { localPath, readSearchAddress, searchPath } from '../interface/address/searchAddress';
import { watchSearch } from '../interface/dialog/dialogContext';
import { withHeadings } from '../interface/dialog/hitHeadings';
import { recentPages, repairConversations, repairSearches } from '../interface/dialog/storedSearches';
import { wordPattern } from '../interface/marks/markPlace';
import { decodeEntities, hitName, markedText } from '../interface/messages/hitText';

let prefix = '';
jest.mock('gatsby', () => ({ withPrefix: (path: string) => prefix + path }));

describe('the outcome of searches', () => {
  const hit: SearchHit = { objectID: '1', url: '/can', type: 'lvl1', content: null, hierarchy: { lvl0: 'Software', lvl1: 'CAN' } };
  const found = (nbHits: number): SearchResponse => ({ results: [{ index: 'docs', hits: nbHits === 0 ? [] : [hit], nbHits }] });

  /** A watched search whose queries the test answers. */
  function watch() {
    const answers: { readonly give: (response: SearchResponse) => void; readonly fail: (error: Error) => void }[] = [];
    const watched = watchSearch(() => new Promise((give, fail) => answers.push({ give, fail })));
    const ask = (query: string): Promise<SearchResponse> => watched.search({ requests: [{ indexName: 'docs', query }] });
    return { answers, ask, ...watched };
  }

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
});

describe('found places', () => {
  describe('markedText', () => {
    it('renders marks, and no other HTML', () => {
      const text = 'std::<mark>vector</mark>&lt;int&gt; &amp; <b>bold</b>';
      expect(renderToStaticMarkup(<>{markedText(text)}</>)).toBe('std::<mark>vector</mark>&lt;int&gt; &amp; &lt;b&gt;bold&lt;/b&gt;');
    });

    it('decodes an ampersand once', () => expect(decodeEntities('&amp;lt; &#039;x&#39; &quot;')).toBe("&lt; 'x' \""));
  });

  describe('wordPattern', () => {
    const found = (query: string, text: string): string[] => [...text.matchAll(wordPattern(query) ?? /$^/g)].map(([word]) => word);

    it('finds beginnings of words, whatever their case, and identifiers as a whole', () => {
      expect(found('motor id', 'Motors have IDs; the avoided identifier')).toEqual(['Motor', 'ID', 'id']);
      expect(found('DM-J4340P', 'DM-J4340P-2EC and dm')).toEqual(['DM-J4340P']);
      expect(found('a.b', 'a.b axb')).toEqual(['a.b']);
    });

    it.each(['', ' ', '?!', 'a'])('marks nothing for "%s"', (query) => expect(wordPattern(query)).toBeNull());
  });

  describe('hitName', () => {
    const hierarchy = { lvl0: 'Software', lvl1: 'Motor IDs', lvl2: 'Set &amp; check', lvl3: null };

    it('begins with the heading, then has the text and the position', () =>
      expect(hitName({ type: 'content', hierarchy, _snippetResult: { content: { value: 'send <mark>ID</mark> &lt; 8…' } } })).toBe(
        'Set & check: send ID < 8… Software > Motor IDs',
      ));

    it('is left to DocSearch for a heading and a stored search', () => {
      expect(hitName({ type: 'lvl2', hierarchy, _snippetResult: { content: { value: 'x' } } })).toBeUndefined();
      expect(hitName({ type: 'content', hierarchy })).toBeUndefined();
    });
  });
});

describe('addresses', () => {
  describe('the address of the results page', () => {
    it.each([
      [{ query: 'CAN bus & 0x11' }, '/search?q=CAN+bus+%26+0x11'],
      [{ query: 'motor', section: 'Getting started' }, '/search?q=motor&section=Getting+started'],
      [{ query: 'motor', page: 1 }, '/search?q=motor&page=2'],
      [{ query: '' }, '/search'],
    ])('of %j is %s, and reads back', (address, path) => {
      expect(searchPath(address)).toBe(path);
      expect(readSearchAddress(path.slice('/search'.length))).toEqual({ section: null, page: 0, ...address });
    });

    it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', ''])('takes "%s" for the first page', (search) => {
      expect(readSearchAddress(`?q=a&${search}`).page).toBe(0);
    });
  });

  describe('localPath', () => {
    beforeAll(() => {
      Object.assign(globalThis, { window: { location: { origin: 'http://localhost:9000' } } });
    });
    afterEach(() => {
      prefix = '';
    });

    it.each([
      ['/software/can#baud-rate', '/software/can#baud-rate'],
      ['https://docs.openarm.dev/software/can#baud-rate', '/software/can#baud-rate'],
      ['https://docs.openarm.dev', '/'],
      ['http://localhost:9000/software/', '/software/'],
      ['https://example.org/software/', 'https://example.org/software/'],
    ])('makes %s %s', (url, path) => expect(localPath(url)).toBe(path));

    it.each([
      ['https://docs.openarm.dev/docs/software/can', '/software/can'],
      ['https://docs.openarm.dev/docs', '/'],
      ['https://docs.openarm.dev/docsets', '/docsets'],
      ['/software/can', '/software/can'],
    ])('takes the base path from %s', (url, path) => {
      prefix = '/docs';
      expect(localPath(url)).toBe(path);
    });
  });
});

describe('stored', () => {
  const levels = { lvl0: 'Software', lvl1: 'CAN', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const search = { objectID: '1', url: '/can#bus', type: 'lvl1', content: null, hierarchy: levels };
  const kept = (...searches: unknown[]) => repairSearches(JSON.stringify(searches));

  it('lists recent pages of this site by heading and page, each once', () => {
    const heading = { ...search, url: '/can#frames', type: 'lvl2', hierarchy: { ...levels, lvl2: 'Frames &amp; bits' } };
    const text = JSON.stringify([heading, search, { ...search, objectID: '2' }, { ...search, url: 'https://elsewhere.example/' }]);
    Object.defineProperty(globalThis, 'window', { configurable: true, value: { localStorage: { getItem: () => text } } });
    expect(recentPages('docs')).toEqual([
      { label: 'Frames & bits · CAN', href: '/can#frames' },
      { label: 'CAN', href: '/can#bus' },
    ]);
    Reflect.deleteProperty(globalThis, 'window');
  });

  describe('stored searches', () => {
    it('keeps valid ones', () => expect(kept(search)).toEqual([search]));

    it.each(['{', '{"a":1}', '7', 'null', '', '"[]"'])('drops everything in %j', (text) => {
      expect(repairSearches(text)).toEqual([]);
      expect(repairConversations(text)).toEqual([]);
    });

    it.each<readonly [string, unknown]>([
      ['nothing', null],
      ['a number', 7],
      ['a list', [search]],
      ['no hierarchy', { ...search, hierarchy: null }],
      ['a hierarchy that is a string', { ...search, hierarchy: 'lvl1' }],
      ['the type of a conversation', { ...search, type: 'askAI' }],
      ['no id', { ...search, objectID: {} }],
      ...[
        'javascript:alert(1)',
        'https://elsewhere.example/',
        '//elsewhere.example/',
        '/\\elsewhere.example/',
        '/\t/elsewhere.example/',
        'can',
      ].map((url) => [`the URL ${url}`, { ...search, url }] as const),
    ])('drops one with %s', (_, value) => expect(kept(value, search)).toEqual([search]));

    it('keeps the position of an answer, not its heading', () => {
      const answered = { ...search, hierarchy: { ...levels, lvl0: 'Direct answer' } };
      expect(kept(answered)[0]?.hierarchy).toMatchObject({ lvl0: null, lvl1: 'CAN' });
    });

    it('keeps no tags, only strings, and only what is shown', () => {
      const bad = {
        ...search,
        content: '<img src=x onerror=alert(1)>',
        hierarchy: { ...levels, lvl1: '<b>CAN</b> &amp; more', lvl2: { toString: 1 }, lvl7: 'x' },
        _snippetResult: { hierarchy: { lvl1: { value: '<script>' } } },
        __docsearch_parent: search,
      };
      expect(kept(bad)).toEqual([
        { ...search, content: '&lt;img src=x onerror=alert(1)&gt;', hierarchy: { ...levels, lvl1: '&lt;b&gt;CAN&lt;/b&gt; &amp; more' } },
      ]);
    });
  });

  describe('stored conversations', () => {
    const messages = [{ id: 'm', role: 'user', parts: [{ type: 'text', text: 'Which bus?' }] }];
    const text = 'Which bus?';
    const hierarchy = { lvl0: 'askAI', lvl1: text, lvl2: null };
    const whole = {
      query: text,
      objectID: text,
      chatId: 'c',
      messages,
      type: 'askAI',
      anchor: 'stored',
      content: null,
      hierarchy,
      url: '',
    };
    const keptOf = (...conversations: unknown[]) => repairConversations(JSON.stringify(conversations));

    it('keeps valid ones, without a URL', () =>
      expect(keptOf(whole, { ...whole, url: 'javascript:alert(1)', _snippetResult: {} })).toEqual([whole, whole]));

    it.each<[string, unknown]>([
      ['is a string', '{'],
      ['is a search', { ...whole, type: 'lvl1' }],
      ['has no hierarchy', { ...whole, hierarchy: null }],
      ['has no question', { ...whole, query: 7 }],
      ['is empty', { ...whole, messages: [] }],
      ['has an empty message', { ...whole, messages: [{ id: 'm', role: 'user' }] }],
      ['has a message without text', { ...whole, messages: [{ id: 'm', role: 'user', parts: [{ type: 'text' }] }] }],
    ])('drops one that %s', (_, value) => expect(keptOf(value)).toEqual([]));
  });
});

describe('headings of the dialog', () => {
  const hit = (section: string, more: Partial<SearchHit> = {}): SearchHit => ({
    objectID: section,
    url: '/a',
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: section, lvl1: 'A' },
    ...more,
  });
  const might = hit('Help', { kind: 'failure', place: 'might' });
  const headings = (hits: readonly SearchHit[]) => withHeadings(hits).map(({ hierarchy }) => hierarchy.lvl0 ?? '');

  it('are equal only in one run of failures or pages, because DocSearch shows all hits of a heading together', () => {
    const [first, page, second, third, last] = headings([might, hit('Software'), might, might, hit('Software')]);
    expect(new Set([first, second, page, last]).size).toBe(4);
    expect(third).toBe(second);
    expect([first, second].map((text) => text?.replaceAll('\u200b', ''))).toEqual(['Might fit', 'Might fit']);
  });

  it('are those of the sections where no failure stands between', () =>
    expect(headings([hit('Hardware'), hit('Software'), hit('Hardware')])).toEqual(['Hardware', 'Software', 'Hardware']));

  it('are stored without what tells them apart', () => {
    const stored = { objectID: '1', url: '/a', type: 'lvl1', content: null };
    const of = (lvl0: string) => repairSearches(JSON.stringify([{ ...stored, hierarchy: { lvl0, lvl1: 'A' } }]))[0]?.hierarchy.lvl0;
    expect(of('Software\u200b\u200b')).toBe('Software');
    expect(of('Might fit\u200b')).toBeNull();
  });
});
