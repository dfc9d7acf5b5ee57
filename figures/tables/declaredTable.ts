import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCsvTable, withDerived, type Table } from '../../src/content/tables/csvTable';
import { didYouMean, formatProblems } from '../../src/model/problems';
import type { TableDefinition } from '../../src/model/tableTypes';
import { tableDefinitions } from '../../src/plugins';

const root = path.resolve(__dirname, '../..');
const known = new Map<string, Table>();

/** Reads a CSV file, named from the project's folder, by its declaration: once, and all its mistakes are one error. */
export function declaredTable(file: string, definition: TableDefinition): Table {
  const before = known.get(file);
  if (before) return before;
  const { table, problems } = readCsvTable(path.basename(file, '.csv'), file, readFileSync(path.join(root, file), 'utf8'), definition);
  if (problems.length > 0) throw new Error(formatProblems(problems));
  known.set(file, table);
  return table;
}

/** A table of content/data, read as the pages read it: by its declaration in src/site/tables. */
export function siteTable(name: string): Table {
  const definition = tableDefinitions[name];
  if (!definition) throw new Error(`src/site/tables declares no table "${name}". ${didYouMean(name, Object.keys(tableDefinitions))}`);
  return withDerived(declaredTable(`content/data/${name}.csv`, definition), (other) => siteTable(other).rows);
}
