import { kindOfName, namesFrame } from './columnNames';
import { bytesOf, fold, guessByContent, guessByNames } from './columnRoles';
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

/** Bytes of the longest frame, so that other numbers aren't taken for frames: those of the motors have at least 4. */
const fewestBytes = 4;

/** Columns of a text. */
export interface Table {
  readonly separator: Separator;
  /** Line of the heads, before which there are no rows; empty if there is none. */
  readonly head: string;
  /** Heads; empty where there are none, or where they don't fit. */
  readonly names: readonly string[];
  /** Cells of the first row, its bytes as one. */
  readonly sample: readonly string[];
  /** Rows without heads may have more than one layout, because blanks can't separate empty cells. */
  readonly layouts: readonly [Layout, ...Layout[]];
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

/** Reads a row by the first layout that fits, or says what is wrong by the usual one. */
function readRow(line: string, { separator, layouts: [first, ...others] }: Pick<Table, 'separator' | 'layouts'>): LineResult {
  const cells = cellsOf(line, separator);
  const read = readCells(cells, first);
  if (!('mistake' in read) || others.length === 0) return read;
  return others.map((layout) => readCells(cells, layout)).find((one) => !('mistake' in one)) ?? read;
}

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
    return guess
      ? [
          checked(
            {
              separator,
              head,
              names,
              sample: cells[0] ?? [],
              layouts: [layoutOf(guess.roles, { ...guess.options, isSpread, isExact: isSpread })],
            },
            rows,
          ),
        ]
      : [];
  });
}

const isHexWord = (word: string): boolean => /^[\da-f\s]+$/i.test(word);

function tableWithoutHead(all: readonly string[], separator: Separator, at: number): Table | null {
  const lines = all.slice(at + 1);
  const groups = new Map<number, { rows: string[][]; length: number; isSpread: boolean; most: number }>();
  for (const line of lines.slice(0, headRows + sampleRows)) {
    const cells = cellsOf(line, separator);
    const bytes = cells.length > 1 ? bytesOf(cells) : null;
    if (!bytes) continue;
    const group = groups.get(bytes.from) ?? { rows: [], length: bytes.length, isSpread: false, most: 0 };
    group.most = Math.max(group.most, bytes.size);
    group.rows.push(fold(cells, bytes.from, bytes.count));
    if (bytes.count > 1) group.isSpread = true;
    groups.set(bytes.from, group);
  }
  const hasChannels = /\b(?:chn|chan|channel|bus)\b/i.test(all.slice(0, headRows).join(' '));
  const largest = Math.max(0, ...[...groups.values()].map(({ rows }) => rows.length));
  // Heads that name no bytes say that the cells are something else, unless their number agrees.
  const words = cellsOf(lines[0] ?? '', separator);
  const hasOtherHead = at < 0 && words.length > 1 && words.every((word) => /^\s*"?\p{L}/u.test(word)) && !words.some(isHexWord);
  const found = [...groups]
    .filter(([, { rows, length, most }]) => rows.length > largest / 5 && most >= fewestBytes && (length >= 0 || !hasOtherHead))
    .sort(([, a], [, b]) => b.rows.length - a.rows.length)
    .flatMap(([from, { rows, length, isSpread }]) => {
      const guess = guessByContent(rows, from, length, hasChannels);
      return guess ? [{ layout: layoutOf(guess.roles, { ...guess.options, isSpread }), sample: rows[0] ?? [] }] : [];
    });
  const [first, ...others] = found;
  if (!first) return null;
  const layouts = [first.layout, ...others.map(({ layout }) => layout)] as const;
  return checked(
    { separator, head: all[at] ?? '', names: [], sample: first.sample, layouts },
    lines.filter((line) => !isRemark(line, separator)).slice(0, sampleRows),
  );
}

/** Columns of which nothing is known, for the reader to name them. */
function unknownTable(lines: readonly string[]): Table | null {
  for (const separator of Object.keys(separators) as Separator[]) {
    if (separator === ' ' || separator === '|') continue;
    const [first = [], ...rows] = lines.map((line) => cellsOf(line, separator));
    if (first.length < 3 || rows.length === 0 || !rows.every((cells) => cells.length === first.length)) continue;
    const layouts = [layoutOf(first.map(() => 'none'))] as const;
    return { separator, head: '', names: first, sample: rows[0] ?? [], layouts, frames: 0, misses: rows.length };
  }
  return null;
}

/** Columns of a text whose heads or contents show an ID and bytes; null if there are none. */
export function findTable(head: readonly string[]): Table | null {
  const lines = head.filter((line) => line.trim() !== '' && line.length <= longestRow);
  const all = (Object.keys(separators) as Separator[]).flatMap((separator) => {
    const at = lines.slice(0, headRows).findIndex((line) => isHead(line, separator));
    const named = at < 0 ? [] : tablesWithHead(lines, separator, at);
    // Empty cells move those behind them only between blanks. Otherwise what the heads refuse is refused.
    const isRead = named.some(({ frames, misses }) => frames > 0 && (misses === 0 || separator !== ' '));
    const bare = isRead ? null : tableWithoutHead(lines, separator, at);
    return bare && bare.frames > 0 && bare.misses <= bare.frames / 2 ? [...named, bare] : named;
  });
  // The first of equals: those with heads come first, and blanks last.
  return all.sort((a, b) => b.frames - a.frames)[0] ?? unknownTable(lines);
}

/** Joins the rows of a frame, where each of its fields has one, as Saleae's Logic 2 writes them. */
function joinParts(table: Table, type: number): ReadNext {
  const [{ data, id, length }] = table.layouts;
  let whole: string[] = [];
  return (line) => {
    const cells = cellsOf(line, table.separator);
    const kind = cells[type] ?? '';
    if (kind === 'identifier_field') whole = [...cells];
    else if (whole.length === 0) return { skipped: 'part of a frame' };
    const [bytes = -1] = data;
    if (kind === 'data_field') whole[bytes] = `${whole[bytes] ?? ''} ${cells[bytes] ?? ''}`.trim();
    if (kind === 'control_field') whole[length] = cells[length] ?? '';
    if ((whole[length] ?? '').trim() === '' || (whole[id] ?? '') === '') return { skipped: 'part of a frame' };
    const read = readCells(whole, table.layouts[0]);
    if ('mistake' in read && kind !== 'ack_field') return { skipped: 'part of a frame' };
    whole = [];
    return read;
  };
}

/** Creates a reader for the rows of a table. Lines before the first row are its head. */
export function tableReader(table: Table): ReadNext {
  const type = table.names.findIndex((name) => /^"?type"?$/i.test(name));
  if (type >= 0 && /_field$/.test(table.sample[type] ?? '')) return joinParts(table, type);
  let [hasBegun, isHeadPast] = [false, table.head === ''];
  return (line) => {
    if (line.trim() === '') return { skipped: 'empty' };
    if (line === table.head) isHeadPast = true;
    if (line === table.head) return { skipped: 'header of the log' };
    const read: LineResult = isHeadPast ? readRow(line, table) : { skipped: 'header of the log' };
    if (!('mistake' in read)) {
      hasBegun ||= 'frame' in read;
      return read;
    }
    if (/error ?frame/i.test(line)) return plainError('', '');
    // Logs that were joined have their heads again.
    if (isRemark(line, table.separator) || (table.head !== '' && isHead(line, table.separator))) return { skipped: 'header of the log' };
    return hasBegun || table.head !== '' ? read : { skipped: 'header of the log' };
  };
}
