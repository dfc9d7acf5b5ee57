import { toTerm } from '../../../src/search/engine/analysis';
import { highlight, snippet } from '../../../src/search/engine/highlight';

const marked = (text: string, ...terms: string[]) => highlight(text, new Set(terms));
const cut = (text: string, ...terms: string[]) => snippet(text, new Set(terms.map(toTerm)));
const words = (from: number, to: number): string => Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}x`).join(' ');

describe('texts are safe HTML', () => {
  it('only the marks are tags, and a match beside a tag stays text', () => {
    expect(marked('std::vector<Motor> & more', 'motor')).toBe('std::vector&lt;<mark>Motor</mark>&gt; &amp; more');
  });
});

describe('matches are marked', () => {
  it('every time they occur', () => expect(marked('Motor by motor', 'motor')).toBe('<mark>Motor</mark> by <mark>motor</mark>'));

  it('in part numbers, where only a piece matched', () => {
    expect(marked('DM-J4340P', '4340')).toBe('DM-<mark>J4340P</mark>');
  });
});

describe('a snippet shows fifteen words', () => {
  it('a short text is whole, without ellipsis', () => {
    expect(cut('Plus is red.', 'red')).toBe('Plus is <mark>red</mark>.');
  });

  it('around the first match, with ellipses where text is left out', () => {
    expect(cut(`${words(1, 20)} torque ${words(21, 40)}`, 'torque')).toBe(`…w19x w20x <mark>torque</mark> ${words(21, 32)}…`);
  });

  it('where most of the words stand together', () => {
    const text = `torque ${words(1, 20)} peak torque limit ${words(21, 40)}`;
    expect(cut(text, 'torque', 'peak', 'limit')).toContain('<mark>peak</mark> <mark>torque</mark> <mark>limit</mark>');
  });

  it('at the end of a text as many words as at its beginning', () => {
    expect(cut(`${words(1, 30)} torque`, 'torque')).toBe(`…${words(17, 30)} <mark>torque</mark>`);
  });
});
