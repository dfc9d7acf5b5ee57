import { slug } from 'github-slugger';
import type { GlossaryLetter, GlossaryTerm } from '../../model/glossary';
import type { Row, Table } from '../tables/csvTable';
import { listIn, pageLink, textCell, textIn } from '../tables/rows';

/** A term as texts write it. */
export interface WrittenTerm {
  /** The term and its other names. */
  readonly names: readonly string[];
  /** What a page shows beside its first use; null for what it does not explain there. */
  readonly hint: string | null;
}

/** A term in a text. */
export interface FoundTerm {
  readonly term: WrittenTerm;
  /** Where it begins, and the words as they stand there. */
  readonly index: number;
  readonly words: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name in singular and plural; one in small letters may have a capital. */
function nameForms(name: string): string {
  const [first = '', ...others] = name;
  const rest = others.join('');
  const start = /\p{Ll}/u.test(first) ? `[${first}${first.toUpperCase()}]` : escaped(first);
  if (rest.endsWith('y')) return `${start}${escaped(rest.slice(0, -1))}(?:y|ies)`;
  return `${start}${escaped(rest)}${/[\p{L}\d]$/u.test(name) ? '(?:s|es)?' : ''}`;
}

/** What a sentence may begin behind. */
const sentenceStart = /(?:^|[.?!:]["”)]?\s+)["“(]?$/;

/** Whether the first letter is what the name has, or a capital that begins a sentence. */
const isSpelled = (words: string, { names }: WrittenTerm, before: string): boolean =>
  names.some((name) => name.charAt(0) === words.charAt(0)) || sentenceStart.test(before);

/**
 * Finds terms in a text as whole words, with a plural or possessive ending; of several that begin at one place, the longest.
 * `before` is what stands before the text in its paragraph.
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

/** Table of the words of the site: how they are written, and what they mean. */
export const termsTable = 'terms';

/** Id of a term in the glossary. */
export const termId = (term: string): string => `term-${slug(term)}`;

const letterOf = (term: string): string => term.charAt(0).toUpperCase();

/** Rows of terms that the glossary explains; the others only say how a word is written. */
export const explainedRows = ({ rows }: Table): Row[] => rows.filter((row) => textIn(row, 'meaning') !== '');

const termOf = (row: Row, titles: ReadonlyMap<string, string>): GlossaryTerm => ({
  id: termId(textIn(row, 'term')),
  term: textIn(row, 'term'),
  also: listIn(row, 'spellings'),
  meaning: textCell(textIn(row, 'meaning')),
  page: pageLink(textIn(row, 'page'), titles),
});

/** The explained terms of a table by their first letters, in order. */
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

/** The terms that texts may explain where they come first, and all others, whose names hold some of theirs: "CAN adapter" is not "CAN". */
export const writtenTerms = (tables: ReadonlyMap<string, Table>): WrittenTerm[] =>
  (tables.get(termsTable)?.rows ?? []).map((row) => ({
    names: [textIn(row, 'term'), ...listIn(row, 'spellings')],
    // A hint is plain text.
    hint: row.hint === true ? textIn(row, 'meaning').replaceAll('`', '') : null,
  }));
