import { guideOf, readSteps, stepsTable } from './buildSteps';
import type { Row, Tables } from '../../content/tables/csvTable';
import { numberIn, tablesIn, placedRows, rowsOf, textIn } from '../../content/tables/rows';
import type { PlacedRow } from '../../content/tables/rows';
import type { Problem } from '../../model/problems';
import { coversGuide } from '../../site/buildGuides';
import type { BuildGuideName, StepRow } from './buildSteps';
import { arms, robots } from '../../site/buildUnits';
import type { Robot } from '../../model/siteTypes';
import { listsBesideGuides, partsTables } from '../../site/partsTables';
import type { PartsTableName } from '../../site/partsTables';
import { checkDifference, readDifferences } from './differences';
import type { Difference } from './differences';
import { findFastener, findItem } from './items';

/** Pieces of an item that a table has for a robot. */
interface Stock {
  readonly list: PartsTableName | undefined;
  readonly partId: string;
  readonly count: number;
  /** Whether the guides must use it. */
  readonly needed: boolean;
  readonly place: PlacedRow['place'];
}

const belongsTo = (list: PartsTableName, robot: Robot): boolean => !('robot' in partsTables[list]) || partsTables[list].robot === robot;

/** Pieces of a table that isn't a list. */
const unlisted = (rows: readonly PlacedRow[], item: (row: Row) => string, quantity: string): Stock[] =>
  rows.map(({ row, place }) => ({ list: undefined, partId: item(row), count: numberIn(row, quantity), needed: true, place }));

/** Everything that the tables have for one robot: parts, motors, covers, and parts without a list. */
function stockOf(robot: Robot, tables: Tables): Stock[] {
  const lists = tablesIn(tables, partsTables).filter(({ name }) => belongsTo(name, robot));
  return [
    ...lists.flatMap((table) =>
      placedRows(table).map(({ row, place }) => ({
        list: table.name,
        partId: textIn(row, 'part_id'),
        count: numberIn(row, 'quantity_robot'),
        needed: !listsBesideGuides.includes(table.name),
        place,
      })),
    ),
    ...unlisted(rowsOf(tables, 'joints-to-motors'), (row) => `${textIn(row, 'joint')} motor`, 'quantity_two_arms'),
    ...unlisted(rowsOf(tables, 'casing-parts'), (row) => textIn(row, 'part'), 'quantity_robot'),
    ...unlisted(
      rowsOf(tables, 'build-items').filter(({ row }) => row.kind !== 'unit' && (textIn(row, 'robot') || robot) === robot),
      (row) => textIn(row, 'item'),
      'pieces_robot',
    ),
  ];
}

/** Pieces of one item that the guides use for one robot. */
export interface Used {
  /** Its name in messages. */
  readonly label: string;
  /** List that has it; undefined if none does. */
  readonly list: PartsTableName | undefined;
  /** Its part id in that list, or its own id. */
  readonly partId: string;
  readonly count: number;
  /** First row that uses it. */
  readonly row: StepRow;
}

function isFor(guide: BuildGuideName, robot: Robot): boolean {
  const { robot: only = robot } = guideOf(guide);
  return only === robot;
}

/** How often a robot has what a row describes: on each arm, on one arm of a pair, or once. */
const timesOn = ({ arm }: StepRow): number => (arm === 'both' ? arms.length : 1);

type Found = Omit<Used, 'count' | 'row'>;

/** Counts the pieces that the guides use for one robot. Units are built, so they don't count. */
function countPieces(rows: readonly StepRow[], robot: Robot, tables: Tables): Used[] {
  const sums = new Map<string, Used>();
  const add = (found: Found, count: number, row: StepRow): void => {
    const key = `${found.list ?? ''} ${found.partId}`;
    const before = sums.get(key);
    sums.set(key, { ...found, row: before?.row ?? row, count: (before?.count ?? 0) + count });
  };
  for (const row of rows.filter(({ guide }) => isFor(guide, robot))) {
    for (const { id, count } of row.adds) {
      const item = findItem(id, row.guide, tables);
      if (item && !item.unit) add({ label: id, list: item.list, partId: item.partId ?? id }, count * timesOn(row), row);
    }
    for (const { id, count } of row.fasteners) {
      const item = findFastener(id, row.guide, tables, row.countedIn);
      if (item) add({ label: item.label, list: item.list, partId: item.partId ?? id }, count * timesOn(row), row);
    }
  }
  return [...sums.values()];
}

/** What the tables have for a robot, and what its guides use, of one item. */
interface Balance {
  readonly key: string;
  readonly robot: Robot;
  readonly stock: Stock | undefined;
  readonly used: Used | undefined;
  readonly reasons: readonly Difference[];
}

