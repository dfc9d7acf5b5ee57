import { recentPages, repairConversations, repairSearches } from '../../../src/search/interface/dialog/storedSearches';

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
  const whole = { query: text, objectID: text, chatId: 'c', messages, type: 'askAI', anchor: 'stored', content: null, hierarchy, url: '' };
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
