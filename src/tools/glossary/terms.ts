import { slug } from 'github-slugger';
import type { WrittenTerm } from '../../content/vocabulary/termFinder';
import type { Row, Table } from '../../content/tables/csvTable';
import { listIn, pageLink, textCell, textIn } from '../../content/tables/rows';
import type { PageLink } from '../../model/pageTypes';
import type { GridCell } from '../../model/tableGrid';
import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';

/** Terms: their spelling and meaning. */
export const glossaryTables = {
  terms: table('Words of these pages', 'term', {
    term: 'Term',
    spellings: { label: 'Also called', type: 'list', optional: true },
    avoid: { label: 'Not', type: 'list', optional: true },
    // Whether pages explain its first use. Not for words that most readers know.
    hint: { label: 'Explained in the text', type: 'boolean', optional: true },
    // If empty, the note explains why.
    meaning: { label: 'Meaning', optional: true },
    page: { label: 'Explained on', type: 'route', optional: true },
    note: { label: 'Note for writers', optional: true },
  }),
} satisfies TableDefinitions;

export interface GlossaryTerm {
  /** Anchor. */
  readonly id: string;
  readonly term: string;
  /** Other names. */
  readonly also: readonly string[];
  readonly meaning: GridCell;
  /** Page that explains it. */
  readonly page: PageLink | null;
}

/** Terms with the same first letter. */
export interface GlossaryLetter {
  readonly id: string;
  readonly letter: string;
  readonly terms: readonly GlossaryTerm[];
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
