import { checkGuides } from '../guides/content/checkGuides';
import type { BookList } from '../model/books';
import { pageRouteMistake } from '../model/pageRouteMistake';
import type { Photo } from '../model/photo';
import { didYouMean } from '../model/problems';
import type { Problem } from '../model/problems';
import type { TableDefinitions } from '../model/tableTypes';
import { checkCan } from '../tools/can-bench/definition';
import { checkAgreement } from './agreement/checkAgreement';
import { checkBillOfMaterials } from './billOfMaterials/checkBillOfMaterials';
import { checkComputed } from './check/checkComponents';
import type { Document, Post, TextFile } from './document';
import { checkGlossary } from './glossary/checkGlossary';
import { collectReferences, figureNames } from './parse/references';
import type { References } from './parse/references';
import { check, fill, fillDigest, parse, read, readTable } from './pipeline';
import type { ReadFile } from './pipeline';
import { checkQuestions } from './questions/checkQuestions';
import { checkDrawing } from './sources/checkDrawing';
import { readGitHistory } from './sources/gitHistory';
import type { GitHistory } from './sources/gitHistory';
import { newestFirst } from './sources/postFile';
import { readBooks } from './sources/readBooks';
import { readCollection, readFiles } from './sources/readFiles';
import { photoFile, readPhotos } from './sources/readPhotos';
import { checkSymptoms } from './symptoms/checkSymptoms';
import { shownInTables } from './symptoms/symptomRows';
import { checkDefinitions, checkHexPairs, checkRowIds } from './tables/checkTables';
import { checkDrawnFrom } from './tables/checkDrawnFrom';
import type { Table } from './tables/csvTable';
import { sourceData } from './tables/sourceData';
import type { SourceData } from './tables/sourceData';

/** A file with the address of its page. */
interface RoutedFile {
  readonly route: string;
  readonly file: string;
}

/** An address as file systems and hosts see it: with and without a final slash it is the same place, in capitals or not. */
const placeOf = (route: string): string => route.replace(/\/(index)?$/, '').toLowerCase();

/**
 * Files whose pages would be written to one place, such as `can.mdx` and `can/index.mdx`, and documents at a place that is reserved. Posts have a
 * folder of their own.
 */
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
    return [{ file, message: `its page "${route}" is at the place of "${other.route}" of ${other.file}. Keep one of the two files.` }];
  });
}

/** Everything the project's sources say. */
export interface Content {
  readonly documents: readonly Document[];
  /** Posts of the blog, newest first. */
  readonly posts: readonly Post[];
  readonly data: SourceData;
  /** Photos by name. */
  readonly photos: ReadonlyMap<string, Photo>;
  /** When files of all of them were changed. */
  readonly history: GitHistory;
  /** The books that are published with the site, if any are. */
  readonly books: BookList | undefined;
}

/** The sources, and everything that is wrong with them. */
export interface CheckedContent extends Content {
  readonly problems: readonly Problem[];
}

/** Reads content/data by the declared tables; files and declarations must match one to one. */
export function readTables(root: string, definitions: TableDefinitions): { tables: Map<string, Table>; problems: Problem[] } {
  const tables = new Map<string, Table>();
  const { files, problems: unread } = readFiles(root, 'data');
  const problems: Problem[] = [...unread, ...checkDefinitions(definitions)];
  const nameOf = (file: string): string => file.replace(/\.csv$/, '');
  for (const { relativePath, text } of files) {
    const name = nameOf(relativePath);
    const file = `content/data/${relativePath}`;
    const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    if (!definition) {
      problems.push({
        file,
        message: `no table of this name is declared in src/site/tables. ${didYouMean(name, Object.keys(definitions))}`,
      });
      continue;
    }
    const typed = readTable({ name, text, definition });
    tables.set(name, typed.table);
    problems.push(...typed.problems);
    if (typed.problems.length === 0 && typed.table.rows.length === 0)
      problems.push({ file, line: 1, message: 'has a head and no rows. Write a row, or delete the file and its declaration.' });
  }
  const names = files.map(({ relativePath }) => nameOf(relativePath));
  // A file that cannot be read is reported as such.
  const unreadFiles = new Set(unread.map(({ file }) => file));
  for (const name of Object.keys(definitions)) {
    if (!names.includes(name) && !unreadFiles.has(`content/data/${name}.csv`))
      problems.push({
        file: 'src/site/tables',
        message: `the table "${name}" is declared, but content/data/${name}.csv does not exist. ${didYouMean(name, names)}`,
      });
  }
  return { tables, problems };
}

