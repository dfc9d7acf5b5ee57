import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NavbarItem } from '../model/navbarTypes';
import type { Sidebars } from '../model/sidebarTypes';
import type { TableDefinitions } from '../model/tableTypes';
import { resolveRoutes } from '../routes/resolveRoutes';
import type { Route } from '../routes/resolveRoutes';
import { routeDocument } from '../routes/routeDocument';
import { checkGuides } from './guides/checkGuides';
import { checkBillOfMaterials } from './billOfMaterials/checkBillOfMaterials';
import { checkModules } from './sources/checkModules';
import { checkReferences } from './check/checkReferences';
import { readCsvTable } from './tables/csvTable';
import type { Table } from './tables/csvTable';
import { didYouMean } from '../model/problems';
import type { Problem } from '../model/problems';
import { readDocument } from './readDocument';
import type { Document } from './readDocument';
import { newestFirst, readPost } from './readPost';
import type { Post } from './readPost';

/** The definitions that the sources are checked against. */
export interface Definitions {
  readonly sidebars: Sidebars;
  readonly topSidebarId: string;
  readonly navbar: readonly NavbarItem[];
  readonly tables: TableDefinitions;
}

/** Everything the project's sources say, and everything that is wrong with them. */
export interface Content {
  readonly documents: readonly Document[];
  /** Posts of the blog, newest first. */
  readonly posts: readonly Post[];
  readonly tables: ReadonlyMap<string, Table>;
  readonly routes: readonly Route[];
  readonly problems: readonly Problem[];
}

function filesBelow(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith(ending))
    .sort();
}

/** Reads content/data by the declared tables; files and declarations must match one to one. */
export function readTables(root: string, definitions: TableDefinitions): { tables: Map<string, Table>; problems: Problem[] } {
  const tables = new Map<string, Table>();
  const problems: Problem[] = [];
  const names = filesBelow(path.join(root, 'content/data'), '.csv').map((file) => file.replace(/\.csv$/, ''));
  for (const name of names) {
    const file = `content/data/${name}.csv`;
    const definition = definitions[name];
    if (!definition) {
      problems.push({
        file,
        message: `no table of this name is declared in src/site/tables. ${didYouMean(name, Object.keys(definitions))}`,
      });
      continue;
    }
    const result = readCsvTable(name, file, readFileSync(path.join(root, file), 'utf8'), definition);
    tables.set(name, result.table);
    problems.push(...result.problems);
  }
  for (const name of Object.keys(definitions)) {
    if (!names.includes(name))
      problems.push({
        file: 'src/site/tables',
        message: `the table "${name}" is declared, but content/data/${name}.csv does not exist. ${didYouMean(name, names)}`,
      });
  }
  return { tables, problems };
}

/**
 * Reads all documents, posts, tables, figures, templates and definitions below `root` and returns every mistake at once.
 * Takes about a second, so that a build stops before it has begun.
 */
export function checkContent(root: string, definitions: Definitions): Content {
  const { tables, problems } = readTables(root, definitions.tables);
  const figures = new Set(filesBelow(path.join(root, 'content/figures'), ''));
  const documents = filesBelow(path.join(root, 'content/docs'), '.mdx').map((relativePath) => {
    const file = `content/docs/${relativePath}`;
    const read = readDocument(relativePath, file, readFileSync(path.join(root, file), 'utf8'));
    problems.push(...read.problems, ...checkReferences(read.document, { tables, figures }));
    return read.document;
  });
  const posts = filesBelow(path.join(root, 'content/blog'), '.mdx').map((relativePath) => {
    const file = `content/blog/${relativePath}`;
    const read = readPost(relativePath, file, readFileSync(path.join(root, file), 'utf8'));
    problems.push(...read.problems, ...checkReferences(read.post, { tables, figures }));
    return read.post;
  });
  const { sidebars, navbar, topSidebarId } = definitions;
  const result = resolveRoutes({ sidebars, navbar, topSidebarId, documents: documents.map(routeDocument) });
  problems.push(
    ...checkBillOfMaterials(tables),
    ...checkGuides([...documents, ...posts], { tables, figures }),
    ...result.problems,
    ...checkModules(root),
  );
  return { documents, posts: newestFirst(posts), tables, routes: result.routes, problems };
}
