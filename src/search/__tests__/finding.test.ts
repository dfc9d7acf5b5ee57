import { canBenchRoute } from '../../site/pages';
import { smallRecords } from '../../../__tests__/unit/fixtures/searchRecords';
import type { RecordPage, SearchRecords } from '../contract/searchRecords';
import type { SearchRequest } from '../contract/searchTypes';
import { toTerm } from '../engine/analysis';
import { createEngine } from '../engine/engine';
import type { SearchEngine } from '../engine/engine';
import { highlight, snippet } from '../engine/hits';
import { makeIndex, textsOf } from '../engine/makeIndex';
import { eachTerm, packTerms } from '../engine/searchIndex';

let engine: SearchEngine;

beforeAll(() => {
  engine = createEngine(makeIndex(smallRecords));
  engine.showTexts(textsOf(smallRecords));
});

const ask = (query: string, more: Partial<SearchRequest> = {}) => engine.search({ indexName: 'docs', query, ...more });
const urls = (query: string): string[] => ask(query).hits.map(({ url }) => url);

describe('readers find', () => {
  it.each([
    ['a word of a title', 'gripper', '/hardware/gripper'],
    ['the label in the sidebar', 'motors', '/hardware/motor'],
    ['a part number in its table row', 'DM-J4340P', '/hardware/motor#which-motor-sits-where'],
    ['a part number without its dash', 'DMJ4340P', '/hardware/motor#which-motor-sits-where'],
    ['the middle of a part number', 'J4340', '/hardware/motor#which-motor-sits-where'],
    ['a name with an underscore', 'J1_A', '/hardware/motor#which-motor-sits-where'],
    ['a hexadecimal number', '0x11', '/software/setup/motor-id'],
    ['a name in code', 'use_fake_hardware', '/hardware/motor#limits'],
    ['a typo', 'griper', '/hardware/gripper'],
    ['a word with two letters wrong', 'mechnaism', '/hardware/gripper#mounting'],
    ['the beginning of a word', 'grip', '/hardware/gripper'],
    ['the plural', 'grippers', '/hardware/gripper'],
    ['a synonym', 'hand', '/hardware/gripper'],
    ['a synonym of two words', 'emergency button', '/software/setup/motor-id#connect-the-supply'],
    ['a question', 'how do I set the IDs of a motor?', '/software/setup/motor-id'],
    ['a step, by its own anchor', 'connect supply', '/software/setup/motor-id#connect-the-supply'],
    ['the bus, although "can" is a verb elsewhere', 'can bus', '/software/setup/motor-id#wire-it'],
  ])('%s: %s', (_what, query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it('nothing for a word that contains two words of a text by chance', () => {
    expect(urls('redleave')).toEqual([]);
  });

  it('the subject of a long paste by its beginning', () => {
    const line = 'can0 011 [8] 11 83 27 7F F7 FF 00 gripper\n';
    expect(urls(line.repeat(5000))).toEqual(urls(line.repeat(500)));
    expect(urls('gripper'.repeat(50_000))).toEqual([]);
  });

  it('pages with some of the words, after those with all', () => {
    expect(urls('gripper rail torque')).toEqual(expect.arrayContaining(['/hardware/gripper#mounting', '/hardware/motor']));
  });

  it('the next page after three hits of the best one', () => {
    const steps = Array.from({ length: 8 }, (_, step) => [2, `Gripper step ${step}`, `step-${step}`, ['Turn the gripper.']] as const);
    const page = (route: string, sections: RecordPage['sections']): RecordPage => ({ route, title: route, section: 'Hardware', sections });
    const records: SearchRecords = {
      ...smallRecords,
      pages: [
        page('/guide', [[1, 'Gripper guide', '', ['How the gripper is built.']], ...steps]),
        page('/costs', [[1, 'Costs', '', ['A motor costs more than a gripper.']]]),
      ],
    };
    const { hits, nbHits } = createEngine(makeIndex(records)).search({ indexName: 'docs', query: 'gripper' });
    const pages = hits.map(({ url_without_anchor: found }) => found);
    expect(pages.slice(0, 4)).toEqual(['/guide', '/guide', '/guide', '/costs']);
    // The other hits of the best page follow.
    expect(nbHits).toBe(10);
    expect(pages.slice(4)).toEqual(Array.from({ length: 6 }, () => '/guide'));
  });

  it('a step once, and its section by the heading', () => {
    expect(urls('connect supply')).toEqual(['/software/setup/motor-id#connect-the-supply', '/software/setup/motor-id#wire-it']);
  });

  it('nothing for words that no page has', () => {
    expect(ask('zyxwvut')).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
  });
});

describe('a hit in the shape of DocSearch', () => {
  it('has levels, anchor, type and a marked snippet', () => {
    expect(ask('elbow').hits[0]).toMatchObject({
      url: '/hardware/motor#which-motor-sits-where',
      url_without_anchor: '/hardware/motor',
      anchor: 'which-motor-sits-where',
      type: 'content',
      content: 'J4 · DM-J4340P-2EC · elbow',
      hierarchy: { lvl0: 'Hardware', lvl1: 'Motor specifications', lvl2: 'Which motor sits where' },
      _snippetResult: { content: { value: 'J4 · DM-J4340P-2EC · <mark>elbow</mark>' } },
    });
  });

  it('has the level of a heading if only that matches', () => {
    const hit = ask('sits where').hits[0];
    expect(hit).toMatchObject({ type: 'lvl2', content: null });
    expect(hit?._highlightResult?.hierarchy?.lvl2?.value).toContain('<mark>');
  });

  it('is HTML-escaped', () => {
    const hit = ask('peak torque').hits[0];
    expect(hit?.content).toBe('Peak torque in &lt;N·m&gt; &amp; "more".');
    expect(hit?._snippetResult?.content?.value).toBe('<mark>Peak</mark> <mark>torque</mark> in &lt;N·m&gt; &amp; "more".');
  });

  it('shows one line of code', () => {
    expect(ask('use_fake_hardware').hits[0]?.content).toBe('use_fake_hardware:=true');
  });
});

describe('before the texts have loaded', () => {
  const found = (by: SearchEngine, query: string) => by.search({ indexName: 'docs', query });

  it.each(['elbow', 'use_fake_hardware', 'linear travel', 'connect supply', 'motor'])('"%s" finds the same', (query) => {
    const early = found(createEngine(makeIndex(smallRecords)), query);
    const ids = ({ hits }: typeof early): string[] => hits.map(({ objectID }) => objectID);
    expect(early.nbHits).toBeGreaterThan(0);
    expect(ids(early)).toEqual(ids(found(engine, query)));
  });
});

describe('a request', () => {
  it('selects a page of hits', () => {
    const all = ask('motor');
    const second = ask('motor', { hitsPerPage: 2, page: 1 });
    expect(second).toMatchObject({ index: 'docs', page: 1, hitsPerPage: 2, nbHits: all.nbHits, nbPages: Math.ceil(all.nbHits / 2) });
    expect(second.hits.map(({ url }) => url)).toEqual(all.hits.slice(2, 4).map(({ url }) => url));
  });

  it('filters by section, and ignores filters of the hosted service', () => {
    const { hits } = ask('motor', { facetFilters: ['language:en', ['hierarchy.lvl0:Software']] });
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every(({ hierarchy }) => hierarchy.lvl0 === 'Software')).toBe(true);
  });

  it('counts hits by section', () => {
    const { facets, hits } = ask('motor', { hitsPerPage: 0, facets: ['hierarchy.lvl0'] });
    expect(facets).toEqual({ 'hierarchy.lvl0': { Hardware: 3, Software: 2 } });
    expect(hits).toEqual([]);
  });
});

describe('marks', () => {
  const marked = (text: string, ...terms: string[]) => highlight(text, new Set(terms));
  const cut = (text: string, ...terms: string[]) => snippet(text, new Set(terms.map(toTerm)));
  const words = (from: number, to: number): string => Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}x`).join(' ');

  it('are at every match, also of a piece of a part number', () => {
    expect(marked('Motor by motor', 'motor')).toBe('<mark>Motor</mark> by <mark>motor</mark>');
    expect(marked('DM-J4340P', '4340')).toBe('DM-<mark>J4340P</mark>');
  });

  describe('a snippet of 28 words', () => {
    it('is the whole of a short text', () => {
      expect(cut('Plus is red.', 'red')).toBe('Plus is <mark>red</mark>.');
    });

    it('surrounds the first match, with ellipses', () => {
      expect(cut(`${words(1, 40)} torque ${words(41, 80)}`, 'torque')).toBe(`…w39x w40x <mark>torque</mark> ${words(41, 65)}…`);
    });

    it('is where most words match', () => {
      const text = `torque ${words(1, 20)} peak torque limit ${words(21, 40)}`;
      expect(cut(text, 'torque', 'peak', 'limit')).toContain('<mark>peak</mark> <mark>torque</mark> <mark>limit</mark>');
    });

    it('has as many words at the end of a text', () => {
      expect(cut(`${words(1, 40)} torque`, 'torque')).toBe(`…${words(14, 40)} <mark>torque</mark>`);
    });
  });
});

/** Packs and unpacks texts. Returns the terms of each. */
function unpacked(texts: readonly (readonly string[])[]): string[][] {
  const found: string[][] = texts.map(() => []);
  eachTerm(packTerms(texts), (term, text) => found[text]?.push(term));
  return found;
}

it('packed terms keep their texts and counts up to five, and pairs of words', () => {
  const texts = [['motor', 'id', 'motor'], [], ['c++', 'größe', 'not answer', '电机'], Array.from({ length: 9 }, () => 'id')];
  expect(unpacked(texts)).toEqual([['id', 'motor', 'motor'], [], texts[2], Array.from({ length: 5 }, () => 'id')]);
});

it('a frame leads to the CAN bench, if the site has one', () => {
  const frame = '20000088#0000900000000000';
  const bench: RecordPage = {
    route: canBenchRoute,
    title: 'CAN bench',
    section: 'Software',
    sections: [[1, 'CAN bench', '', ['Frames.']]],
  };
  const withBench = createEngine(makeIndex({ ...smallRecords, pages: [...smallRecords.pages, bench] }));
  const [hit] = withBench.search({ indexName: 'docs', query: frame }).hits;
  expect(hit?.answer).toMatchObject({ id: 'frame', text: 'read this frame on the CAN bench' });
  expect(hit?.url.startsWith(canBenchRoute)).toBe(true);
  expect(ask(frame).hits.filter(({ kind }) => kind === 'answer')).toEqual([]);
});