const differencesFile = 'content/data/build-differences.csv';

const keyOf = ({ list, partId }: { list: string | undefined; partId: string }): string => `${list ?? ''} ${partId}`;
const signed = (difference: number): string => (difference < 0 ? `${-difference} fewer` : `${difference} more`);

function balances(robot: Robot, tables: Tables): Balance[] {
  const stocks = new Map(stockOf(robot, tables).map((stock) => [keyOf(stock), stock]));
  const uses = new Map(countPieces(readSteps(tables), robot, tables).map((used) => [keyOf(used), used]));
  const reasons = readDifferences(tables).filter((reason) => reason.robot === robot || reason.robot === 'both');
  const keys = new Set([...stocks.keys(), ...uses.keys(), ...reasons.map(keyOf)]);
  return [...keys].map((key) => ({
    key,
    robot,
    stock: stocks.get(key),
    used: uses.get(key),
    reasons: reasons.filter((reason) => keyOf(reason) === key),
  }));
}

/** Names the robots that a mistake concerns. */
const owner = (found: readonly Robot[]): string => (found.length === robots.length ? 'a robot' : `a ${found.join()} robot`);

function explain({ stock, used, reasons }: Balance, who: string): Problem[] {
  const [have, need] = [stock?.count ?? 0, used?.count ?? 0];
  // `readCsvTable` reported the malformed cell.
  if (Number.isNaN(have)) return [];
  const difference = have - need;
  const explained = reasons.reduce((sum, reason) => sum + reason.difference, 0);
  if (difference === explained || (!used && stock?.needed === false)) return [];
  const name = used?.label ?? reasons[0]?.item ?? stock?.partId ?? '';
  const counts = `for ${who} ${stock ? stock.place.file : 'no list'} has ${have}, and the steps of the build guides use ${need}`;
  const [reason] = reasons;
  if (reason) {
    const ids = reasons.map(({ id }) => `"${id}"`).join(', ');
    const remedy = difference === 0 ? `Remove ${ids}.` : `Correct the difference of ${ids}, or add a row with the reason for the rest.`;
    const says = `${ids} ${reasons.length === 1 ? 'explains' : 'explain'} ${signed(explained)} in the list than in the guides`;
    return [{ ...reason.place, message: `"${name}": ${says}, but ${counts}. ${remedy}` }];
  }
  const place = stock?.place ?? used?.row.place ?? { file: `content/data/${stepsTable}.csv` };
  const remedy = `Correct the counts in content/data/${stepsTable}.csv or in the list, or explain the difference in ${differencesFile}.`;
  return [{ ...place, message: `"${name}": ${counts}. ${remedy}` }];
}

/** Compares the screws of covers in `casing-parts` with the steps that drive them. */
function checkCasingScrews(tables: Tables): Problem[] {
  const table = tables.get('casing-parts');
  const rows = readSteps(tables).filter(({ guide }) => guide === coversGuide);
  return rows.flatMap(({ id, adds, fasteners, place }): Problem[] => {
    const covers = adds.flatMap(({ id: part, count }) =>
      (table?.rows ?? []).filter((row) => row.part === part).map((row) => ({ row, count })),
    );
    const screws = covers.reduce((sum, { row, count }) => sum + count * (typeof row.screws === 'number' ? row.screws : 0), 0);
    const driven = fasteners.reduce((sum, { count }) => sum + count, 0);
    if (covers.length === 0 || screws === driven) return [];
    return [
      {
        ...place,
        message: `"${id}": its covers take ${screws} screws in content/data/casing-parts.csv, but the step drives ${driven}. Correct one of them.`,
      },
    ];
  });
}

/**
 * Compares the pieces that the guides use for each kind of robot with the bill of materials and other tables. Every difference must be
 * explained in build-differences.csv, and every explanation must apply.
 */
export function checkSums(tables: Tables): Problem[] {
  const found = robots.flatMap((robot) => balances(robot, tables));
  const problems = found.flatMap((balance) => {
    const same = found.filter(({ key }) => key === balance.key);
    const messages = same.map((other) => explain(other, 'a robot')[0]?.message);
    // Report a mistake of both robots once.
    const isShared = same.length === robots.length && messages[0] !== undefined && messages[0] === messages[1];
    if (isShared) return balance.robot === robots[0] ? explain(balance, owner(robots)) : [];
    return explain(balance, owner([balance.robot]));
  });
  return [
    ...readDifferences(tables).flatMap((difference) => checkDifference(difference, tables)),
    ...problems,
    ...checkCasingScrews(tables),
  ];
}
