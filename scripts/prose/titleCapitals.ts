import { monthNames } from '../../src/model/format';
import type { Term } from './terms';

/** Words that may have capitals: names with a capital or digit after the first letter, and single letters. */
const ownCapitals = /^(?:.+[A-Z0-9]|[A-Z]\b|I['’].*|.*[_./].*)/;

/** Words in a title that shouldn't be capitalised: titles use sentence case. */
export function titleCapitals(title: string, terms: readonly Term[]): string[] {
  const named = terms.flatMap(({ term, spellings, proper }) => (proper ? [term, ...spellings] : spellings));
  const names = new Set([...monthNames, ...named.flatMap((name) => name.split(/[\s-]/))]);
  // Quotation marks contain text from programs' windows.
  const words = title.replace(/[“"][^”"]*[”"]/g, '…').split(/\s+/);
  return words.filter((word, index) => {
    const bare = word.replace(/^[("“'‘]+|[)"”'’.,:;?!…]+$/g, '').replace(/['’]s$/, '');
    const before = words[index - 1] ?? '';
    // A new sentence begins after a colon, dash or full stop.
    if (index === 0 || /[:.?!–—·|]$/.test(before) || !/^[A-Z]/.test(bare)) return false;
    return !ownCapitals.test(bare) && !bare.split(/[-/]/).every((part) => names.has(part) || !/^[A-Z][a-z]/.test(part));
  });
}
