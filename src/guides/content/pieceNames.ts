import type { Row, Tables } from '../../content/tables/csvTable';
import { textIn } from '../../content/tables/rows';

/** A number of the catalogue behind a name stands once, in the tray: `step bolt DBSY4-5-4` is a step bolt. */
const short = (label: string): string => label.replace(/ (DBSY|SWSPS|KBBS|CSPPNSB)\S*$/, '');

const rowWith = (tables: Tables, table: string, column: string, id: string): Row | undefined =>
  tables.get(table)?.rows.find((row) => row[column] === id);

/** What a table calls a part, a unit or a fastener of the build guides; undefined where none has a name for it. */
export function tableName(id: string, tables: Tables): string | undefined {
  const fastener = rowWith(tables, 'build-fasteners', 'fastener', id);
  if (fastener) return textIn(fastener, 'label');
  const item = rowWith(tables, 'build-items', 'item', id);
  // A unit is called by its id: its label says what else it may be.
  if (item) return textIn(item, item.kind === 'unit' ? 'item' : 'label');
  const part = rowWith(tables, 'part-names', 'part_id', id);
  return part && textIn(part, 'name');
}

/** What drawings and 3D views call a part, a unit or a fastener: as the guides do, or by its id. */
export const pieceName = (id: string, tables: Tables): string => short(tableName(id, tables) ?? id);
