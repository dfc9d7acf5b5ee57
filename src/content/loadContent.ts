import { entryOf } from '../model/definitionItems';
import type { BookList } from '../model/books';
import { pageRouteMistake } from '../model/pageRouteMistake';
import type { Photo } from '../model/photo';
import { didYouMean } from '../model/problems';
import type { Problem } from '../model/problems';
import type { TableDefinitions } from '../model/tableTypes';
import { checkComputed } from './check/checkComponents';
import type { Document, ParsedText, Post, TextFile } from './document';
import { readDrawings } from './drawings/drawings';
import type { Drawing } from './drawings/drawings';
import { collectReferences, figureNames } from './parse/references';
import { fillDigest, typedTable } from './pipeline';
import type { Pipeline, TableSource } from './pipeline';
import { declaredTables } from './plugin';
import type { CardFacts } from './plugin';
import { readGitHistory } from './sources/gitHistory';
import type { GitHistory } from './sources/gitHistory';
import type { DocumentFile } from './sources/documentFile';
import { newestFirst } from './sources/postFile';
import type { PostFile } from './sources/postFile';
import { readBooks } from './sources/readBooks';
import { readCollection, readFiles } from './sources/readFiles';
import { photoFile, readPhotos } from './sources/readPhotos';
import { readViews } from './sources/readViews';
import { checkDefinitions, checkKnown, checkRanges, checkRowIds, checkUnits } from './tables/checkTables';
import { checkDrawnFrom } from './tables/checkDrawnFrom';
import { withDerived } from './tables/csvTable';
import type { Table, TypedTable } from './tables/csvTable';
import { sourceData } from './tables/sourceData';
import type { SourceData } from './tables/sourceData';
import type { Vocabulary } from './vocabulary/vocabulary';

interface RoutedFile {
  readonly route: string;
  readonly file: string;
}

/** Key of a route on case-insensitive file systems and hosts, with or without a final slash. */
const placeOf = (route: string): string => route.replace(/\/(index)?$/, '').toLowerCase();

/** Reports files whose pages would have the same address, such as `can.mdx` and `can/index.mdx`, and reserved addresses. */
export function routeClashes(files: readonly RoutedFile[]): Problem[] {
  const first = new Map<string, RoutedFile>();
  return files.flatMap(({ route, file }): Problem[] => {
    const mistake = file.startsWith('content/blog/') ? undefined : pageRouteMistake(route);
    if (mistake !== undefined) return [{ file, message: `its address "${route}" ${mistake}` }];
    const place = placeOf(route);
    const other = first.get(place);
    if (!other) {
      first.set(place, { route, file });
      return [];
    }
    return [{ file, message: `its page "${route}" has the same address as "${other.route}" of ${other.file}. Keep one of the two files.` }];
  });
}

export interface Content {
  readonly documents: readonly Document[];
  /** Posts of the blog, newest first. */
  readonly posts: readonly Post[];
  readonly data: SourceData;
  /** Drawings by name. */
  readonly drawings: ReadonlyMap<string, Drawing>;
  /** Photos by name. */
  readonly photos: ReadonlyMap<string, Photo>;
  /** Git commits of the files below `content`. */
  readonly history: GitHistory;
  /** Printed books to publish with the site; undefined without any. */
  readonly books: BookList | undefined;
  /** Guide or figure that cards show of the page that they lead to, by its route. */
  readonly cards: ReadonlyMap<string, CardFacts>;
  /** What its texts are written with. */
  readonly vocabulary: Vocabulary;
}

interface CheckedContent extends Content {
  readonly problems: readonly Problem[];
}

/** Reads the declared tables of `content/data`. Each file needs a declaration, and each table in `required` its file. */
export function readTables(
  root: string,
  definitions: TableDefinitions,
  required: TableDefinitions = definitions,
  readTable: (source: TableSource) => TypedTable = typedTable,
): { tables: Map<string, Table>; problems: Problem[] } {
  const tables = new Map<string, Table>();
  const { files, problems: unread } = readFiles(root, 'data');
  const problems: Problem[] = [...unread, ...checkDefinitions(definitions)];
  const nameOf = (file: string): string => file.replace(/\.csv$/, '');
  for (const { relativePath, text } of files) {
    const name = nameOf(relativePath);
    const file = `content/data/${relativePath}`;
    const definition = entryOf(definitions, name);
    if (!definition) {
      problems.push({
        file,
        message: `no table of this name is declared in src/site/tables or by a plugin of src/tools. ${didYouMean(name, Object.keys(definitions))} Declare a new one: see docs/tables.md#add-a-table. Or delete the file.`,
      });
      continue;
    }
    const typed = readTable({ name, text, definition });
    tables.set(name, typed.table);
    problems.push(...typed.problems);
    if (typed.problems.length === 0 && typed.table.rows.length === 0)
      problems.push({ file, line: 1, message: 'has a header and no rows. Add a row, or delete the file and its declaration.' });
  }
  const names = files.map(({ relativePath }) => nameOf(relativePath));
  // Unreadable files have a problem already.
  const unreadFiles = new Set(unread.map(({ file }) => file));
  for (const name of Object.keys(required)) {
    if (!names.includes(name) && !unreadFiles.has(`content/data/${name}.csv`))
      problems.push({
        file: 'src/site/tables',
        message: `the table "${name}" is declared, but content/data/${name}.csv doesn't exist. ${didYouMean(name, names)}`,
      });
  }
  const rowsIn = (name: string) => tables.get(name)?.rows ?? [];
  return { tables: new Map([...tables].map(([name, table]) => [name, withDerived(table, rowsIn)])), problems };
}

