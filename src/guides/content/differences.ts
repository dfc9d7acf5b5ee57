import { isBuildGuide, buildGuideNames } from './buildSteps';
import type { PartsTableName } from '../../site/partsTables';
import type { Tables } from '../../content/tables/csvTable';
import { listIn, numberIn, rowsOf, textIn } from '../../content/tables/rows';
import type { PlacedRow } from '../../content/tables/rows';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import type { Robot } from '../../model/siteTypes';

/** Why a list has more pieces of an item (or fewer: negative) than the guides use. */
export interface Difference {
  readonly id: string;
  readonly robot: Robot | 'both';
  readonly list: PartsTableName | undefined;
  /** Fastener or part, as steps name it. */
  readonly item: string;
  /** Its part id in the list, or its own id. */
  readonly partId: string;
  readonly difference: number;
  readonly guides: readonly string[];
  readonly reason: string;
  readonly place: PlacedRow['place'];
}

/** Reads the explained differences. */
export function readDifferences(tables: Tables): Difference[] {
  const fasteners = tables.get('build-fasteners')?.rows ?? [];
  return rowsOf(tables, 'build-differences').map(({ row, place }) => {
    const item = textIn(row, 'item');
    // `checkDifference` reports unknown lists.
    const list = (textIn(row, 'list') || undefined) as PartsTableName | undefined;
    const fastener = fasteners.find((candidate) => candidate.fastener === item);
    return {
      id: textIn(row, 'id'),
      robot: textIn(row, 'robot') as Difference['robot'],
      list,
      item,
      partId: (list && fastener && textIn(fastener, 'part_id')) || item,
      difference: numberIn(row, 'difference'),
      guides: listIn(row, 'guides'),
      reason: textIn(row, 'reason'),
      place,
    };
  });
}

/** Checks an explanation by itself: its names, and that the reason mentions the number. */
export function checkDifference({ id, item, list, partId, difference, guides, reason, place }: Difference, tables: Tables): Problem[] {
  const problems: Problem[] = [];
  const report = (message: string): void => void problems.push({ ...place, message: `"${id}": ${message}` });
  const fasteners = (tables.get('build-fasteners')?.rows ?? []).map((row) => textIn(row, 'fastener'));
  const listed = list ? (tables.get(list)?.rows ?? []).map((row) => textIn(row, 'part_id')) : fasteners;
  if (!listed.includes(partId))
    report(
      `column "item" names "${item}", which ${list ? `content/data/${list}.csv` : 'content/data/build-fasteners.csv'} doesn't have. ${didYouMean(item, [...fasteners, ...listed])}`,
    );
  for (const guide of guides.filter((name) => !isBuildGuide(name)))
    report(`column "guides" names the guide "${guide}", which doesn't exist. ${didYouMean(guide, buildGuideNames)}`);
  // Readers see only the reason.
  if (!new RegExp(`\\b${Math.abs(difference)}\\b`).test(reason))
    report(
      `the difference is ${difference}, but the reason doesn't mention ${Math.abs(difference)}. Readers see only the reason, so write the number there.`,
    );
  return problems;
}
