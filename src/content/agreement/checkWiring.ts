import { formatNumber } from '../../model/formatCell';
import type { Problem } from '../../model/problems';
import type { Table } from '../tables/csvTable';
import { numberIn, placedRows, textIn } from '../tables/rows';

/** Cables of the wiring tables that the bill of materials counts or calls otherwise. */
function checkCables(cables: Table, connections: Table, parts: Table): Problem[] {
  return placedRows(cables).flatMap(({ row, place }): Problem[] => {
    const [cable, id] = [textIn(row, 'cable'), textIn(row, 'part_id')];
    const part = parts.rows.find((one) => one.part_id === id);
    if (id === '' || !part) return [];
    const runs = new Set(connections.rows.filter((one) => one.cable === cable).map((one) => one.run)).size;
    const [quantity, model] = [numberIn(part, 'quantity_one_arm'), textIn(part, 'model_number')];
    const wanted = `Cable ${textIn(row, 'drawing_no')}`;
    return [
      ...(runs === quantity
        ? []
        : [
            {
              ...place,
              message: `${connections.file} leads the cable "${cable}" ${runs} times along an arm, but ${parts.file} counts ${formatNumber(quantity)} of "${id}" for one arm. Correct the one that is wrong.`,
            },
          ]),
      ...(model === wanted
        ? []
        : [
            {
              ...place,
              message: `the cable "${cable}" is of drawing ${textIn(row, 'drawing_no')}, but "${id}" in ${parts.file} is "${model}". Expected "${wanted}".`,
            },
          ]),
    ];
  });
}

/** The wiring tables against each other and the bill of materials: cables, and slots of the hub board. */
export function checkWiring(tables: ReadonlyMap<string, Table>): Problem[] {
  const names = ['wiring-cables', 'wiring-connections', 'bom-electrical', 'hub-board', 'hub-slots'];
  const [cables, connections, parts, boards, slots] = names.map((name) => tables.get(name));
  const board = boards && placedRows(boards)[0];
  const connectors = board ? numberIn(board.row, 'connectors') : Number.NaN;
  return [
    ...(cables && connections && parts ? checkCables(cables, connections, parts) : []),
    ...(board && slots && slots.rows.length !== connectors
      ? [
          {
            ...board.place,
            message: `the board has ${formatNumber(connectors)} connectors, but ${slots.file} has ${slots.rows.length} slots. Correct the one that is wrong.`,
          },
        ]
      : []),
  ];
}
