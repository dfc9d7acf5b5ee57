import type { Problem } from '../../model/problems';
import type { Row, Table } from '../tables/csvTable';
import { listIn, placedRows, textIn } from '../tables/rows';
import type { PlacedRow } from '../tables/rows';
import { anchorsOf, usesOf } from '../tree/componentUses';
import type { WrittenText } from '../tree/componentUses';
import { termId, termsTable } from './glossary';

/** Longest meaning, in characters, that fits into a hint. */
const longestMeaning = 200;

function rowMistakes(row: Row): string[] {
  const meaning = textIn(row, 'meaning');
  const mistakes: string[] = [];
  if (meaning === '' && textIn(row, 'note') === '')
    mistakes.push(`"${textIn(row, 'term')}" has no meaning. Write one, or explain in "note" why it needs none.`);
  if (meaning === '' && row.hint === true)
    mistakes.push(`"${textIn(row, 'term')}" has a hint but no meaning to show. Write one, or clear "hint".`);
  if (meaning.length > longestMeaning)
    mistakes.push(`the meaning of "${textIn(row, 'term')}" has ${meaning.length} characters. Shorten it to ${longestMeaning}.`);
  return mistakes;
}

/** All words of a row: the term, its other spellings, and words to avoid. */
const wordsOf = (row: Row): string[] => [textIn(row, 'term'), ...listIn(row, 'spellings'), ...listIn(row, 'avoid')];

/** Reports words that belong to two terms. */
function checkWords(rows: readonly PlacedRow[]): Problem[] {
  const owners = new Map<string, string>();
  return rows.flatMap(({ row, place }) =>
    wordsOf(row).flatMap((word): Problem[] => {
      const other = owners.get(word);
      owners.set(word, other ?? textIn(row, 'term'));
      if (other === undefined) return [];
      return [{ ...place, message: `"${word}" is already a word for "${other}". Remove it from one of the two rows.` }];
    }),
  );
}

/** Reports terms whose anchor is also that of another term or of a heading on the same page. */
function checkIds(rows: readonly PlacedRow[], texts: readonly WrittenText[]): Problem[] {
  const taken = new Map<string, string>(
    usesOf('Glossary', texts).flatMap(({ text }) => [...anchorsOf(text.tree)].map((id) => [id, `a heading in ${text.file}`] as const)),
  );
  return rows.flatMap(({ row, place }): Problem[] => {
    const id = termId(textIn(row, 'term'));
    const other = taken.get(id);
    taken.set(id, `"${textIn(row, 'term')}"`);
    if (other === undefined) return [];
    return [{ ...place, message: `"${textIn(row, 'term')}" has the anchor "#${id}", which ${other} has, too. Reword one of them.` }];
  });
}

/** Reports terms without a meaning, words with two, and duplicate anchors. Does nothing for a site without the table. */
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
