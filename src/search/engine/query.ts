import type { Query } from 'minisearch';
import { readWords, stopWords, toTerm } from './analysis';
import type { Token } from './analysis';
import type { ReadyIndex } from './searchIndex';

/** Letters of a query that are read, and words of them: of a pasted log the first lines. */
export const longestQuery = { letters: 1000, words: 32 } as const;

/** What a match is worth that is not the whole word as typed, against a match of the word. */
const weights = { prefix: 0.2, fuzzy: 0.25 } as const;

/** What other readings of a word are worth: pieces of a mixed word, parts of a linked name, two words as one, a synonym. */
const worth = { pieces: 0.5, parts: 0.3, joined: 0.8, meaning: 1 } as const;

/** Words before the last one match as a beginning from this many letters. */
const prefixFrom = 4;

/** "can" is the verb before one of these words, and the bus everywhere else. */
const afterVerbCan: ReadonlySet<string> = new Set('a an any be i it my not one the they thi we you'.split(' '));

/** Words of a query that are one thing: a word, a name such as `DM-J4340P`, or a phrase that the table of words explains. */
export interface QueryPart {
  readonly words: readonly Token[];
  /** What else it may be, as terms that must all be there. */
  readonly others: readonly { readonly terms: readonly string[]; readonly weight: number }[];
  /** The reader may still be typing it. */
  readonly isLast: boolean;
}

/** Words of a query without stop words. If there are no others, all of them. */
function contentWords(text: string, { has }: ReadyIndex): Token[] {
  const words = readWords(text.slice(0, longestQuery.letters));
  const content = words.filter(({ term, joined }, index) => {
    if (joined !== undefined) return true;
    // Texts are not found by letters and short numbers.
    if (/^(?:\d{1,3}|[a-z])$/.test(term)) return has(term) && words.length < 3;
    return term === 'can' ? !afterVerbCan.has(words[index + 1]?.term ?? '') : !stopWords.has(term);
  });
  return (content.length > 0 ? content : words).slice(0, longestQuery.words);
}

/** Two words that are written as one: `zeroposition`, where a heading has both side by side, or the parts of a name with digits, `dmj4340p`. */
function splitWord(term: string, { has, isPair }: ReadyIndex): string[] {
  if (has(term)) return [];
  // Shorter parts are endings.
  const least = /\d/.test(term) ? 2 : 3;
  for (let at = least; at <= term.length - least; at += 1) {
    const [first, second] = [term.slice(0, at), term.slice(at)];
    if (isPair(first, second) || (least === 2 && has(first) && has(second))) return [first, second];
  }
  return [];
}

/** Reads a query by what `kind` of records has. */
export function queryParts(text: string, kind: 'page' | 'failure', ready: ReadyIndex): QueryPart[] {
  const { lexicon, has } = ready;
  const words = contentWords(lexicon.translate(text), ready);
  const parts: QueryPart[] = [];
  let at = 0;
  while (at < words.length) {
    const rest = words.slice(at);
    const [first, second] = rest;
    if (!first) break;
    const meanings = lexicon.meanings(rest, kind);
    const pair = first.joined === undefined && second ? toTerm(first.term + second.term) : '';
    const isPair = pair !== '' && has(pair);
    const name = rest.findIndex(({ joined }) => joined === undefined || joined !== first.joined);
    const length = Math.max(name < 0 ? rest.length : name, isPair ? 2 : 1, ...meanings.map((meaning) => meaning.length));
    const two = splitWord(first.term, ready);
    parts.push({
      words: rest.slice(0, length),
      others: [
        ...meanings.flatMap(({ means }) => means.map((terms) => ({ terms, weight: worth.meaning }))),
        ...(isPair ? [{ terms: [pair], weight: worth.joined }] : []),
        ...(two.length > 0 ? [{ terms: two, weight: worth.joined }] : []),
      ],
      isLast: at + length === words.length && /[\p{L}\p{N}]$/u.test(text),
    });
    at += length;
  }
  return parts;
}

