import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCsvTable, withDerived } from '../../src/content/tables/csvTable';
import type { Table } from '../../src/content/tables/csvTable';
import { formatProblems } from '../../src/model/problems';
import type { Problem } from '../../src/model/problems';
import { tableDefinitions } from '../../src/plugins';

/** Reads some tables of content/data, for programs that don't need all content. Throws with all mistakes in them. */
export function readNamedTables(names: readonly string[], root = process.cwd()): Map<string, Table> {
  const read = new Map<string, Table>();
  const problems: Problem[] = [];
  const tableOf = (name: string): Table => {
    const [file, definition, known] = [`content/data/${name}.csv`, tableDefinitions[name], read.get(name)];
    if (known) return known;
    if (!definition) throw new Error(`src/site/tables declares no table "${name}".`);
    const typed = readCsvTable(name, file, readFileSync(path.join(root, file), 'utf8'), definition);
    problems.push(...typed.problems);
    read.set(name, typed.table);
    return typed.table;
  };
  const tables = names.map((name) => [name, withDerived(tableOf(name), (other) => tableOf(other).rows)] as const);
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return new Map(tables);
}
