import type { Root } from 'mdast';
import type { Problem } from './problems';
import { readDocumentFile } from './documentFile';
import type { DocumentFile } from './documentFile';
import { checkBody } from '../mdx/checkBody';
import { assignHeadingIds } from '../mdx/headings';
import type { Heading } from '../mdx/headings';
import { parseBody } from '../mdx/parseBody';
import { collectReferences } from '../mdx/references';
import type { References } from '../mdx/references';

/** A document read to the point where everything but its highlighted code is known. */
export interface Document extends DocumentFile, References {
  readonly tree: Root;
  readonly headings: readonly Heading[];
}

/**
 * Reads one document. Pure: text in, document and everything that is wrong with it out. The tree is made anew by each
 * call, because compiling a body changes it.
 */
export function readDocument(relativePath: string, file: string, source: string): { document: Document; problems: Problem[] } {
  const { document, problems } = readDocumentFile(relativePath, file, source);
  const { tree, problems: syntaxProblems } = parseBody(document.body, file, document.bodyLine);
  const bodyProblems = checkBody(tree, file, document.bodyLine);
  const { headings } = assignHeadingIds(tree);
  return {
    document: { ...document, tree, headings, ...collectReferences(tree, document.bodyLine) },
    problems: [...problems, ...syntaxProblems, ...bodyProblems],
  };
}
