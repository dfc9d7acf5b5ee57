import type { Problem } from '../../model/problems';
import type { Row, Table } from '../tables/csvTable';
import { listIn, placedRows, textIn } from '../tables/rows';
import type { PlacedRow } from '../tables/rows';
import { anchorsOf, usesOf } from '../tree/componentUses';
import type { WrittenText } from '../tree/componentUses';
import { termId, termsTable } from './glossary';

/** Longest meaning, in characters, that a reader takes in beside the text. */
const longestMeaning = 200;

function rowMistakes(row: Row): string[] {
  const meaning = textIn(row, 'meaning');
  const mistakes: string[] = [];
  if (meaning === '' && textIn(row, 'note') === '')
    mistakes.push(`"${textIn(row, 'term')}" has no meaning. Write one, or say in "note" why readers need none.`);
  if (meaning === '' && row.hint === true)
    mistakes.push(`"${textIn(row, 'term')}" has a hint but no meaning to show. Write one, or leave "hint" empty.`);
  if (meaning.length > longestMeaning)
    mistakes.push(`the meaning of "${textIn(row, 'term')}" has ${meaning.length} characters. Say it in ${longestMeaning}.`);
  return mistakes;
}

/** Words of a row: the term, its other names, and what the site does not call it. */
const wordsOf = (row: Row): string[] => [textIn(row, 'term'), ...listIn(row, 'spellings'), ...listIn(row, 'avoid')];

/** A word that stands twice would mean two things. */
function checkWords(rows: readonly PlacedRow[]): Problem[] {
  const owners = new Map<string, string>();
  return rows.flatMap(({ row, place }) =>
    wordsOf(row).flatMap((word): Problem[] => {
      const other = owners.get(word);
      owners.set(word, other ?? textIn(row, 'term'));
      if (other === undefined) return [];
      return [{ ...place, message: `"${word}" is a word for "${other}" already. A word has one meaning: remove it from one place.` }];
    }),
  );
}

/** Terms whose links would lead elsewhere: two of one id, or one with the id of a heading beside them. */
function checkIds(rows: readonly PlacedRow[], texts: readonly WrittenText[]): Problem[] {
  const taken = new Map<string, string>(
    usesOf('Glossary', texts).flatMap(({ text }) => [...anchorsOf(text.tree)].map((id) => [id, `a heading in ${text.file}`] as const)),
  );
  return rows.flatMap(({ row, place }): Problem[] => {
    const id = termId(textIn(row, 'term'));
    const other = taken.get(id);
    taken.set(id, `"${textIn(row, 'term')}"`);
    if (other === undefined) return [];
    return [{ ...place, message: `"${textIn(row, 'term')}" has the anchor "#${id}", and so has ${other}. Write one of them another way.` }];
  });
}

/**
 * Terms without a meaning, words with two, and places that links would miss. A word of the site stands in one table, so what it
 * is called and what it means cannot disagree. A site without that table has nothing to check.
 */
export function checkGlossary(texts: readonly WrittenText[], tables: ReadonlyMap<string, Table>): Problem[] {
  const table = tables.get(termsTable);
  if (!table) return [];
  const rows = placedRows(table);
  return [
    ...rows.flatMap(({ row, place }) => rowMistakes(row).map((message) => ({ ...place, message }))),
    ...checkWords(rows),
    ...checkIds(rows, texts),
  ];
}
