import type { PropTable } from './pageTypes';
import type { Part } from './parts';

/**
 * Motors of the table of their costs, as parts of an order: one part for each model. Every robot has the same motors in
 * both arms. A price is for all pieces of a robot, so there is no price of one piece to show.
 */
export function readMotors({ columns, rows }: PropTable): Part[] {
  const position = new Map(columns.map((column, index) => [column.name, index]));
  return rows.map((row) => {
    const cell = (column: string) => row[position.get(column) ?? -1] ?? null;
    const model = String(cell('model_number'));
    const joints = cell('joints');
    const robot = Number(cell('quantity_robot'));
    return {
      id: model,
      name: `Motor of ${typeof joints === 'object' && joints !== null ? joints.join(', ') : ''}`,
      model,
      oneArm: robot / 2,
      robot,
      leader: robot,
      leaderFollower: robot * 2,
      unitPrice: Number(cell('total_price_jpy')) / robot,
      pricedPieces: robot,
      notedOn: String(cell('noted_on')),
      supplier: String(cell('supplier')),
      manufacturer: null,
      material: null,
      process: 'motor',
      url: null,
      files: [],
      arm: null,
      icon: 'motor',
      shape: '',
      notes: null,
      only: null,
    };
  });
}
