import { renderToStaticMarkup } from 'react-dom/server';
import { decodeEntities, hitName, markedText } from '../../../src/search/interface/messages/hitText';
import { countResults } from '../../../src/search/interface/messages/searchTexts';
import { groupHits } from '../../../src/search/interface/page/ResultPages';
import { wordPattern } from '../../../src/search/interface/marks/markPlace';
import { searchedQuery } from '../../../src/search/interface/marks/searchedState';
import type { SearchHit } from '../../../src/search/contract/searchTypes';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => path }));

const marked = (value: string) => ({ value });

const hit = (url: string, more: Partial<SearchHit> = {}): SearchHit => ({
  objectID: url,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Software', lvl1: 'CAN' },
  ...more,
});

describe('groupHits', () => {
  it('keeps the order of the best hits', () => {
    const hits = [
      hit('/can#b', { hierarchy: { lvl0: 'Software', lvl1: 'CAN', lvl2: 'B' } }),
      hit('/ros', { hierarchy: { lvl0: 'Software', lvl1: 'ROS' } }),
      hit('/can#a', { hierarchy: { lvl0: 'Software', lvl1: 'CAN', lvl2: 'A', lvl3: 'Deep' } }),
    ];
    expect(groupHits(hits).map(({ path, places }) => [path, places.map(({ heading }) => heading)])).toEqual([
      ['/can', ['B', 'Deep']],
      ['/ros', []],
    ]);
  });

  it('prefers marked texts, and has no heading for the page itself', () => {
    const [page] = groupHits([
      hit('/can', {
        type: 'content',
        content: 'The bus runs.',
        _snippetResult: { content: marked('The <mark>bus</mark> runs.'), hierarchy: { lvl1: marked('<mark>CAN</mark>') } },
      }),
    ]);
    expect(page).toMatchObject({
      title: '<mark>CAN</mark>',
      section: 'Software',
      places: [{ heading: null, text: 'The <mark>bus</mark> runs.' }],
    });
  });
});

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

describe('searchedQuery', () => {
  it.each([
    [{ searched: 'can' }, 'can'],
    [{ searched: 7 }, null],
    [{ key: '1' }, null],
    [null, null],
    ['can', null],
  ])('of the state %j is %j', (state, query) => expect(searchedQuery(state)).toBe(query));
});

describe('countResults', () => {
  it.each([
    [0, '0 results'],
    [1, '1 result'],
    [1234, '1,234 results'],
  ])('of %d is "%s"', (count, text) => expect(countResults(count)).toBe(text));
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
