import { isListed, isNamed } from '../tables/words';
import { baseName } from './baseName';
import type { StepDrawing } from './step';
import { tableId } from './stepRow';

/**
 * What a sheet calls a part, a fastener or a unit: a reference to its row, so that the page around it has the same name. A drawing may name a piece
 * that no table has, such as the end of a cable (`names`), and says behind a name which of several pieces is meant (`notes`).
 */
export function sheetLabel(id: string, step: StepDrawing, group = id): string {
  const base = baseName(id);
  const listed = tableId(id);
  // A piece of what a table names only by its id has a name of its own: `cable 21 at J3`.
  const name = step.names?.[base] ?? ((base === listed ? isListed(listed) : isNamed(listed)) ? `{part ${listed}}` : base);
  const note = step.notes?.[group] ?? step.notes?.[base];
  return note ? `${name} (${note})` : name;
}

/** Names that a drawing gives although a table has one: what readers take from the tray must have one name. */
export const doubleNames = (step: StepDrawing): string[] => Object.keys(step.names ?? {}).filter(isNamed);
