import { buildGuides } from '../../site/buildGuides';
import type { BuildGuideName } from '../../site/buildGuides';
import { isPartsTable, partsTables } from '../../site/partsTables';
import type { PartsTableName } from '../../site/partsTables';
import type { Row, Table } from '../../content/tables/csvTable';
import { textIn } from '../../content/tables/rows';

/** Something a step takes: what readers call it, where it is described, and the name of its small drawing. */
export interface Item {
  readonly id: string;
  readonly label: string;
  /** What it is, where the label is a model number; the number, where the label says what it is. */
  readonly name?: string;
  /** Row of the bill of materials, or page, that describes it; empty where nothing does. */
  readonly href: string;
  readonly figure: string;
  /** Whether the label is an id, which is shown in code type. */
  readonly code: boolean;
  /** Units are built before, and are no part to take from a shelf. */
  readonly unit: boolean;
  /** List of the bill of materials that has it. */
  readonly list?: PartsTableName;
  /** Part of that list. */
  readonly partId?: string;
}

type Tables = ReadonlyMap<string, Table>;

const figureName = (kind: 'part' | 'fastener-side', id: string): string => `${kind}-${id.replaceAll(' ', '-')}.svg`;

/** What tells things on the bench apart: a screw is the same one, whichever list it was counted in. */
export const itemKey = ({ id, href, figure }: Item): string => (figure === figureName('fastener-side', id) ? id : `${href} ${id}`);

const rowWith = (table: Table | undefined, column: string, id: string): Row | undefined => table?.rows.find((row) => row[column] === id);

/** First of the lists that has a part. A guide's own lists come first, then all others. */
export function listOf(partId: string, guide: BuildGuideName, tables: Tables): PartsTableName | undefined {
  const all = [...tables.keys()].filter(isPartsTable);
  return [...buildGuides[guide].lists, ...all].find((list) => rowWith(tables.get(list), 'part_id', partId) !== undefined);
}

function listedPart(id: string, guide: BuildGuideName, tables: Tables): Item | undefined {
  const list = listOf(id, guide, tables);
  const row = list && rowWith(tables.get(list), 'part_id', id);
  if (!row) return undefined;
  const name = textIn(row, 'part_name');
  const item = { id, href: `${partsTables[list].route}#${id}`, figure: figureName('part', id), unit: false, list, partId: id };
  const called = textIn(rowWith(tables.get('part-names'), 'part_id', id) ?? {}, 'name');
  // Guides and drawings say what it is; the number on the bag is told once, in the tray.
  if (called !== '') return { ...item, label: called, code: false, ...(called.replaceAll(' ', '-').includes(id) ? {} : { name: id }) };
  // Several catalogue parts share a name; the number on the bag tells them apart.
  if (name === id || textIn(row, 'model_number') === id) return { ...item, label: id, code: true, ...(name === id ? {} : { name }) };
  return { ...item, label: name, code: false };
}

function motor(id: string, tables: Tables): Item | undefined {
  const joint = /^(J\d) motor$/.exec(id)?.[1];
  const row = joint ? rowWith(tables.get('joints-to-motors'), 'joint', joint) : undefined;
  if (!row) return undefined;
  const name = textIn(row, 'motor_model');
  return { id, label: id, name, href: '/hardware/specifications/motor', figure: figureName('part', id), code: false, unit: false };
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
  const href = '/hardware/wiring-and-casing-guide/components';
  return { id, label: id, href, figure: figureName('part', id), code: !id.includes(' '), unit: false };
}

/** What a step of a guide names in its columns of parts: a part of the bill of materials, a motor by its joint, a unit, a cover. */
export const findItem = (id: string, guide: BuildGuideName, tables: Tables): Item | undefined =>
  listedPart(id, guide, tables) ?? motor(id, tables) ?? cover(id, tables) ?? otherItem(id, tables);

/** What a step of a guide names as a fastener. `countedIn` is the list that has it, where the step says so. */
export function findFastener(id: string, guide: BuildGuideName, tables: Tables, countedIn?: PartsTableName): Item | undefined {
  const row = rowWith(tables.get('build-fasteners'), 'fastener', id);
  if (!row) return undefined;
  const partId = textIn(row, 'part_id');
  const list = partId ? (countedIn ?? listOf(partId, guide, tables)) : undefined;
  const item = { id, label: textIn(row, 'label'), figure: figureName('fastener-side', id), code: false, unit: false };
  return list ? { ...item, href: `${partsTables[list].route}#${partId}`, list, partId } : { ...item, href: '' };
}

/** Names that a step can give in its columns of parts, for a message about one that it cannot. */
export function itemNames(tables: Tables): string[] {
  const ids = [...tables.values()]
    .filter(({ name }) => isPartsTable(name))
    .flatMap(({ rows }) => rows.map((row) => textIn(row, 'part_id')));
  const motors = (tables.get('joints-to-motors')?.rows ?? []).map((row) => `${textIn(row, 'joint')} motor`);
  const covers = (tables.get('casing-parts')?.rows ?? []).map((row) => textIn(row, 'part'));
  const others = (tables.get('build-items')?.rows ?? []).map((row) => textIn(row, 'item'));
  return [...new Set([...ids, ...motors, ...covers, ...others])];
}