/** Photos, and pictures beside documents, that no page and no cell of a table shows. */
function unusedPictures(texts: readonly TextFile[], { tables, figures }: SourceData, names: readonly string[]): Problem[] {
  const used = new Set([...tables.values()].flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)).flat()).map(String));
  for (const { name, beside = '' } of texts.flatMap((text) => text.figures)) used.add(figures.has(name) ? name : beside);
  for (const { filled } of texts) for (const name of figureNames(filled)) used.add(name);
  return [...new Set(names)]
    .filter((name) => !used.has(name))
    .map((name) => ({ file: photoFile(name), message: 'no page shows it. Add ![alternative text](name) to a page, or delete the file.' }));
}

/** Takes a file through the stages after `read`, up to the checks. */
function parsedText(
  { body, bodyLine, file }: DocumentFile | PostFile,
  data: SourceData,
  { parse, fill }: Pipeline,
): ParsedText & Pick<TextFile, 'filled' | 'digest'> {
  const input = { body, file, data };
  const { tree, headings } = parse(input);
  return { tree, headings, filled: fill(input).tree, digest: fillDigest(input), ...collectReferences(tree, bodyLine) };
}

/**
 * Reads all documents, posts, tables and drawings below `root`, and returns every mistake in them at once. Takes about a second, so a
 * build with mistakes stops before Gatsby's own work.
 */
export function loadContent(root: string, definitions: TableDefinitions, pipeline: Pipeline): CheckedContent {
  const { plugins, vocabulary, read, check } = pipeline;
  const { tables, problems } = readTables(root, declaredTables(definitions, plugins), definitions, pipeline.readTable);
  const figures = readFiles(root, 'figures');
  const collections = [readCollection(root, 'docs'), readCollection(root, 'blog')];
  const found = collections.flatMap(({ files }) => files).map(read);
  const beside = collections.flatMap(({ pictures }) => pictures);
  const { photos, problems: unshown } = readPhotos(
    root,
    beside.map(({ name }) => name),
  );
  const data = sourceData(
    tables.values(),
    [
      ...figures.files.map(({ relativePath }) => relativePath),
      ...beside.flatMap(({ name, text }) => (text === undefined ? [] : name)),
      ...photos.keys(),
    ],
    new Map(found.map(({ file }) => [file.route, file.frontmatter.title])),
    readViews(root),
  );
  const documents: Document[] = [];
  const posts: Post[] = [];
  problems.push(...[figures, ...collections].flatMap((folder) => folder.problems));
  const { drawings, problems: mislabelled } = readDrawings(
    [
      ...figures.files.map(({ relativePath, text }) => ({ name: relativePath, file: `content/figures/${relativePath}`, text })),
      ...beside.flatMap(({ name, text }) => (text === undefined ? [] : { name, file: `content/${name}`, text })),
    ],
    tables,
    plugins.flatMap(({ labelWords }) => labelWords ?? []),
  );
  problems.push(...unshown, ...mislabelled);
  for (const source of found) {
    const { file } = source;
    problems.push(...source.problems, ...check({ text: file, tableNames: file.frontmatter.tables ?? [], data }));
    if (source.kind === 'document') documents.push({ ...source.file, ...parsedText(file, data, pipeline) });
    else posts.push({ ...source.file, ...parsedText(file, data, pipeline) });
  }
  const texts = [...documents, ...posts];
  problems.push(
    ...routeClashes(texts),
    ...checkRowIds(tables.values(), texts),
    ...checkUnits(tables.values()),
    ...checkKnown(tables),
    ...checkRanges(tables.values()),
    ...checkDrawnFrom(root, tables),
  );
  problems.push(...unusedPictures(texts, data, [...photos.keys(), ...beside.map(({ name }) => name)]));
  problems.push(...plugins.flatMap(({ checks = [] }) => checks.flatMap((find) => find({ texts, data }))));
  problems.push(...checkComputed(texts, tables));
  return {
    documents,
    posts: newestFirst(posts),
    data,
    drawings,
    photos,
    history: readGitHistory(root, 'content'),
    books: readBooks(root),
    cards: new Map(plugins.flatMap(({ cards }) => [...(cards?.(data) ?? [])])),
    vocabulary,
    problems,
  };
}
