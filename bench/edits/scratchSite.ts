import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** Row of a CSV file: its cells as they are written, by column. */
type CsvRow = Record<string, string>;

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A copy of the project that is edited, and set back after each edit. */
export class ScratchSite {
  readonly #before = new Map<string, Buffer | undefined>();

  constructor(readonly folder: string) {}

  /** Copies all files that git tracks or doesn't ignore. The output of an earlier build in the copy stays. */
  static make(project: string, folder: string): ScratchSite {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: project, encoding: 'utf8' });
    const files = list.split('\0').filter((file) => file !== '' && existsSync(path.join(project, file)));
    for (const top of new Set(files.map((file) => file.split('/')[0] ?? '')))
      rmSync(path.join(folder, top), { recursive: true, force: true });
    for (const file of files) cpSync(path.join(project, file), path.join(folder, file), { preserveTimestamps: true });
    return new ScratchSite(folder);
  }

  /** Whether the current edit changes code. */
  get hasOtherCode(): boolean {
    return [...this.#before.keys()].some((file) => /^src\/.*\.tsx?$/.test(file));
  }

  #path = (file: string): string => path.join(this.folder, file);

  /** Notes how a file was before the first edit. */
  #note(file: string): void {
    const full = this.#path(file);
    if (!this.#before.has(file)) this.#before.set(file, existsSync(full) ? readFileSync(full) : undefined);
  }

  /** Notes all files of a folder that a program is going to change, so that `reset` restores them. */
  expectChanges(below: string): void {
    for (const file of this.files(below, '')) this.#note(file);
  }

  /** Files below a folder with an ending, in a fixed order. */
  files(below: string, ending: string): string[] {
    return readdirSync(this.#path(below), { recursive: true, encoding: 'utf8' })
      .map((name) => `${below}/${name.replaceAll(path.sep, '/')}`)
      .filter((file) => file.endsWith(ending) && statSync(this.#path(file)).isFile())
      .sort();
  }

  has = (file: string): boolean => existsSync(this.#path(file));

  read = (file: string): string => readFileSync(this.#path(file), 'utf8');

  write(file: string, text: string | Buffer): void {
    this.#note(file);
    mkdirSync(path.dirname(this.#path(file)), { recursive: true });
    writeFileSync(this.#path(file), text);
  }

  copy(from: string, to: string): void {
    this.write(to, readFileSync(this.#path(from)));
  }

  remove(file: string): void {
    this.#note(file);
    rmSync(this.#path(file));
  }

  /** Changes a text. Throws if nothing changes, because an edit without effect proves nothing. */
  change(file: string, change: (text: string) => string): void {
    const before = this.read(file);
    const after = change(before);
    if (after === before) throw new Error(`${file} has nothing to edit in the way that this edit needs. Change bench/edits.`);
    this.write(file, after);
  }

  rows(file: string): CsvRow[] {
    return parse(this.read(file), { columns: true, bom: true });
  }

  /** Index of the row that begins in a line of the file: cells may hold line breaks. */
  rowAt(file: string, line: number): number {
    const before = this.read(file)
      .split('\n')
      .slice(0, line - 1);
    return parse<CsvRow>(`${before.join('\n')}\n`, { columns: true, bom: true }).length;
  }

  /** Replaces the rows of a table. */
  changeRows(file: string, change: (rows: CsvRow[]) => CsvRow[]): void {
    this.change(file, (text) => {
      const rows = change(this.rows(file));
      const [columns = []] = parse(text, { bom: true, to: 1 });
      return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
        .map((row) => row.map(quoted).join(',') + '\n')
        .join('');
    });
  }

  /** Changes cells of one row: the first, or the one at an index, which counts from the end if it is negative. */
  changeRow(file: string, cellsOf: (row: CsvRow) => CsvRow, index = 0): void {
    this.changeRows(file, (rows) => {
      const row = rows.at(index);
      if (!row) throw new Error(`${file} has no row ${index}.`);
      return rows.with(index, { ...row, ...cellsOf(row) });
    });
  }

  /** Appends a copy of the last row that fits, with other cells. */
  addRow(file: string, cells: Readonly<CsvRow>, fits: (row: CsvRow) => boolean = () => true): void {
    this.changeRows(file, (rows) => {
      const model = rows.findLast(fits);
      if (!model) throw new Error(`${file} has no row to copy.`);
      return [...rows, { ...model, ...cells }];
    });
  }

  /** Adds columns that the table doesn't have yet, empty. */
  addColumns(file: string, names: readonly string[]): void {
    const [columns = []] = parse(this.read(file), { bom: true, to: 1 });
    const added = names.filter((name) => !columns.includes(name));
    const lines = [
      [...columns, ...added],
      ...this.rows(file).map((row) => [...columns.map((column) => row[column] ?? ''), ...added.map(() => '')]),
    ];
    if (added.length > 0) this.write(file, lines.map((cells) => `${cells.map(quoted).join(',')}\n`).join(''));
  }

  /** Sets everything back to how it was before the edits. */
  reset(): void {
    for (const [file, bytes] of this.#before)
      if (bytes) writeFileSync(this.#path(file), bytes);
      else rmSync(this.#path(file), { force: true });
    this.#before.clear();
  }
}
