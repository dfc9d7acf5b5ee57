import type { PackedTerms } from '../contract/searchRecords';

/** Maximum count of a term in a text. Higher counts hardly change the ranking, and cost bytes. */
const mostCounted = 5;

/** Terms are front-coded: a capital encodes how many letters a term shares with the one before. Terms themselves have no capitals. */
const firstCapital = 65;
const mostShared = 25;

/** Counts per character, because compression needs at least a bit for each character. */
const countsTogether = 2;

/** Encodes a number as one character from "#" on, without backslash and surrogates. */
function encode(number: number): string {
  let code = number + 35;
  if (code >= 92) code += 1;
  if (code >= 0xd800) code += 0x800;
  return String.fromCodePoint(code);
}

function decode(character: string): number {
  let code = character.codePointAt(0) ?? 0;
  if (code >= 0xe000) code -= 0x800;
  if (code > 92) code -= 1;
  return code - 35;
}

function sharedPrefix(term: string, before: string): number {
  let length = 0;
  while (length < mostShared && length < term.length && term[length] === before[length]) length += 1;
  return length;
}

/** Order of the terms' lists: short ones first, because similar numbers compress well. */
const byLength = (lengths: readonly number[]): number[] =>
  lengths.map((_, at) => at).sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0) || a - b);

/** Packs lists of terms into an inverted index. Loses the order of the terms in a text. */
export function packTerms(texts: readonly (readonly string[])[]): PackedTerms {
  const textsOf = new Map<string, Map<number, number>>();
  texts.forEach((terms, text) => {
    for (const term of terms) {
      const counts = textsOf.get(term) ?? new Map<number, number>();
      textsOf.set(term, counts.set(text, Math.min((counts.get(text) ?? 0) + 1, mostCounted)));
    }
  });
  const sorted = [...textsOf].sort(([a], [b]) => (a < b ? -1 : 1));
  const names = sorted.map(([term], at) => {
    const shared = sharedPrefix(term, sorted[at - 1]?.[0] ?? '');
    return String.fromCharCode(firstCapital + shared) + term.slice(shared);
  });
  const lengths = sorted.map(([, found]) => found.size);
  const counts: number[] = [];
  let places = '';
  for (const at of byLength(lengths)) {
    let last = -1;
    for (const [text, count] of sorted[at]?.[1] ?? []) {
      places += encode(text - last - 1);
      counts.push(count - 1);
      last = text;
    }
  }
  let together = '';
  for (let at = 0; at < counts.length; at += countsTogether)
    together += encode(counts.slice(at, at + countsTogether).reduceRight((sum, count) => sum * mostCounted + count, 0));
  return { terms: names.join(''), lengths: lengths.map(encode).join(''), places, counts: together };
}

/** Unpacks what `packTerms` packed: calls `take` for each term and text with the count. */
export function eachTerm(
  { terms, lengths: packedLengths, places, counts }: PackedTerms,
  take: (term: string, text: number, count: number) => void,
): void {
  let term = '';
  const names = (terms.match(/[A-Z][^A-Z]*/g) ?? []).map(
    (part) => (term = term.slice(0, part.charCodeAt(0) - firstCapital) + part.slice(1)),
  );
  const lengths = Array.from(packedLengths, decode);
  const together = Array.from(counts, decode);
  const distances = Array.from(places, decode);
  let at = 0;
  for (const index of byLength(lengths)) {
    let text = -1;
    for (const end = at + (lengths[index] ?? 0); at < end; at += 1) {
      text += (distances[at] ?? 0) + 1;
      const count = Math.floor((together[Math.floor(at / countsTogether)] ?? 0) / mostCounted ** (at % countsTogether)) % mostCounted;
      take(names[index] ?? '', text, count + 1);
    }
  }
}
