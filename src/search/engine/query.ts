import type { Query } from 'minisearch';
import { negatedTerm, readWords, stopWords, toTerm } from './analysis';
import type { Token } from './analysis';
import type { ReadyIndex } from './searchIndex';

/** Maximum number of letters and words of a query that are read. Of a pasted log, that is the first lines. */
export const longestQuery = { letters: 1000, words: 32 } as const;

/** Weights of inexact matches, relative to a match of the whole word. */
const weights = { prefix: 0.2, fuzzy: 0.25 } as const;

/** Weights of other readings of a word: pieces of a mixed word, parts of a linked name, two words as one, a synonym. */
const worth = { pieces: 0.5, parts: 0.3, joined: 0.8, meaning: 1 } as const;

/** Minimum number of letters of a prefix, except in the last word. */
const prefixFrom = 4;

/** Words before which "can" is the verb. Elsewhere it is the bus. */
const afterVerbCan: ReadonlySet<string> = new Set('a an any be i it my not one the they thi we you'.split(' '));

/** A unit of a query: a word, a name such as `DM-J4340P`, or a phrase in the table of words. */
export interface QueryPart {
  readonly words: readonly Token[];
  /** Other readings. All terms of a reading must match. */
  readonly others: readonly { readonly terms: readonly string[]; readonly weight: number }[];
  /** The reader may be in the middle of typing it. */
  readonly isLast: boolean;
}

/** Words of a query without stop words, or all words if there are only stop words. */
function contentWords(text: string, kind: 'page' | 'failure', { has }: ReadyIndex): Token[] {
  const words = readWords(text.slice(0, longestQuery.letters));
  const content = words.filter(({ term, joined }, index) => {
    if (joined !== undefined) return true;
    // Only headings are indexed by letters and short numbers.
    if (/^(?:\d{1,3}|[a-z])$/.test(term)) return has(term) && (words.length < 3 || (kind === 'failure' && /\d/.test(term)));
    return term === 'can' ? !afterVerbCan.has(words[index + 1]?.term ?? '') : !stopWords.has(term);
  });
  return (content.length > 0 ? content : words).slice(0, longestQuery.words);
}

/** Splits a word that consists of two: neighbours in a heading (`zeroposition`), or parts of a name with digits (`dmj4340p`). */
function splitWord(term: string, { has, isPair }: ReadyIndex): string[] {
  if (has(term)) return [];
  // Shorter parts would be endings.
  const least = /\d/.test(term) ? 2 : 3;
  for (let at = least; at <= term.length - least; at += 1) {
    const [first, second] = [term.slice(0, at), term.slice(at)];
    if (isPair(first, second) || (least === 2 && has(first) && has(second))) return [first, second];
  }
  return [];
}

/** Splits a query into units, with the meanings of words among pages or among failures. */
export function queryParts(text: string, kind: 'page' | 'failure', ready: ReadyIndex): QueryPart[] {
  const { lexicon, has } = ready;
  const words = contentWords(lexicon.translate(text), kind, ready);
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
    const not = first.negated && kind === 'failure' ? negatedTerm(lexicon.sameInFailures(first.term)) : '';
    parts.push({
      words: rest.slice(0, length),
      others: [
        ...meanings.flatMap(({ means }) => means.map((terms) => ({ terms, weight: worth.meaning }))),
        ...(has(not) ? [{ terms: [not], weight: worth.meaning }] : []),
        ...(isPair ? [{ terms: [pair], weight: worth.joined }] : []),
        ...(two.length > 0 ? [{ terms: two, weight: worth.joined }] : []),
      ],
      isLast: at + length === words.length && /[\p{L}\p{N}]$/u.test(text),
    });
    at += length;
  }
  return parts;
}

/** Number of typing errors that a word may have: none in short words, and none in part numbers, which differ by one character. */
const allowedEdits = (term: string): number =>
  term.length < 4 || /\d/.test(term) ? 0 : Math.min(2, Math.max(1, Math.round(term.length * 0.2)));

/** Number of typing errors to search a word with: none if the index has it. */
function editsOf(term: string, { has, search }: ReadyIndex): number {
  const allowed = has(term) ? 0 : allowedEdits(term);
  // Two swapped letters are two edits.
  return allowed === 1 && term.length >= 6 && search(term, { fuzzy: 1 }).length === 0 ? 2 : allowed;
}

type Tree = Exclude<Query, string | symbol>;

/** Query for one term with at most `edits` typing errors. */
const leaf = (term: string, boost: number, prefix: boolean, edits: number): Tree => ({
  queries: [term],
  prefix,
  fuzzy: edits,
  boostTerm: () => boost,
  weights,
});

const all = (queries: readonly Query[]): Tree => ({ combineWith: 'AND', queries: [...queries] });
const any = (queries: readonly Query[]): Tree => ({ combineWith: 'OR', queries: [...queries] });

/** Query for a word: exact, as a prefix, with typing errors, or by its pieces. */
function wordTree({ term, pieces }: Token, isLast: boolean, weight: number, ready: ReadyIndex): Tree {
  const whole = leaf(term, weight, isLast || term.length >= prefixFrom, editsOf(term, ready));
  return pieces.length === 0 ? whole : any([whole, all(pieces.map((piece) => leaf(piece, worth.pieces, false, 0)))]);
}

/** Query for a unit. */
function partTree({ words, others, isLast }: QueryPart, ready: ReadyIndex): Tree {
  const [{ joined } = { joined: undefined }] = words;
  const meant = others.map(({ terms, weight }) => all(terms.map((term) => leaf(term, weight, false, 0))));
  if (joined === undefined) {
    const typed = words.map((word, index) => wordTree(word, isLast && index === words.length - 1, 1, ready));
    return any([all(typed), ...meant]);
  }
  // The end of a known name is complete, and a single letter is no prefix.
  const open = isLast && !words.every(({ term }) => ready.has(term));
  const weight = ready.has(joined) ? worth.parts : 1;
  const parts = words
    .filter(({ term }) => words.length === 1 || !(stopWords.has(term) || /^(?:\d{1,3}|[a-z])$/.test(term)))
    .map((word) => wordTree(word, open && word === words.at(-1) && word.term.length > 1, weight, ready));
  return any([leaf(joined, 1, true, 0), ...(parts.length > 0 ? [all(parts)] : []), ...meant]);
}

/** Query for all units, or for any of them. */
export const queryTree = (parts: readonly QueryPart[], combineWith: 'AND' | 'OR', ready: ReadyIndex): Tree => ({
  combineWith,
  queries: parts.map((part) => partTree(part, ready)),
});

/** All terms that can match a unit. */
export const termsOfPart = ({ words, others }: QueryPart): string[] => [
  ...words.flatMap(({ term, pieces, joined }) => [term, ...pieces, ...(joined === undefined ? [] : [joined])]),
  ...others.flatMap(({ terms }) => terms),
];

/** The term that is searched for a word: its own if it is indexed, even as a prefix, or else the most similar one, or else null. */
export function misspelt({ term, pieces, joined }: Token, ready: ReadyIndex): string | null {
  if ([term, joined ?? '', ...pieces].some(ready.has) || ready.search(term, { prefix: term.length >= 3 }).length > 0) return term;
  return ready.search(term, { fuzzy: editsOf(term, ready) })[0]?.terms[0] ?? null;
}
