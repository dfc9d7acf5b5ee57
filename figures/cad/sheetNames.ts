import { readTable } from '../tables/readTable';
import { baseName } from './baseName';

import type { StepDrawing } from './step';
import { tableId } from './stepRow';

/** Names by id: a part, a fastener and a unit are called on a sheet what the page around it calls them. */
function readNames(): ReadonlyMap<string, string> {
  return new Map([
    ...readTable('part-names').map((row) => [row.text('part_id'), row.text('name')] as const),
    // A unit is called by its id: its label says what else it may be.
    ...readTable('build-items').map((row) => [row.text('item'), row.text(row.text('kind') === 'unit' ? 'item' : 'label')] as const),
    ...readTable('build-fasteners').map((row) => [row.text('fastener'), row.text('label')] as const),
  ]);
}

/** A number of the catalogue behind a name stands once, in the tray: `step bolt DBSY4-5-4` is a step bolt. */
const short = (label: string): string => label.replace(/ (DBSY|SWSPS|KBBS|CSPPNSB)\S*$/, '');

let names: ReadonlyMap<string, string> | undefined;

/**
 * What a sheet calls a part, a fastener or a unit. A drawing may name a piece that no table has, such as the end of a cable
 * (`names`), and says behind a name which of several pieces is meant (`notes`).
 */
export function sheetName(id: string, step: StepDrawing, group = id): string {
  names ??= readNames();
  const base = baseName(id);
  const name = step.names?.[base] ?? short(names.get(tableId(id)) ?? base);
  const note = step.notes?.[group] ?? step.notes?.[base];
  return note ? `${name} (${note})` : name;
}

/** Names that a drawing gives although a table has one: what readers take from the tray must have one name. */
export function doubleNames(step: StepDrawing): string[] {
  names ??= readNames();
  const known = names;
  return Object.keys(step.names ?? {}).filter((id) => known.has(id));
}
