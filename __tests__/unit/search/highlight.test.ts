import { toTerm } from '../../../src/search/engine/analysis';
import { highlight, snippet } from '../../../src/search/engine/highlight';

const style = { open: '<mark>', close: '</mark>', ellipsis: '…' };
const marked = (text: string, ...terms: string[]) => highlight(text, new Set(terms), terms.length, style);
const cut = (text: string, ...terms: string[]) => snippet(text, new Set(terms.map(toTerm)), terms.length, style);
const words = (from: number, to: number): string => Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}x`).join(' ');

describe('texts are safe HTML', () => {
  it('only the marks are tags, and a match beside a tag stays text', () => {
    expect(marked('std::vector<Motor> & more', 'motor').value).toBe('std::vector&lt;<mark>Motor</mark>&gt; &amp; more');
  });
});

describe('matches are marked', () => {
  it('with the tags that were asked for, and every time they occur', () => {
    const value = highlight('Motor by motor', new Set(['motor']), 1, { open: '[', close: ']', ellipsis: '' });
    expect(value).toEqual({ value: '[Motor] by [motor]', matchLevel: 'full', matchedWords: ['motor'] });
  });

  it('in part numbers, where only a piece matched', () => {
    expect(marked('DM-J4340P', '4340').value).toBe('DM-<mark>J4340P</mark>');
  });

  it('and the level says whether all words of the query are there', () => {
    expect(marked('motor', 'motor', 'torque').matchLevel).toBe('partial');
    expect(marked('cable', 'motor').matchLevel).toBe('none');
  });
});

describe('a snippet shows fifteen words', () => {
  it('a short text is whole, without ellipsis', () => {
    expect(cut('Plus is red.', 'red').value).toBe('Plus is <mark>red</mark>.');
  });

  it('around the first match, with ellipses where text is left out', () => {
    expect(cut(`${words(1, 20)} torque ${words(21, 40)}`, 'torque').value).toBe(`…w19x w20x <mark>torque</mark> ${words(21, 32)}…`);
  });

  it('where most of the words stand together', () => {
    const text = `torque ${words(1, 20)} peak torque limit ${words(21, 40)}`;
    expect(cut(text, 'torque', 'peak', 'limit').value).toContain('<mark>peak</mark> <mark>torque</mark> <mark>limit</mark>');
  });

  it('at the end of a text as many words as at its beginning', () => {
    expect(cut(`${words(1, 30)} torque`, 'torque').value).toBe(`…${words(17, 30)} <mark>torque</mark>`);
  });
});
