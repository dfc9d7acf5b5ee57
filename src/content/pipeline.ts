import path from 'node:path';
import type { Root } from 'mdast';
import type { BodyNode } from '../model/bodyTree';
import type { Problem } from '../model/problems';
import { checkReferences } from './check/checkReferences';
import { checkText } from './check/checkText';
import { checkValues } from './check/checkValues';
import { compileTree } from './compile/compileTree';
import { digest } from '../files/digest';
import { fillTree } from './fill/fillTree';
import type { Filled } from './fill/fillTree';
import { assignHeadingIds } from './parse/headings';
import type { Heading } from './parse/headings';
import { mistakesIn } from './parse/mistake';
import type { Mistake } from './parse/mistake';
import { parseBody } from './parse/parseBody';
import type { BodyInput } from './parse/parseBody';
import { collectReferences } from './parse/references';
import { readDocumentFile } from './sources/documentFile';
import type { DocumentFile } from './sources/documentFile';
import { readPostFile } from './sources/postFile';
import type { PostFile } from './sources/postFile';
import type { SourceText } from './sources/readFiles';
import { stage } from './stage';
import { readCsvTable } from './tables/csvTable';
import type { SourceData } from './tables/sourceData';
import type { Plugin } from './plugin';
import { vocabularyOf } from './vocabulary/vocabulary';
import type { TableDefinition } from '../model/tableTypes';

/** A file split into frontmatter and body, with mistakes in the frontmatter. */
type ReadFile =
  | { readonly kind: 'document'; readonly file: DocumentFile; readonly problems: readonly Problem[] }
  | { readonly kind: 'post'; readonly file: PostFile; readonly problems: readonly Problem[] };

/** Tree of a body with ids, and mistakes in its syntax. Lines count from the beginning of the body. */
interface Parsed {
  readonly tree: Root;
  readonly headings: readonly Heading[];
  readonly mistakes: readonly Mistake[];
}

export interface FillInput extends BodyInput {
  readonly data: SourceData;
}

/** A file of content/data and its declaration. */
export interface TableSource {
  readonly name: string;
  readonly text: string;
  readonly definition: TableDefinition;
}

interface CheckInput {
  readonly text: Pick<DocumentFile, 'route' | 'file' | 'body' | 'bodyLine' | 'tablesLine'>;
  readonly tableNames: readonly string[];
  readonly data: SourceData;
}

const parseDigest = ({ body, file }: BodyInput): string => digest(body, path.posix.dirname(file));

/** Digest of everything a filled body depends on. */
export const fillDigest = ({ body, file, data }: FillInput): string => digest(body, path.posix.dirname(file), data.digest);

/** Digest of everything the checks depend on. */
const checkDigest = ({ text: { route, file, body, bodyLine, tablesLine }, tableNames, data }: CheckInput): string =>
  digest(route, file, String(bodyLine), String(tablesLine), ...tableNames, fillDigest({ body, file, data }));

/** Converts a mistake in a body to a problem of its file. */
export const inFile =
  ({ file, bodyLine }: Pick<DocumentFile, 'file' | 'bodyLine'>) =>
  ({ line, ...mistake }: Mistake): Problem => ({ file, line: line + bodyLine - 1, ...mistake });

function readFile({ collection, relativePath, text }: SourceText): ReadFile {
  const file = `content/${collection}/${relativePath}`;
  if (collection === 'docs') {
    const { document, problems } = readDocumentFile(relativePath, file, text);
    return { kind: 'document', file: document, problems };
  }
  const { post, problems } = readPostFile(relativePath, file, text);
  return { kind: 'post', file: post, problems };
}

export const typedTable = ({ name, text, definition }: TableSource) => readCsvTable(name, `content/data/${name}.csv`, text, definition);

/** The stages of a text, in order, for a site with these plugins. Each remembers its results. */
export function createPipeline(plugins: readonly Plugin[]) {
  const vocabulary = vocabularyOf(plugins);

  /** 1. Splits a file into frontmatter and body. */
  const read = stage(({ collection, relativePath, text }: SourceText) => digest(collection, relativePath, text), readFile);

  /** 2. Parses a body into a tree with ids. */
  const parse = stage(parseDigest, (input: BodyInput): Parsed => {
    const parsed = parseBody(input, vocabulary);
    const { repeated, ...ids } = assignHeadingIds(parsed.tree);
    return { ...parsed, ...ids, mistakes: [...parsed.mistakes, ...repeated] };
  });

  /** 3. Fills a body from tables and drawings. */
  const fill = stage(fillDigest, (input: FillInput): Filled => fillTree(parse(input).tree, input.data, vocabulary));

  /** 4. Checks a document by itself. `outputs` checks links against the built site. */
  const check = stage(checkDigest, ({ text, tableNames, data }: CheckInput): readonly Problem[] => {
    const { file, body, bodyLine } = text;
    const { tree, mistakes } = parse({ body, file });
    const isWhole = mistakes.every(({ warning }) => warning);
    return [
      ...[
        ...mistakes,
        ...checkText(tree, body, vocabulary),
        ...mistakesIn((report) => checkValues(tree, data.tables, report)),
        ...fill({ body, file, data }).mistakes,
      ].map(inFile(text)),
      ...checkReferences({ ...text, ...collectReferences(tree, bodyLine), tableNames, isWhole }, data),
    ];
  });

  /** 5. Compiles a filled body to what the page template renders. */
  const compile = stage(fillDigest, (input: FillInput): Promise<readonly BodyNode[]> =>
    compileTree(fill(input).tree, vocabulary.termsIn(input.data.tables)),
  );

  /** Reads a table and types its cells. Its declaration is not part of the digest: it can't change within a pipeline. */
  const readTable = stage(({ name, text }: TableSource) => digest(name, text), typedTable);

  return { plugins, vocabulary, read, parse, fill, check, compile, readTable };
}

/** The stages of a site, and the vocabulary that they know. */
export type Pipeline = ReturnType<typeof createPipeline>;