/** Letters that may differ: none in short words and in part numbers, where one letter is another part. */
const allowedEdits = (term: string): number =>
  term.length < 4 || /\d/.test(term) ? 0 : Math.min(2, Math.max(1, Math.round(term.length * 0.2)));

/** Letters in which a word differs from the nearest one of the index: none where that has it, because a word that is right is not taken for another one. */
function editsOf(term: string, { has, search }: ReadyIndex): number {
  const allowed = has(term) ? 0 : allowedEdits(term);
  // Two neighbours that changed places are two edits.
  return allowed === 1 && term.length >= 6 && search(term, { fuzzy: 1 }).length === 0 ? 2 : allowed;
}

type Tree = Exclude<Query, string | symbol>;

/** One term; `edits` says how many letters may differ at most. */
const leaf = (term: string, boost: number, prefix: boolean, edits: number): Tree => ({
  queries: [term],
  prefix,
  fuzzy: edits,
  boostTerm: () => boost,
  weights,
});

const all = (queries: readonly Query[]): Tree => ({ combineWith: 'AND', queries: [...queries] });
const any = (queries: readonly Query[]): Tree => ({ combineWith: 'OR', queries: [...queries] });

/** A word by itself: as typed, as the beginning of a longer one, misspelt unless the index has it, and in its pieces. */
function wordTree({ term, pieces }: Token, isLast: boolean, weight: number, ready: ReadyIndex): Tree {
  const whole = leaf(term, weight, isLast || term.length >= prefixFrom, editsOf(term, ready));
  return pieces.length === 0 ? whole : any([whole, all(pieces.map((piece) => leaf(piece, worth.pieces, false, 0)))]);
}

/** A part as a query for MiniSearch. */
function partTree({ words, others, isLast }: QueryPart, ready: ReadyIndex): Tree {
  const [{ joined } = { joined: undefined }] = words;
  const meant = others.map(({ terms, weight }) => all(terms.map((term) => leaf(term, weight, false, 0))));
  if (joined === undefined) {
    const typed = words.map((word, index) => wordTree(word, isLast && index === words.length - 1, 1, ready));
    return any([all(typed), ...meant]);
  }
  // The end of a name that is known, and one letter at its end, are no beginnings of words.
  const open = isLast && !words.every(({ term }) => ready.has(term));
  const weight = ready.has(joined) ? worth.parts : 1;
  const parts = words
    .filter(({ term }) => words.length === 1 || !(stopWords.has(term) || /^(?:\d{1,3}|[a-z])$/.test(term)))
    .map((word) => wordTree(word, open && word === words.at(-1) && word.term.length > 1, weight, ready));
  return any([leaf(joined, 1, true, 0), ...(parts.length > 0 ? [all(parts)] : []), ...meant]);
}

/** All parts, or any of them. */
export const queryTree = (parts: readonly QueryPart[], combineWith: 'AND' | 'OR', ready: ReadyIndex): Tree => ({
  combineWith,
  queries: parts.map((part) => partTree(part, ready)),
});

/** The terms by which a result may have matched a part. */
export const termsOfPart = ({ words, others }: QueryPart): string[] => [
  ...words.flatMap(({ term, pieces, joined }) => [term, ...pieces, ...(joined === undefined ? [] : [joined])]),
  ...others.flatMap(({ terms }) => terms),
];

/** The term that was searched for a word: its own where records have it or a longer one, one that is nearly the same, or null. */
export function misspelt({ term, pieces, joined }: Token, ready: ReadyIndex): string | null {
  if ([term, joined ?? '', ...pieces].some(ready.has) || ready.search(term, { prefix: term.length >= 3 }).length > 0) return term;
  return ready.search(term, { fuzzy: editsOf(term, ready) })[0]?.terms[0] ?? null;
}
