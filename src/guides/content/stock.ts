import { isPartsTable, partsTables } from '../../site/partsTables';
import type { PartsTableName } from '../../site/partsTables';
import type { Table } from '../../content/tables/csvTable';
import { numberIn, placedRows, textIn } from '../../content/tables/rows';
import type { PlacedRow } from '../../content/tables/rows';
import type { Robot } from '../../site/choices';

/** Pieces of an item that a table has for a robot. */
export interface Stock {
  readonly list: PartsTableName | undefined;
  readonly partId: string;
  readonly count: number;
  /** Whether the guides must use it. Some electronics have no step. */
  readonly needed: boolean;
  readonly place: PlacedRow['place'];
}

type Tables = ReadonlyMap<string, Table>;

const belongsTo = (list: PartsTableName, robot: Robot): boolean => !('robot' in partsTables[list]) || partsTables[list].robot === robot;

function rowsOf(table: Table | undefined, read: (placed: PlacedRow) => Omit<Stock, 'place' | 'needed' | 'list'> | undefined): Stock[] {
  return (table ? placedRows(table) : []).flatMap((placed) => {
    const found = read(placed);
    return found ? [{ ...found, list: undefined, needed: true, place: placed.place }] : [];
  });
}

/** Everything that the tables have for one robot: parts, motors, covers, and parts without a list. */
export function stockOf(robot: Robot, tables: Tables): Stock[] {
  const lists = [...tables.values()].flatMap((table) =>
    isPartsTable(table.name) && belongsTo(table.name, robot) ? [{ table, list: table.name }] : [],
  );
  return [
    ...lists.flatMap(({ table, list }) =>
      placedRows(table).map(({ row, place }) => ({
        list,
        partId: textIn(row, 'part_id'),
        count: numberIn(row, 'quantity_robot'),
        needed: list !== 'bom-electrical',
        place,
      })),
    ),
    ...rowsOf(tables.get('joints-to-motors'), ({ row }) => ({
      partId: `${textIn(row, 'joint')} motor`,
      count: numberIn(row, 'quantity_two_arms'),
    })),
    ...rowsOf(tables.get('casing-parts'), ({ row }) => ({ partId: textIn(row, 'part'), count: numberIn(row, 'quantity_robot') })),
    ...rowsOf(tables.get('build-items'), ({ row }) =>
      row.kind === 'unit' || (textIn(row, 'robot') || robot) !== robot
        ? undefined
        : { partId: textIn(row, 'item'), count: numberIn(row, 'pieces_robot') },
    ),
  ];
}
