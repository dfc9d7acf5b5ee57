import type { Table } from '../../src/content/tables/csvTable';
import { textIn } from '../../src/content/tables/rows';

/** A word of the field in the one spelling that the site uses. */
export interface Term {
  readonly term: string;
  /** Spellings that the site does not use. */
  readonly avoid: readonly string[];
  /** It is a name: capitals stay within a title. */
  readonly proper: boolean;
}

/** What the site does not say, and what it says instead. */
export interface Phrase {
  readonly phrase: string;
  readonly instead: string;
}

const values = (text: string): string[] =>
  text
    .split(';')
    .map((value) => value.trim())
    .filter(Boolean);

/** Terms of content/data/terms.csv. */
export const readTerms = ({ rows }: Table): Term[] =>
  rows.map((row) => ({
    term: textIn(row, 'term'),
    avoid: values(Array.isArray(row.avoid) ? row.avoid.join(';') : textIn(row, 'avoid')),
    proper: row.proper === true,
  }));

/** Phrases of content/data/phrases.csv. */
export const readPhrases = ({ rows }: Table): Phrase[] =>
  rows.map((row) => ({
    phrase: textIn(row, 'phrase'),
    instead: values(Array.isArray(row.instead) ? row.instead.join(';') : textIn(row, 'instead')).join(', or '),
  }));
