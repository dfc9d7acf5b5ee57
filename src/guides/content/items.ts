import { buildGuides, coversRoute, motorsRoute } from '../../site/buildGuides';
import type { BuildGuideName } from './buildSteps';
import { partsTables } from '../../site/partsTables';
import type { PartsTableName } from '../../site/partsTables';
import type { Row, Table, Tables } from '../../content/tables/csvTable';
import { tablesIn, textIn } from '../../content/tables/rows';

/** An item that a step uses: its label, where it is described, and its small drawing. */
export interface Item {
  readonly id: string;
  readonly label: string;
  /** Its name if the label is a model number, or the other way round. */
  readonly name?: string;
  /** Row of the bill of materials, or page, that describes it; empty without either. */
  readonly href: string;
  readonly figure: string;
  /** Whether the label is an id, which is shown as code. */
  readonly code: boolean;
  /** Whether it is a unit, which is built by an earlier guide, not fetched. */
  readonly unit: boolean;
  /** List of the bill of materials that has it. */
  readonly list?: PartsTableName;
  readonly partId?: string;
}

const figureName = (kind: 'part' | 'fastener-side', id: string): string => `${kind}-${id.replaceAll(' ', '-')}.svg`;

/** Identity of an item on the bench: a screw is the same whichever list counts it. */
export const itemKey = ({ id, href, figure }: Item): string => (figure === figureName('fastener-side', id) ? id : `${href} ${id}`);

const rowWith = (table: Table | undefined, column: string, id: string): Row | undefined => table?.rows.find((row) => row[column] === id);

/** First list with a part: the guide's own lists come before all others. */
export function listOf(partId: string, guide: BuildGuideName, tables: Tables): PartsTableName | undefined {
  const all = tablesIn(tables, partsTables).map(({ name }) => name);
  return [...buildGuides[guide].lists, ...all].find((list) => rowWith(tables.get(list), 'part_id', partId) !== undefined);
}

function listedPart(id: string, guide: BuildGuideName, tables: Tables): Item | undefined {
  const list = listOf(id, guide, tables);
  const row = list && rowWith(tables.get(list), 'part_id', id);
  if (!row) return undefined;
  const name = textIn(row, 'part_name');
  const item = { id, href: `${partsTables[list].route}#${id}`, figure: figureName('part', id), unit: false, list, partId: id };
  const called = textIn(rowWith(tables.get('part-names'), 'part_id', id) ?? {}, 'name');
  // Guides and drawings use the name. The tray also shows the number on the bag.
  if (called !== '') return { ...item, label: called, code: false, ...(called.replaceAll(' ', '-').includes(id) ? {} : { name: id }) };
  // Several catalogue parts share a name, so the number on the bag is the label.
  if (name === id || textIn(row, 'model_number') === id) return { ...item, label: id, code: true, ...(name === id ? {} : { name }) };
  return { ...item, label: name, code: false };
}

function motor(id: string, tables: Tables): Item | undefined {
  const joint = /^(J\d) motor$/.exec(id)?.[1];
  const row = joint ? rowWith(tables.get('joints-to-motors'), 'joint', joint) : undefined;
  if (!row) return undefined;
  const name = textIn(row, 'motor_model');
  return { id, label: id, name, href: motorsRoute, figure: figureName('part', id), code: false, unit: false };
}

function otherItem(id: string, tables: Tables): Item | undefined {
  const row = rowWith(tables.get('build-items'), 'item', id);
  if (!row) return undefined;
  const label = textIn(row, 'label');
  return {
    id,
    label,
    href: textIn(row, 'route'),
    figure: figureName('part', id),
    code: false,
    unit: row.kind === 'unit',
  };
}

function cover(id: string, tables: Tables): Item | undefined {
  if (!rowWith(tables.get('casing-parts'), 'part', id)) return undefined;
  return { id, label: id, href: coversRoute, figure: figureName('part', id), code: !id.includes(' '), unit: false };
}

/** Finds an item of the parts columns of a step: a part of the bill of materials, a motor by joint, a unit, or a cover. */
export const findItem = (id: string, guide: BuildGuideName, tables: Tables): Item | undefined =>
  listedPart(id, guide, tables) ?? motor(id, tables) ?? cover(id, tables) ?? otherItem(id, tables);

/** Finds a fastener of a step. `countedIn` is the step's list, if it names one. */
export function findFastener(id: string, guide: BuildGuideName, tables: Tables, countedIn?: PartsTableName): Item | undefined {
  const row = rowWith(tables.get('build-fasteners'), 'fastener', id);
  if (!row) return undefined;
  const partId = textIn(row, 'part_id');
  const list = partId ? (countedIn ?? listOf(partId, guide, tables)) : undefined;
  const item = { id, label: textIn(row, 'label'), figure: figureName('fastener-side', id), code: false, unit: false };
  return list ? { ...item, href: `${partsTables[list].route}#${partId}`, list, partId } : { ...item, href: '' };
}

/** All names for the parts columns of a step, for messages. */
export function itemNames(tables: Tables): string[] {
  const ids = tablesIn(tables, partsTables).flatMap(({ rows }) => rows.map((row) => textIn(row, 'part_id')));
  const motors = (tables.get('joints-to-motors')?.rows ?? []).map((row) => `${textIn(row, 'joint')} motor`);
  const covers = (tables.get('casing-parts')?.rows ?? []).map((row) => textIn(row, 'part'));
  const others = (tables.get('build-items')?.rows ?? []).map((row) => textIn(row, 'item'));
  return [...new Set([...ids, ...motors, ...covers, ...others])];
}

/** What a table calls a part, a unit or a fastener of the build guides; undefined where none has a name for it. */
export function tableName(id: string, tables: Tables): string | undefined {
  const fastener = rowWith(tables.get('build-fasteners'), 'fastener', id);
  if (fastener) return textIn(fastener, 'label');
  const item = rowWith(tables.get('build-items'), 'item', id);
  // A unit is called by its id: its label says what else it may be.
  if (item) return textIn(item, item.kind === 'unit' ? 'item' : 'label');
  const part = rowWith(tables.get('part-names'), 'part_id', id);
  return part && textIn(part, 'name');
}

/**
 * What drawings and 3D views call a part, a unit or a fastener: as the guides do, or by its id. Only the tray has the number of a fastener:
 * `step bolt DBSY4-5-4` is a step bolt.
 */
export function pieceName(id: string, tables: Tables): string {
  const name = tableName(id, tables) ?? id;
  return rowWith(tables.get('build-fasteners'), 'fastener', id) ? name.replace(` ${id}`, '') : name;
}
