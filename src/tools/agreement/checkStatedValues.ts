import { table } from '../../model/tableTypes';
import type { TableDefinitions } from '../../model/tableTypes';
import { formatCell } from '../../model/format';
import { didYouMean, problemsIn } from '../../model/problems';
import type { Place, Problem } from '../../model/problems';
import type { CommandText } from '../../content/check/checkMovedFiles';
import { placedRows, rowsOf, textIn } from '../../content/tables/rows';
import type { Tables } from '../../content/tables/csvTable';

const name = 'stated-values';

/** Sentences that repeat a number of a table where no placeholder works: alt texts, answers, meanings of terms. */
export const statedTables = {
  [name]: table(
    'Sentences that state a number of a table',
    'sentence',
    { sentence: 'Words around the number, which is {}', table: 'Table', row: 'Row', column: 'Column' },
    { searchOnly: true },
  ),
} satisfies TableDefinitions;

/** A text of the content, with the place of each offset. */
interface Stated {
  readonly text: string;
  readonly place: (offset: number) => Place;
}

/** Texts of documents and of all cells. */
const statedIn = (texts: readonly CommandText[], tables: Tables): Stated[] => [
  ...texts.map(({ file, body, bodyLine }) => ({
    text: body,
    place: (offset: number) => ({ file, line: bodyLine + body.slice(0, offset).split('\n').length - 1 }),
  })),
  ...[...tables.values()]
    .filter(({ definition }) => !definition.searchOnly)
    .flatMap((one) => placedRows(one).map(({ row, place }) => ({ text: Object.values(row).flat().join('\n'), place: () => place }))),
];

/** The words with any number in the place of `{}`, and any white space between words. */
const anyNumber = (sentence: string): RegExp =>
  new RegExp(
    sentence
      .split('{}')
      .map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`))
      .join(String.raw`(−?\d+(?:[.,]\d+)*)`),
    'g',
  );

/** Compares each number that a sentence states with its table cell. */
export function checkStatedValues(texts: readonly CommandText[], tables: Tables): Problem[] {
  const stated = rowsOf(tables, name);
  const everywhere = stated.length > 0 ? statedIn(texts, tables) : [];
  return problemsIn((report) => {
    for (const { row, place } of stated) {
      const sentence = textIn(row, 'sentence');
      const [named, key, column] = [textIn(row, 'table'), textIn(row, 'row'), textIn(row, 'column')];
      const source = tables.get(named);
      if (!source) {
        report(place, `there is no table "${named}". ${didYouMean(named, tables.keys())}`);
        continue;
      }
      const keyOf = (one: (typeof source.rows)[number]): string => String(one[source.definition.key]);
      const cell = source.rows.find((one) => keyOf(one) === key)?.[column] ?? null;
      if (cell === null || sentence.split('{}').length !== 2) {
        const known = source.rows.map(keyOf);
        const advice =
          sentence.split('{}').length !== 2
            ? 'the sentence needs {} in the place of its number.'
            : known.includes(key)
              ? `"${named}" has nothing in the column "${column}" of "${key}". ${didYouMean(column, Object.keys(source.definition.columns))}`
              : `"${named}" has no row "${key}". ${didYouMean(key, known)}`;
        report(place, advice);
        continue;
      }
      const wanted = formatCell(cell, undefined, source.definition.columns[column]?.digits);
      const found = everywhere.flatMap(({ text, place: placeAt }) =>
        [...text.matchAll(anyNumber(sentence))].map((match) => ({ number: match[1], at: placeAt(match.index) })),
      );
      if (found.length === 0)
        report(place, `no page and no table says "${sentence}" any more. Write the words as they are now, or delete this row.`);
      for (const { number, at } of found)
        if (number !== wanted)
          report(at, `says "${sentence.replace('{}', number ?? '')}", but ${source.file} has ${wanted} there. Correct whichever is wrong.`);
    }
  });
}
