import { entryOf } from '../../model/definitionItems';
import type { Counted, WriteWords } from '../../content/drawings/words';
import { itemNames, pieceName } from './items';
import { readSteps } from './buildSteps';
import type { Pieces, StepRow } from './buildSteps';
import { formatCell } from '../../model/format';
import { didYouMean } from '../../model/problems';
import type { Tables } from '../../content/tables/csvTable';
import { textIn } from '../../content/tables/rows';

class Mistake extends Error {}

/** Forms of a reference, for messages. */
const forms =
  '{part J4_A}, {parts J7_B}, {fastener}, {fastener M4x10}, {number fastener}, {number M4x10}, {value motor-ids J4 send_can_id_hex}, or {cell …}, the same without its unit';

/** Finds tables' cells and steps' pieces for the labels of drawings. */
class Lookup {
  private rows: readonly StepRow[] | undefined;
  private readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  /** The step with an id, or the one that a drawing is named after. */
  private step(id: string | undefined, drawing: string): StepRow {
    this.rows ??= readSteps(this.tables);
    const [, guide, number, arm] = /^assembly-(.+?)-(\d+)(?=[-.]).*?(?:-(left|right))?\.svg$/.exec(drawing) ?? [];
    const shown = this.rows.filter((row) => row.guide === guide && row.step === Number(number));
    const found = id === undefined ? (shown.find((row) => row.arm === arm) ?? shown[0]) : this.rows.find((row) => row.id === id);
    if (found) return found;
    const ids = this.rows.map((row) => row.id);
    if (id !== undefined) throw new Mistake(`names the step "${id}", which build-steps.csv doesn't have. ${didYouMean(id, ids)}`);
    if (guide === undefined) throw new Mistake('says of no step. Name the row of build-steps.csv: {fastener of j1-j2-3}.');
    throw new Mistake(
      `is about step ${number} of the guide "${guide}", which build-steps.csv doesn't have. Rename or delete the drawing, or name another step: {fastener of j1-j2-3}.`,
    );
  }

  /** The pieces with an id in a step, or its only fasteners, and their place among all that it takes. */
  pieces(id: string | undefined, step: string | undefined, drawing: string): Pieces & { readonly place: number } {
    const { id: row, adds, fasteners } = this.step(step, drawing);
    const all = [...adds, ...fasteners];
    const place = id === undefined ? (fasteners.length === 1 ? adds.length : -1) : all.findIndex((piece) => piece.id === id);
    const found = all[place];
    if (found) return { ...found, place };
    const listed = (pieces: readonly Pieces[]): string =>
      pieces.length === 0 ? 'nothing' : pieces.map((piece) => `"${piece.id}"`).join(', ');
    const other = step === undefined ? this.swappedWith(this.step(step, drawing), id) : undefined;
    const swapped = other && `If steps were swapped or renumbered, rename their drawings with them: this label fits ${other}.`;
    if (id !== undefined)
      throw new Mistake(`names "${id}", but the step ${row} of build-steps.csv takes ${listed(all)}.${swapped ? ` ${swapped}` : ''}`);
    throw new Mistake(
      `is about the fasteners of the step ${row}, which takes ${fasteners.length === 0 ? 'none' : listed(fasteners)} by build-steps.csv. ${fasteners.length > 0 ? 'Say which: {fastener M4x10}.' : swapped ? `${swapped} Otherwise remove the label.` : 'Remove the label.'}`,
    );
  }

  /** The nearest step of the same guide whose pieces a label could be about. */
  private swappedWith({ guide, step }: StepRow, id: string | undefined): string | undefined {
    const fits = ({ adds, fasteners }: StepRow): boolean =>
      id === undefined ? fasteners.length === 1 : [...adds, ...fasteners].some((piece) => piece.id === id);
    return this.rows
      ?.filter((row) => row.guide === guide && row.step !== step && fits(row))
      .sort((a, b) => Math.abs(a.step - step) - Math.abs(b.step - step))[0]?.id;
  }

  name(id: string): string {
    return pieceName(id, this.tables);
  }

  /** A part by its name. */
  part(id: string): string {
    const names = [...itemNames(this.tables), ...(this.tables.get('build-fasteners')?.rows ?? []).map((row) => textIn(row, 'fastener'))];
    if (!names.includes(id)) throw new Mistake(`names the part "${id}", which no table has. ${didYouMean(id, names)}`);
    return this.name(id);
  }

  value(name: string, key: string, column: string, bare: boolean): string {
    const table = this.tables.get(name);
    if (!table) throw new Mistake(`names the table "${name}", which doesn't exist. ${didYouMean(name, this.tables.keys())}`);
    const { columns, key: keyColumn } = table.definition;
    const definition = entryOf(columns, column);
    if (!definition) throw new Mistake(`names the column "${column}" of ${table.file}. ${didYouMean(column, Object.keys(columns))}`);
    const keys = table.rows.map((row) => String(row[keyColumn]));
    const row = table.rows[keys.indexOf(key)];
    if (!row) throw new Mistake(`names the row "${key}" of ${table.file}. ${didYouMean(key, keys)}`);
    return formatCell(row[column] ?? null, bare ? undefined : definition.unit, definition.digits);
  }
}

/** Words with a capital letter where the reference has one: {Part base-plate}. */
const capitalised = (reference: string, words: string): string =>
  /^[A-Z]/.test(reference) ? words.charAt(0).toUpperCase() + words.slice(1) : words;

/** Writes one reference, without its braces, for a drawing. Notes in `counted` what it counts in part. */
function written(reference: string, drawing: string, lookup: Lookup, counted: Counted[]): string {
  const [, pieces, wanted, some, step] = /^(parts|fastener)(?: (?!×|of )(.+?))?(?: ×(\d+))?(?: of ([\w-]+))?$/.exec(reference) ?? [];
  if (pieces) {
    const { id, count } = lookup.pieces(wanted, step, drawing);
    // Some of them, where a step has more at other places.
    if (some !== undefined) counted.push({ id, some: Number(some), count });
    return pieces === 'parts' && count === 1 ? lookup.name(id) : `${some ?? count} × ${lookup.name(id)}`;
  }
  const [, kind, inside = ''] = /^(part|value|cell) (.+)$/.exec(reference) ?? [];
  if (kind === 'part') return lookup.part(inside);
  const [, table, key, column] = /^([\w-]+) (.+) (\w+)$/.exec(inside) ?? [];
  if (kind && table && key && column) return lookup.value(table, key, column, kind === 'cell');
  throw new Mistake(`has the form of no reference. Write ${forms}.`);
}

/** What the labels of drawings say: references in braces are written from the tables, everything else stays. */
export function wordsFrom(tables: Tables): WriteWords {
  const lookup = new Lookup(tables);
  return (label, drawing = '') => {
    let balloon: number | undefined;
    let current = '';
    const counted: Counted[] = [];
    try {
      const text = label.replace(/\{([^{}]*)\}/g, (_, reference: string) => {
        current = reference;
        const [, id, step] = /^number (.+?)(?: of ([\w-]+))?$/.exec(reference) ?? [];
        if (!id) return capitalised(reference, written(reference.charAt(0).toLowerCase() + reference.slice(1), drawing, lookup, counted));
        balloon = lookup.pieces(id === 'fastener' ? undefined : id, step, drawing).place + 1;
        return '';
      });
      return { text: text.trim(), counted, ...(balloon !== undefined && { balloon }) };
    } catch (error) {
      if (error instanceof Mistake) return { mistake: `the label "{${current}}" ${error.message}` };
      throw error;
    }
  };
}
