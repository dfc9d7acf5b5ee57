import { kindOfName, namesFrame } from './columnNames';
import { fold, guessByNames, guessByRow } from './columnRoles';
import { plainError, wordsOf } from './lines';
import type { LineResult, ReadNext } from './lines';
import { layoutOf, readCells } from './record';
import type { Layout } from './record';

/** Separators of columns, with their names for readers; blanks last, because the others may have blanks inside. */
export const separators = { ';': 'semicolons', '\t': 'tabs', ',': 'commas', '|': 'bars', ' ': 'blanks' } as const;

/** Separator of columns. */
export type Separator = keyof typeof separators;

/** Cells of a line; quotes of a table program, `="…"` too, are removed. */
export function cellsOf(line: string, separator: Separator): string[] {
  if (separator === ' ') return wordsOf(line);
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let isBroken = false;
  for (let at = 0; at <= line.length; at += 1) {
    const from = line.startsWith('="', at) ? at + 1 : at;
    let end = !isBroken && line.charAt(from) === '"' ? line.indexOf('"', from + 1) : -1;
    while (end > 0 && line.charAt(end + 1) === '"') end = line.indexOf('"', end + 2);
    const isQuoted = end > 0 && (end + 1 === line.length || line.charAt(end + 1) === separator);
    if (isQuoted) cells.push(line.slice(from + 1, end).replaceAll('""', '"'));
    else {
      // A quote that isn't closed is a character like others, and so are those after it.
      isBroken ||= line.charAt(from) === '"';
      end = line.indexOf(separator, at) - 1;
      if (end < at - 1) end = line.length - 1;
      cells.push(line.slice(at, end + 1));
    }
    at = end + 1;
  }
  return cells;
}

/** Rows, lines and characters of a line from which columns are guessed. */
const [sampleRows, headRows, longestRow] = [100, 60, 2000];

/** Columns of a text. */
export interface Table {
  readonly separator: Separator;
  /** Line of the heads, before which there are no rows; empty if there is none. */
  readonly head: string;
  /** Heads; empty where there are none, or where they don't fit. */
  readonly names: readonly string[];
  /** Cells of the first row, its bytes as one. */
  readonly sample: readonly string[];
  readonly layout: Layout;
  /** Frames in the sample, and rows that are none. */
  readonly frames: number;
  readonly misses: number;
}

