import type { Query } from './query';
import { stopWords } from './stopWords';
import { afterVerbCan, joinedWeight, longestQuery, partsWeight, pieceWeight, prefixFrom, synonymWeight } from './ranking';
import type { FindMeanings } from './synonyms';
import type { FindTwoWords } from './twoWords';
import { toTerm, tokenise } from './terms';
import type { Token } from './terms';

/** What the words of a query are looked up in. */
export interface Vocabulary {
  readonly meanings: FindMeanings;
  /** Whether the pages have a term. */
  readonly has: (term: string) => boolean;
  readonly twoWords: FindTwoWords;
}

/** Words of a query without stop words. If there are no others, all of them. */
function contentWords(query: string): Token[] {
  const words = tokenise(query);
  const content = words.filter(({ term, joined }, index) => {
    if (joined !== undefined) return true;
    if (term === 'can') return !afterVerbCan.has(words[index + 1]?.term ?? '');
    return !stopWords.has(term);
  });
  return (content.length > 0 ? content : words).slice(0, longestQuery.words);
}

/** A word as it stands, or with a few other letters. */
const word = (term: string, weight: number, prefix = false): Query => ({ word: term, prefix, fuzzy: true, weight });

/** One word: as typed, as the beginning of a longer one, and in its pieces. */
function wordQuery({ term, pieces }: Token, isLast: boolean, weight = 1): Query {
  const whole = word(term, weight, isLast || term.length >= prefixFrom);
  return pieces.length === 0 ? whole : { any: [whole, { all: pieces.map((piece) => word(piece, pieceWeight)) }] };
}

/** Words that nobody typed: exactly these, all of them. */
const exactly = (terms: readonly string[], weight: number): Query => ({
  all: terms.map((term) => ({ word: term, prefix: false, fuzzy: false, weight })),
});

/** A part of a query, and the number of words that it covers. */
interface Part {
  readonly query: Query;
  readonly length: number;
}

/** A linked name such as `DM-J4340P`: written as one word, or its parts anywhere. */
function nameQueries(words: readonly Token[], joined: string, atEnd: boolean): Query[] {
  // One letter at the end of a name is a part of it and not the beginning of a word, nor is the end of a name that the pages have.
  const isLast = (index: number): boolean => atEnd && index === words.length - 1 && (words[index]?.term.length ?? 0) > 1;
  const parts = words.map((part, index) => wordQuery(part, isLast(index), partsWeight));
  const content = parts.filter((_, index) => !stopWords.has(words[index]?.term ?? ''));
  return [word(joined, 1, true), ...(content.length > 0 ? [{ all: content }] : [])];
}

/** A word as it was typed, or as the two that it is on the pages. */
function typedQuery(typed: Token, isLast: boolean, twoWords: FindTwoWords): Query {
  const [query, two] = [wordQuery(typed, isLast), twoWords(typed.term)];
  return two.length > 0 ? { any: [query, exactly(two, joinedWeight)] } : query;
}

/** Words as they were typed, and where two are one word on the pages, as that word. */
function typedQueries(words: readonly Token[], atEnd: boolean, asOne: string | undefined, twoWords: FindTwoWords): Query[] {
  const each = words.map((typed, index) => typedQuery(typed, atEnd && index === words.length - 1, twoWords));
  return [{ all: each }, ...(asOne === undefined ? [] : [exactly([asOne], joinedWeight)])];
}

/** The first word, or the first few where they are a name, a synonym or one word on the pages. */
function firstPart(words: readonly Token[], first: Token, { meanings, has, twoWords }: Vocabulary): Part {
  const known = meanings(words);
  const pair = words[1] ? toTerm(first.term + words[1].term) : '';
  const asOne = first.joined === undefined && pair !== '' && has(pair) ? pair : undefined;
  const name = words.findIndex(({ joined }) => joined === undefined || joined !== first.joined);
  const length = Math.max(name < 0 ? words.length : name, asOne === undefined ? 1 : 2, ...known.map((meaning) => meaning.length));
  const covered = words.slice(0, length);
  const atEnd = length === words.length;
  const typed =
    first.joined === undefined
      ? typedQueries(covered, atEnd, asOne, twoWords)
      : nameQueries(covered, first.joined, atEnd && !has(first.joined));
  const meant = known.flatMap(({ means }) => means.map((terms) => exactly(terms, synonymWeight)));
  return { query: { any: [...typed, ...meant] }, length };
}

/** The parts of a query: words, names, and phrases that stand for something. The engine asks for all of them first, then for some. */
export function queryParts(query: string, vocabulary: Vocabulary): Query[] {
  const parts: Query[] = [];
  let words = contentWords(query);
  while (words.length > 0) {
    const [first] = words;
    if (!first) break;
    const part = firstPart(words, first, vocabulary);
    parts.push(part.query);
    words = words.slice(part.length);
  }
  return parts;
}
