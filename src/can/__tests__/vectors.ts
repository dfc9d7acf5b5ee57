import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** A row of a CSV by column. */
export type VectorRow = Readonly<Record<string, string>>;

/** Rows of a file of known frames: what openarm_can makes of them was recorded by running it. */
export const vectorRows = (name: string): readonly VectorRow[] =>
  // The package gives the rows as objects of texts where columns are asked for.
  parse(readFileSync(path.resolve(__dirname, `fixtures/${name}.csv`), 'utf8'), { columns: true });

/** A cell that has to be there. */
export function cellOf(row: VectorRow, column: string): string {
  const cell = row[column];
  if (cell === undefined) throw new Error(`There is no column "${column}".`);
  return cell;
}

/** Bytes of hexadecimal digits. */
export const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** The values of `q=0.1;dq=2` by name. */
export const valuesOf = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text
      .split(';')
      .filter((part) => part.includes('='))
      .map((part) => part.split('=') as [string, string]) // an equals sign stands in each
      .map(([name, value]) => [name, Number(value)]),
  );
