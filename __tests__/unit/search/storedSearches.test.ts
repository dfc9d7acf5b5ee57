import { recentPages, repairConversations, repairSearches } from '../../../src/search/interface/dialog/storedSearches';

const levels = { lvl0: 'Software', lvl1: 'CAN', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const search = { objectID: '1', url: '/can#bus', type: 'lvl1', content: null, hierarchy: levels };

describe('the pages that were opened last', () => {
  const stored = (...searches: unknown[]) => {
    const text = JSON.stringify(searches);
    Object.defineProperty(globalThis, 'window', { configurable: true, value: { localStorage: { getItem: () => text } } });
    return recentPages('docs');
  };
  afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

  it('are named by heading and page, each once', () => {
    const heading = { ...search, url: '/can#frames', type: 'lvl2', hierarchy: { ...levels, lvl2: 'Frames &amp; bits' } };
    expect(stored(heading, search, { ...search, objectID: '2' })).toEqual([
      { label: 'Frames & bits · CAN', href: '/can#frames' },
      { label: 'CAN', href: '/can#bus' },
    ]);
  });

  it('lead nowhere else', () => expect(stored({ ...search, url: 'https://elsewhere.example/' })).toEqual([]));
});

describe('stored searches', () => {
  const kept = (...searches: unknown[]) => repairSearches(JSON.stringify(searches));

  it('are kept where they are sound', () => expect(kept(search)).toEqual([search]));

  it.each(['{', '{"a":1}', '7', 'null', '', '"[]"'])('are none in %j', (text) => expect(repairSearches(text)).toEqual([]));

  it.each([
    ['nothing', null],
    ['no object', 7],
    ['a list', [search]],
    ['no place', { ...search, hierarchy: null }],
    ['a place that is text', { ...search, hierarchy: 'lvl1' }],
    ['an unknown type', { ...search, type: 'lvl9' }],
    ['the type of a conversation', { ...search, type: 'askAI' }],
    ['no id', { ...search, objectID: {} }],
  ])('are left out where they are %s', (_, value) => expect(kept(value, search)).toEqual([search]));

  it.each([
    'javascript:alert(1)',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/\n\\elsewhere.example/',
    '//[',
    'data:text/html,x',
    '',
    'can',
  ])('are left out where they lead to %j', (url) => expect(kept({ ...search, url })).toEqual([]));

  it('of a line from a table keep its place only', () => {
    const answered = { ...search, hierarchy: { ...levels, lvl0: 'Direct answer' } };
    expect(kept(answered)[0]?.hierarchy).toMatchObject({ lvl0: null, lvl1: 'CAN' });
  });

  it('hold no tag, nothing but text, and nothing more than is shown', () => {
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
  const place = { lvl0: 'askAI', lvl1: 'Which bus?', lvl2: null };
  const whole = {
    query: 'Which bus?',
    objectID: 'Which bus?',
    chatId: 'c',
    messages,
    type: 'askAI',
    anchor: 'stored',
    content: null,
    hierarchy: place,
    url: '',
  };
  const kept = (...conversations: unknown[]) => repairConversations(JSON.stringify(conversations));

  it('are kept where they are sound, without an address', () => {
    expect(kept(whole, { ...whole, url: 'javascript:alert(1)', _snippetResult: {} })).toEqual([whole, whole]);
  });

  it.each<[string, unknown]>([
    ['a text', '{'],
    ['a search', { ...whole, type: 'lvl1' }],
    ['without a place', { ...whole, hierarchy: null }],
    ['without a question', { ...whole, query: 7 }],
    ['empty', { ...whole, messages: [] }],
    ['of empty messages', { ...whole, messages: [{ id: 'm', role: 'user' }] }],
    ['of messages without text', { ...whole, messages: [{ id: 'm', role: 'user', parts: [{ type: 'text' }] }] }],
  ])('are left out where they are %s', (_, value) => expect(kept(value)).toEqual([]));

  it('are none in what is no list', () => expect(repairConversations('{"a"')).toEqual([]));
});
