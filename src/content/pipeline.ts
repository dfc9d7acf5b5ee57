import type { Root } from 'mdast';
import type { BodyNode } from '../model/bodyTree';
import type { Problem } from '../model/problems';
import { checkReferences } from './check/checkReferences';
import { checkText } from './check/checkText';
import { compileTree } from './compile/compileTree';
import { digest } from '../files/digest';
import { fillTree } from './fill/fillTree';
import type { Filled } from './fill/fillTree';
import { writtenTerms } from './glossary/writtenTerms';
import { checkPage } from './guides/checkPages';
import { assignHeadingIds } from './parse/headings';
import type { Heading } from './parse/headings';
import { parseBody, syntaxProblem } from './parse/parseBody';
import type { SyntaxMistake } from './parse/syntaxMistake';
import { collectReferences } from './parse/references';
import { readDocumentFile } from './sources/documentFile';
import type { DocumentFile } from './sources/documentFile';
import { readPostFile } from './sources/postFile';
import type { PostFile } from './sources/postFile';
import type { SourceText } from './sources/readFiles';
import { stage } from './stage';
import { readCsvTable } from './tables/csvTable';
import type { SourceData } from './tables/sourceData';
import type { TableDefinition } from '../model/tableTypes';

/** A file split into its frontmatter and its body, and what is wrong with the first. */
export type ReadFile =
  | { readonly kind: 'document'; readonly file: DocumentFile; readonly problems: readonly Problem[] }
  | { readonly kind: 'post'; readonly file: PostFile; readonly problems: readonly Problem[] };

/** A body as a tree with ids, and what is wrong with its syntax. Lines are those of the body. */
export interface Parsed {
  readonly tree: Root;
  readonly headings: readonly Heading[];
  readonly mistake?: SyntaxMistake;
}

/** A body, and what it is filled from. */
export interface FillInput {
  readonly body: string;
  readonly data: SourceData;
}

/** 1. Splits a file into frontmatter and body. */
export const read = stage(
  'read',
  ({ collection, relativePath, text }: SourceText) => digest(collection, relativePath, text),
  ({ collection, relativePath, text }): ReadFile => {
    const path = `content/${collection}/${relativePath}`;
    if (collection === 'docs') {
      const { document, problems } = readDocumentFile(relativePath, path, text);
      return { kind: 'document', file: document, problems };
    }
    const { post, problems } = readPostFile(relativePath, path, text);
    return { kind: 'post', file: post, problems };
  },
);

/** 2. Parses a body into a tree with ids. */
export const parse = stage(
  'parse',
  (body: string) => digest(body),
  (body): Parsed => {
    const { tree, mistake } = parseBody(body);
    const { headings } = assignHeadingIds(tree);
    return { tree, headings, ...(mistake ? { mistake } : {}) };
  },
);

/** Names a filled body by what it is made of. Only components take titles of other texts. */
export const fillDigest = ({ body, data }: FillInput): string => digest(body, data.digest, /<[A-Z]/.test(body) ? data.titlesDigest : '');

/** 3. Fills a body from tables and drawings. */
export const fill = stage('fill', fillDigest, ({ body, data }: FillInput): Filled => fillTree(parse(body).tree, data));

/** A text in its file, for the checks. */
export interface CheckInput {
  readonly text: Pick<DocumentFile, 'route' | 'file' | 'body' | 'bodyLine' | 'tablesLine'>;
  /** Tables that the frontmatter names. */
  readonly tableNames: readonly string[];
  readonly data: SourceData;
}

/** Names a text by all that its checks look at. */
export const checkDigest = ({ text: { route, file, body, bodyLine, tablesLine }, tableNames, data }: CheckInput): string =>
  digest(route, file, String(bodyLine), String(tablesLine), ...tableNames, fillDigest({ body, data }));

/** 4. Everything that is wrong with a text by itself. Links are checked against the built site. */
export const check = stage('check', checkDigest, ({ text, tableNames, data }): readonly Problem[] => {
  const { file, body, bodyLine } = text;
  const { tree, mistake } = parse(body);
  return [
    ...(mistake ? [syntaxProblem(mistake, file, bodyLine)] : []),
    ...checkText(tree, body, file, bodyLine),
    ...fill({ body, data }).mistakes.map(({ line, message }) => ({ file, line: line + bodyLine - 1, message })),
    // Of a text that cannot be read nobody knows which tables it shows.
    ...checkReferences({ ...text, tree, ...collectReferences(tree, bodyLine), tableNames: mistake ? [] : tableNames }, data),
    ...checkPage({ ...text, tree }, data.tables),
  ];
});

/** 5. Compiles a filled body: code is highlighted, formulas are MathML, components have what they show, terms have hints. */
export const compile = stage('compile', fillDigest, (input: FillInput): Promise<readonly BodyNode[]> =>
  compileTree(fill(input).tree, writtenTerms(input.data.tables)),
);

/** The way of a document from its file to its page, in order. */
export const pipeline = { read, parse, fill, check, compile } as const;

/** A file of content/data with the declaration that it is read by. */
export interface TableSource {
  readonly name: string;
  readonly text: string;
  readonly definition: TableDefinition;
}

/** Reads a table and gives its cells their types. Declarations don't change while a process runs. */
export const readTable = stage(
  'type',
  ({ name, text }: TableSource) => digest(name, text),
  ({ name, text, definition }) => readCsvTable(name, `content/data/${name}.csv`, text, definition),
);