/** Photos and pictures beside documents that nothing shows: they were forgotten, or their name is written otherwise. */
function unusedPictures(texts: readonly TextFile[], { tables, figures }: SourceData, names: readonly string[]): Problem[] {
  const used = new Set(shownInTables(tables));
  for (const { name, beside = '' } of texts.flatMap((text) => text.figures)) used.add(figures.has(name) ? name : beside);
  for (const text of texts) if (text.body.includes('<BuildSteps')) for (const name of figureNames(text.filled)) used.add(name);
  return [...new Set(names)]
    .filter((name) => !used.has(name))
    .map((name) => ({ file: photoFile(name), message: 'no page shows it. Write ![what it shows](its name) on one, or delete the file.' }));
}

/** A text with its trees, which are parsed and filled when somebody asks for them. */
type LazyText = Pick<TextFile, 'tree' | 'headings' | 'filled' | 'digest' | keyof References>;

/** Takes a file that was read through the stages up to the checks. */
function checkFile({ file, problems }: ReadFile, data: SourceData): { text: LazyText; problems: readonly Problem[] } {
  const { body, bodyLine, file: path } = file;
  const from = { body, file: path };
  const input = { text: file, tableNames: file.frontmatter.tables ?? [], data };
  const text: LazyText = {
    ...collectReferences(parse(from).tree, bodyLine),
    digest: fillDigest({ ...from, data }),
    get tree() {
      return parse(from).tree;
    },
    get headings() {
      return parse(from).headings;
    },
    get filled() {
      return fill({ ...from, data }).tree;
    },
  };
  return { text, problems: [...problems, ...check(input)] };
}

/** A file with its text. Not spread into one object, which would ask for every tree. */
const withText = <File extends object>(file: File, text: LazyText): File & LazyText =>
  Object.defineProperties({ ...file }, Object.getOwnPropertyDescriptors(text)) as File & LazyText; // what was put together

/**
 * Reads all documents, posts, tables and drawings below `root` and returns every mistake in them at once. Takes about a
 * second, so that a build stops before it has begun; whoever asks for a result later looks it up.
 */
export function loadContent(root: string, definitions: TableDefinitions): CheckedContent {
  const { tables, problems } = readTables(root, definitions);
  const drawings = readFiles(root, 'figures');
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
      ...drawings.files.map(({ relativePath }) => relativePath),
      ...beside.flatMap(({ name, text }) => (text === undefined ? [] : name)),
      ...photos.keys(),
    ],
    new Map(found.map(({ file }) => [file.route, file.frontmatter.title])),
  );
  const documents: Document[] = [];
  const posts: Post[] = [];
  problems.push(...[drawings, ...collections].flatMap((folder) => folder.problems));
  problems.push(...unshown, ...drawings.files.flatMap(({ relativePath, text }) => checkDrawing(`content/figures/${relativePath}`, text)));
  problems.push(...beside.flatMap(({ name, text }) => (text === undefined ? [] : checkDrawing(`content/${name}`, text))));
  for (const source of found) {
    const { text, problems: mistakes } = checkFile(source, data);
    problems.push(...mistakes);
    if (source.kind === 'document') documents.push(withText(source.file, text));
    else posts.push(withText(source.file, text));
  }
  const texts = [...documents, ...posts];
  problems.push(
    ...routeClashes(texts),
    ...checkRowIds(tables.values(), texts),
    ...checkHexPairs(tables.values()),
    ...checkBillOfMaterials(tables),
    ...checkDrawnFrom(root, tables),
  );
  problems.push(...checkGuides(texts, data), ...checkSymptoms(texts, tables, data.figures));
  problems.push(...checkQuestions(texts, tables), ...checkGlossary(texts, tables), ...checkCan(tables));
  problems.push(...unusedPictures(texts, data, [...photos.keys(), ...beside.map(({ name }) => name)]));
  problems.push(...checkComputed(texts, tables), ...checkAgreement(texts, tables));
  return { documents, posts: newestFirst(posts), data, photos, history: readGitHistory(root, 'content'), books: readBooks(root), problems };
}
