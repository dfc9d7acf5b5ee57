import { slug } from 'github-slugger';
import type { GlossaryLetter, GlossaryTerm } from '../../model/glossary';
import { pageLink } from '../tables/cellLink';
import { textCell } from '../tables/codeSpans';
import type { Row, Table } from '../tables/csvTable';
import { listIn, textIn } from '../tables/rows';

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
