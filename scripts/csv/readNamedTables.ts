import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCsvTable } from '../../src/content/tables/csvTable';
import type { Table } from '../../src/content/tables/csvTable';
import { formatProblems } from '../../src/model/problems';
import type { Problem } from '../../src/model/problems';
import { tableDefinitions } from '../../src/rooms';

/** Reads some tables of content/data, for programs that don't need all content. Throws with all mistakes in them. */
export function readNamedTables(names: readonly string[], root = process.cwd()): Map<string, Table> {
  const tables = new Map<string, Table>();
  const problems: Problem[] = [];
  for (const name of names) {
    const [file, definition] = [`content/data/${name}.csv`, tableDefinitions[name]];
    if (!definition) throw new Error(`src/site/tables declares no table "${name}".`);
    const read = readCsvTable(name, file, readFileSync(path.join(root, file), 'utf8'), definition);
    tables.set(name, read.table);
    problems.push(...read.problems);
  }
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return tables;
}
