import { placeIn } from '../../model/checkedTexts';
import type { CheckedText } from '../../model/checkedTexts';
import { formatCell } from '../../model/format';
import { didYouMean, problemsIn } from '../../model/problems';
import type { Place, Problem } from '../../model/problems';
import { placedRows, rowsOf, textIn } from '../../model/tableRow';
import type { Tables } from '../../model/tableRow';

const name = 'stated-values';

/** A text of the content, with the place of each offset. */
interface Stated {
  readonly text: string;
  readonly place: (offset: number) => Place;
}

/** Texts of documents and of all cells. */
const statedIn = (texts: readonly CheckedText[], tables: Tables): Stated[] => [
  ...texts.map((text) => ({ text: text.body, place: (offset: number) => placeIn(text, offset) })),
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
export function checkStatedValues(texts: readonly CheckedText[], tables: Tables): Problem[] {
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
