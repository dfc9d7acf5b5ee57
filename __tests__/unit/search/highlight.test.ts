import { toTerm } from '../../../src/search/engine/analysis';
import { highlight, snippet } from '../../../src/search/engine/highlight';

const marked = (text: string, ...terms: string[]) => highlight(text, new Set(terms));
const cut = (text: string, ...terms: string[]) => snippet(text, new Set(terms.map(toTerm)));
const words = (from: number, to: number): string => Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}x`).join(' ');

describe('highlight', () => {
  it('escapes everything but the marks', () => {
    expect(marked('std::vector<Motor> & more', 'motor')).toBe('std::vector&lt;<mark>Motor</mark>&gt; &amp; more');
  });

  it('marks every match', () => expect(marked('Motor by motor', 'motor')).toBe('<mark>Motor</mark> by <mark>motor</mark>'));

  it('marks a part number of which a piece matches', () => {
    expect(marked('DM-J4340P', '4340')).toBe('DM-<mark>J4340P</mark>');
  });
});

describe('a snippet of fifteen words', () => {
  it('is the whole of a short text', () => {
    expect(cut('Plus is red.', 'red')).toBe('Plus is <mark>red</mark>.');
  });

  it('surrounds the first match, with ellipses', () => {
    expect(cut(`${words(1, 20)} torque ${words(21, 40)}`, 'torque')).toBe(`…w19x w20x <mark>torque</mark> ${words(21, 32)}…`);
  });

  it('is where most words match', () => {
    const text = `torque ${words(1, 20)} peak torque limit ${words(21, 40)}`;
    expect(cut(text, 'torque', 'peak', 'limit')).toContain('<mark>peak</mark> <mark>torque</mark> <mark>limit</mark>');
  });

  it('has as many words at the end of a text', () => {
    expect(cut(`${words(1, 30)} torque`, 'torque')).toBe(`…${words(17, 30)} <mark>torque</mark>`);
  });
});
