import type { Tables } from '../../content/tables/csvTable';
import { tablesIn, rowsOf, textIn } from '../../content/tables/rows';
import { partsTables } from '../../site/partsTables';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import { wholeRobot } from '../../site/buildGuides';
import { guideOf, isBuildGuide, readSteps, stepsOf, stepsTable } from './buildSteps';
import type { BuildGuideName, Step, StepRow } from './buildSteps';
import { screwKinds } from '../../site/fasteners';
import { checkCounts } from './checkCounts';
import { checkDrawings, checkGuidesShown } from './checkPages';
import type { GuidePage, GuideSources } from './checkPages';
import { checkSums } from './checkSums';
import { findFastener, findItem, itemNames } from './items';
import { keyRow } from './tools';

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

function checkId({ id, guide, step, arm, place }: StepRow): Problem[] {
  const expected = `${guide}-${step}${arm === 'right' || arm === 'left' ? `-${arm}` : ''}`;
  if (id === expected) return [];
  return [{ ...place, message: `"${id}" is step ${step} of the guide "${guide}" for the arm "${arm}": its id must be "${expected}".` }];
}

function checkNames({ id, guide, adds, onto, fasteners, countedIn, place }: StepRow, tables: Tables): Problem[] {
  const problems: Problem[] = [];
  const report = (message: string): void => void problems.push({ ...place, message: `"${id}": ${message}` });
  for (const [column, pieces] of Object.entries({ adds, onto })) {
    for (const { id: part } of pieces)
      if (!findItem(part, guide, tables))
        report(
          `column "${column}" names the part "${part}", which is not a part of the bill of materials, a motor, or in casing-parts.csv or build-items.csv. ${didYouMean(part, itemNames(tables))}`,
        );
  }
  const names = (tables.get('build-fasteners')?.rows ?? []).map((row) => textIn(row, 'fastener'));
  for (const { id: fastener } of fasteners) {
    const item = findFastener(fastener, guide, tables, countedIn);
    if (!item)
      report(`column "fasteners" names "${fastener}", which is not in content/data/build-fasteners.csv. ${didYouMean(fastener, names)}`);
    else if (countedIn && !tables.get(countedIn)?.rows.some((row) => row.part_id === item.partId))
      report(
        `column "counted_in" names "${countedIn}", which doesn't have "${fastener}". Name the list that has it, or leave the cell empty.`,
      );
  }
  if (adds.length + onto.length === 0) report('names no parts. Name added parts in "adds", or joined parts in "onto".');
  return problems;
}

/** Checks that a step has one row, or a row per arm with the same number of items. */
function checkPair({ guide, step, rows }: Step): Problem[] {
  const [first, second, third] = rows;
  if (!first) return [];
  const arms = rows.map(({ arm }) => arm);
  const isPair = arms.join() === 'right,left';
  if (!isPair && (arms.length > 1 || arms[0] === 'right' || arms[0] === 'left')) {
    const message = `step ${step} of the guide "${guide}" has rows for the arms ${quoted(arms)}. Write one row for "both" or "${wholeRobot}", or two for "right" and "left".`;
    return [{ ...(third ?? second ?? first).place, message }];
  }
  if (!second) return [];
  const columns = (['adds', 'onto', 'fasteners'] as const).filter((column) => {
    const counts = [first, second].map((row) => row[column].map(({ count }) => count).join());
    return counts[0] !== counts[1];
  });
  return columns.map((column) => ({
    ...second.place,
    message: `"${second.id}" and "${first.id}" have different counts in column "${column}". Use the same order and counts, so that the page can show them side by side.`,
  }));
}

/** Checks that the guide which interrupts another exists, and that steps remain after it. */
function checkPause(guide: BuildGuideName, steps: readonly Step[]): Problem[] {
  const { pause } = guideOf(guide);
  const last = steps.at(-1)?.step ?? 0;
  if (!pause || (isBuildGuide(pause.guide) && pause.afterStep < last)) return [];
  return [
    {
      file: 'src/site/buildGuides.ts',
      message: `the guide "${guide}" is interrupted by "${pause.guide}" after step ${pause.afterStep}, but has ${last} steps. Name an existing guide, and a step before the last one.`,
    },
  ];
}

/** Reports named parts that no list has. */
function checkListed(name: string, nameColumn: string, tables: Tables): Problem[] {
  const ids = new Set(tablesIn(tables, partsTables).flatMap(({ rows }) => rows.map((row) => textIn(row, 'part_id'))));
  return rowsOf(tables, name).flatMap(({ row, place }): Problem[] => {
    const partId = textIn(row, 'part_id');
    if (partId === '' || ids.has(partId)) return [];
    const message = `"${textIn(row, nameColumn)}": column "part_id" names "${partId}", which the bill of materials doesn't have. ${didYouMean(partId, ids)}`;
    return [{ ...place, message }];
  });
}

/** Reports screws without a matching key. */
function checkDrives(tables: Tables): Problem[] {
  return rowsOf(tables, 'build-fasteners').flatMap(({ row, place }): Problem[] => {
    const [fastener, standard, thread, drive] = ['fastener', 'standard', 'thread', 'drive'].map((column) => textIn(row, column));
    const report = (message: string): Problem[] => [{ ...place, message: `"${fastener}": ${message}` }];
    if (screwKinds.includes(textIn(row, 'kind')) && drive === 'none')
      return report('is a screw, but its drive is "none". Write the drive of its head, or "unknown" if no source gives it.');
    if (!standard && !thread) return [];
    if (drive !== 'hex socket') return report(`names a standard, but its drive is "${drive}". Only a "hex socket" has keys by standard.`);
    if (keyRow(row, tables)) return [];
    return report(
      `content/data/screw-keys.csv has no key for the thread "${thread}" of the standard "${standard}". Add a row there, or leave both cells empty.`,
    );
  });
}

/** Checks the tables of the build guides by themselves. */
export function checkSteps(tables: Tables): Problem[] {
  const rows = readSteps(tables);
  const guides = [...new Set(rows.map(({ guide }) => guide))];
  const steps = guides.map((guide) => stepsOf(guide, rows));
  return [
    ...checkListed('build-fasteners', 'fastener', tables),
    ...checkListed('part-names', 'name', tables),
    ...checkDrives(tables),
    ...rows.flatMap((row) => [...checkId(row), ...checkNames(row, tables)]),
    ...steps.flat().flatMap(checkPair),
    ...guides.flatMap((guide) => checkPause(guide, stepsOf(guide, rows))),
  ];
}

/**
 * Compares build guides with each other and with the bill of materials. Does nothing without steps. `checkPage` checks each page by itself.
 */
export function checkGuides(pages: readonly GuidePage[], sources: GuideSources): Problem[] {
  const { tables } = sources;
  if (!tables.get(stepsTable)?.rows.length) return [];
  return [
    ...checkSteps(tables),
    ...checkSums(tables),
    ...checkGuidesShown(pages, tables),
    ...pages.flatMap((page) => [...checkDrawings(page, sources), ...checkCounts(page, tables)]),
  ];
}
