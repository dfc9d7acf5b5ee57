import { slug } from 'github-slugger';
import type { GlossaryLetter, GlossaryTerm } from '../../model/pageTypes';
import type { Row, Table } from '../tables/csvTable';
import { listIn, pageLink, textCell, textIn } from '../tables/rows';

/** A term and its spellings. */
export interface WrittenTerm {
  /** The term and its other spellings. */
  readonly names: readonly string[];
  /** Hint for its first use on a page; null for a term that pages don't explain. */
  readonly hint: string | null;
}

/** An occurrence of a term in a text. */
export interface FoundTerm {
  readonly term: WrittenTerm;
  /** Offset and matched words. */
  readonly index: number;
  readonly words: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pattern for a name in singular and plural. A lower-case name may be capitalised. */
function nameForms(name: string): string {
  const [first = '', ...others] = name;
  const rest = others.join('');
  const start = /\p{Ll}/u.test(first) ? `[${first}${first.toUpperCase()}]` : escaped(first);
  if (rest.endsWith('y')) return `${start}${escaped(rest.slice(0, -1))}(?:y|ies)`;
  return `${start}${escaped(rest)}${/[\p{L}\d]$/u.test(name) ? '(?:s|es)?' : ''}`;
}

/** Text after which a sentence begins. */
const sentenceStart = /(?:^|[.?!:]["”)]?\s+)["“(]?$/;

/** Whether the first letter matches the name, or is a capital at the beginning of a sentence. */
const isSpelled = (words: string, { names }: WrittenTerm, before: string): boolean =>
  names.some((name) => name.charAt(0) === words.charAt(0)) || sentenceStart.test(before);

/**
 * Finds terms in a text as whole words, with a plural or possessive ending. Prefers the longest of several that begin at one place.
 * `before` is the text before it in its paragraph.
 */
export function termFinder(terms: readonly WrittenTerm[]): (text: string, before: string) => FoundTerm[] {
  const forms = terms.flatMap((term) => term.names.map((name) => ({ term, name }))).sort((a, b) => b.name.length - a.name.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_/-])(?:${forms.map(({ name }) => `(${nameForms(name)})`).join('|')})(?:['’]s)?(?![\\p{L}\\p{N}_-])`,
    'gu',
  );
  return (text, before) =>
    [...text.matchAll(pattern)].flatMap((match): FoundTerm[] => {
      const [words, ...groups] = match;
      const form = forms[groups.findIndex((group) => group !== undefined)];
      if (!form || !isSpelled(words, form.term, before + text.slice(0, match.index))) return [];
      return [{ term: form.term, index: match.index, words }];
    });
}

/** Table of the words of the site: their spellings and meanings. */
export const termsTable = 'terms';

/** Anchor of a term in the glossary. */
export const termId = (term: string): string => `term-${slug(term)}`;

const letterOf = (term: string): string => term.charAt(0).toUpperCase();

/** Rows with a meaning. The others only fix the spelling of a word. */
export const explainedRows = ({ rows }: Table): Row[] => rows.filter((row) => textIn(row, 'meaning') !== '');

const termOf = (row: Row, titles: ReadonlyMap<string, string>): GlossaryTerm => ({
  id: termId(textIn(row, 'term')),
  term: textIn(row, 'term'),
  also: listIn(row, 'spellings'),
  meaning: textCell(textIn(row, 'meaning')),
  page: pageLink(textIn(row, 'page'), titles),
});

/** The explained terms of a table, grouped by first letter. */
export function glossaryOf(table: Table, titles: ReadonlyMap<string, string>): GlossaryLetter[] {
  const terms = explainedRows(table)
    .map((row) => termOf(row, titles))
    .sort((a, b) => a.term.localeCompare(b.term, 'en'));
  return [...new Set(terms.map(({ term }) => letterOf(term)))].map((letter) => ({
    id: `letter-${letter.toLowerCase()}`,
    letter,
    terms: terms.filter(({ term }) => letterOf(term) === letter),
  }));
}

/** Terms to look for in texts. Includes terms without a hint, because a longer name hides a shorter one: "CAN adapter" is not "CAN". */
export const writtenTerms = (tables: ReadonlyMap<string, Table>): WrittenTerm[] =>
  (tables.get(termsTable)?.rows ?? []).map((row) => ({
    names: [textIn(row, 'term'), ...listIn(row, 'spellings')],
    // Hints are plain text.
    hint: row.hint === true ? textIn(row, 'meaning').replaceAll('`', '') : null,
  }));
