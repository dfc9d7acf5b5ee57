import { monthNames } from '../../src/model/format';
import type { Term } from './terms';

/** Words that are names or signs of their own: with a capital or digit behind the first letter, or a single letter. */
const ownCapitals = /^(?:.+[A-Z0-9]|[A-Z]\b|I['’].*|.*[_./].*)/;

/** Words of a title that have a capital letter for no reason: sentence case is the first word and names only. */
export function titleCapitals(title: string, terms: readonly Term[]): string[] {
  const named = terms.flatMap(({ term, spellings, proper }) => (proper ? [term, ...spellings] : spellings));
  const names = new Set([...monthNames, ...named.flatMap((name) => name.split(/[\s-]/))]);
  // What a program's window says is in quotation marks.
  const words = title.replace(/[“"][^”"]*[”"]/g, '…').split(/\s+/);
  return words.filter((word, index) => {
    const bare = word.replace(/^[("“'‘]+|[)"”'’.,:;?!…]+$/g, '').replace(/['’]s$/, '');
    const before = words[index - 1] ?? '';
    // After a colon, a dash or a full stop a new sentence begins.
    if (index === 0 || /[:.?!–—·|]$/.test(before) || !/^[A-Z]/.test(bare)) return false;
    return !ownCapitals.test(bare) && !bare.split(/[-/]/).every((part) => names.has(part) || !/^[A-Z][a-z]/.test(part));
  });
}
