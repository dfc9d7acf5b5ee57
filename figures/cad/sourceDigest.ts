import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(__dirname, '../..');
const figures = path.join(project, 'figures');

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** An import or export of another file, over several lines, too. */
const imports = /^(?:import|export)\s[^;]*?\sfrom '([^']+)';\n/gm;

/** A table that a program reads: by its name, or by its file for one that is no table of the site. */
const tables = /\b(?:readTable|readRow|siteTable)\('([\w-]+)'|'(figures\/[\w/-]+\.csv)'/g;

/** Files that a source file reads or imports, with itself. Files of the site are left out: they only read the tables, which count themselves. */
function filesBehind(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, name = ''] of source.matchAll(imports)) {
    const imported = `${path.resolve(path.dirname(file), name)}.ts`;
    if (name.startsWith('.') && imported.startsWith(figures + path.sep)) filesBehind(imported, found);
  }
  for (const [, table, own] of source.matchAll(tables)) {
    const data = path.join(project, own ?? `content/data/${table}.csv`);
    if (existsSync(data)) found.add(data);
  }
  return found;
}

/**
 * Digest of what a source file does: of the text of itself, of the files of figures that it imports, and of the tables that
 * these read. Where the files lie and what they are called does not count, so that moving one makes no drawing stale.
 */
export function sourceDigest(file: string): string {
  const digests = [...filesBehind(file)].map((behind) => digestOf(readFileSync(behind, 'utf8').replace(imports, '')));
  return digestOf(digests.sort().join());
}