/** Whether a line is one that programs write between rows. An empty first cell is none. */
const isRemark = (line: string, separator: Separator): boolean =>
  /^\s*(?:\*\*\*|---|===|\/\/|#)|^[\s|:+=-]+$/.test(line) || (separator !== ';' && line.startsWith(';'));

/** Heads of blank-separated columns may have blanks inside, and BUSMASTER has them in angle brackets. */
const headsIn = (line: string, separator: Separator): string[][] => {
  if (separator !== ' ') return [cellsOf(line, separator)];
  const angled = Array.from(line.matchAll(/<([^<>]+)>/g), ([, name = '']) => name);
  return angled.length > 3 ? [angled] : [line.trim().split(/\s+/), line.trim().split(/\s{2,}|\t/)];
};

const asRow = (line: string, separator: Separator, names: readonly string[], data: number): string[] => {
  const cells = cellsOf(line, separator);
  return data < 0 ? cells : fold(cells, data, Math.max(0, cells.length - names.length + 1));
};

const readRow = (line: string, { separator, layout }: Pick<Table, 'separator' | 'layout'>): LineResult =>
  readCells(cellsOf(line, separator), layout);

const checked = (table: Omit<Table, 'frames' | 'misses'>, rows: readonly string[]): Table => {
  const read = rows.map((row) => readRow(row, table));
  const first = read.findIndex((one) => 'frame' in one);
  const frames = read.filter((one) => 'frame' in one).length;
  return { ...table, frames, misses: first < 0 ? rows.length : rows.length - first - frames };
};

const isHead = (line: string, separator: Separator): boolean => headsIn(line, separator).some((names) => namesFrame(names.map(kindOfName)));

function tablesWithHead(lines: readonly string[], separator: Separator, at: number): Table[] {
  const head = lines[at] ?? '';
  const rows = lines.slice(at + 1, at + 1 + sampleRows).filter((line) => !isRemark(line, separator));
  return headsIn(head, separator).flatMap((names): Table[] => {
    const kinds = names.map(kindOfName);
    const isSpread = separator === ' ' && !kinds.includes('byte');
    const cells = rows.map((line) => asRow(line, separator, names, isSpread ? kinds.indexOf('data') : -1));
    const guess = guessByNames(names, cells);
    if (!guess) return [];
    const layout = layoutOf(guess.roles, { ...guess.options, isSpread, isExact: isSpread });
    return [checked({ separator, head, names, sample: cells[0] ?? [], layout }, rows)];
  });
}

function tableWithoutHead(lines: readonly string[], separator: Separator): Table | null {
  const rows = lines.slice(0, headRows + sampleRows).map((line) => cellsOf(line, separator));
  // Heads that name no bytes say that the cells are something else.
  const [words = []] = rows;
  if (words.length > 1 && words.every((word) => /^\s*"?\p{L}/u.test(word) && !/^[\da-f\s]+$/i.test(word))) return null;
  const guess = guessByRow(rows);
  if (!guess) return null;
  const layout = layoutOf(guess.roles, guess.options);
  const sample = rows.find((cells) => 'frame' in readCells(cells, layout)) ?? [];
  return checked(
    { separator, head: '', names: [], sample, layout },
    lines.filter((line) => !isRemark(line, separator)).slice(0, sampleRows),
  );
}

/** Columns of which nothing is known, for the reader to name them. */
function unknownTable(lines: readonly string[]): Table | null {
  for (const separator of Object.keys(separators) as Separator[]) {
    if (separator === ' ' || separator === '|') continue;
    const [first = [], ...rows] = lines.map((line) => cellsOf(line, separator));
    if (first.length < 3 || rows.length === 0 || !rows.every((cells) => cells.length === first.length)) continue;
    const layout = layoutOf(first.map(() => 'none'));
    return { separator, head: '', names: first, sample: rows[0] ?? [], layout, frames: 0, misses: rows.length };
  }
  return null;
}

/** Columns of a text whose heads or contents show an ID and bytes; null if there are none. */
export function findTable(head: readonly string[]): Table | null {
  const lines = head.filter((line) => line.trim() !== '' && line.length <= longestRow);
  const all = (Object.keys(separators) as Separator[]).flatMap((separator) => {
    const at = lines.slice(0, headRows).findIndex((line) => isHead(line, separator));
    const named = at < 0 ? [] : tablesWithHead(lines, separator, at);
    const bare = at < 0 ? tableWithoutHead(lines, separator) : null;
    return bare && bare.frames > 0 && bare.misses <= bare.frames / 2 ? [...named, bare] : named;
  });
  // The first of equals: those with heads come first, and blanks last.
  return all.sort((a, b) => b.frames - a.frames)[0] ?? unknownTable(lines);
}

/** Creates a reader for the rows of a table. Lines before the first row are its head. */
export function tableReader(table: Table): ReadNext {
  let [hasBegun, isHeadPast] = [false, table.head === ''];
  return (line) => {
    if (line.trim() === '') return { skipped: 'empty' };
    if (line === table.head) isHeadPast = true;
    if (line === table.head) return { skipped: 'header of the log' };
    const read: LineResult = isHeadPast ? readRow(line, table) : { skipped: 'header of the log' };
    hasBegun ||= 'frame' in read;
    if (!('mistake' in read)) return read;
    if (/error ?frame/i.test(line)) return plainError('', '');
    // Logs that were joined have their heads again.
    if (isRemark(line, table.separator) || (table.head !== '' && isHead(line, table.separator))) return { skipped: 'header of the log' };
    return hasBegun || table.head !== '' ? read : { skipped: 'header of the log' };
  };
}
