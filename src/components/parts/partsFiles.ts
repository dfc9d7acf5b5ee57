import { csvCell, harmlessText } from '../../model/csvCell';
import type { PartsRow } from '../../model/parts';

const columns: readonly (readonly [name: string, value: (row: PartsRow) => string | number | null])[] = [
  ['part_id', ({ part }) => part.id],
  ['part_name', ({ part }) => part.name],
  ['model_number', ({ part }) => part.model],
  ['quantity', ({ pieces }) => pieces],
  ['unit_price_jpy', ({ part }) => part.unitPrice],
  ['total_price_jpy', ({ total }) => total],
  ['noted_on', ({ part }) => part.notedOn],
  ['supplier', ({ part }) => part.supplier],
  ['manufacturer', ({ part }) => part.manufacturer],
  ['material', ({ part }) => part.material],
  ['process', ({ part }) => part.process],
  ['url', ({ part }) => part.url],
  ['files', ({ part }) => part.files.join('; ')],
  ['arm', ({ part }) => part.arm],
  ['shape', ({ part }) => part.shape],
  ['notes', ({ part }) => part.notes],
];

/** The rows as they are shown, as a CSV file with the columns of the whole table; quantities are those of the chosen set. */
export const partsCsv = (rows: readonly PartsRow[]): string =>
  [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, value]) => csvCell(value(row))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/**
 * What to order: part number and quantity with a tab between, as shops' forms and spreadsheets take it when pasted.
 * Pieces of the same number are added up. With more than one supplier, a line with its name stands above its parts.
 */
export function orderList(rows: readonly PartsRow[]): string {
  const suppliers = new Map<string, Map<string, number>>();
  for (const { part, pieces } of rows) {
    const list = suppliers.get(part.supplier) ?? new Map<string, number>();
    const number = part.model ?? part.name;
    suppliers.set(part.supplier, list.set(number, (list.get(number) ?? 0) + pieces));
  }
  const several = suppliers.size > 1;
  return [...suppliers]
    .map(([supplier, list]) => {
      const lines = [...list].map(([number, pieces]) => `${harmlessText(number).replace(/[\t\r\n]/g, ' ')}\t${pieces}`);
      return [...(several ? [harmlessText(supplier)] : []), ...lines].join('\n');
    })
    .join('\n\n');
}
