import type { Root } from 'mdast';
import { checkBody } from './check/checkBody';
import { assignHeadingIds } from './parse/headings';
import type { Heading } from './parse/headings';
import { parseBody } from './parse/parseBody';
import { collectReferences } from './parse/references';
import type { References } from './parse/references';
import type { Problem } from '../model/problems';

/** Text of a document or post, read to the point where everything but its highlighted code is known. */
export interface Text extends References {
  readonly tree: Root;
  readonly headings: readonly Heading[];
}

/** A document or post as the checks of its references see it. */
export interface TextFile extends Text {
  readonly file: string;
  readonly bodyLine: number;
  readonly tablesLine: number;
  readonly frontmatter: { readonly tables?: readonly string[] | undefined };
}

/** Parses and checks a body. The tree is made anew by each call, because compiling a body changes it. */
export function readText(body: string, file: string, bodyLine: number): { text: Text; problems: Problem[] } {
  const { tree, problems } = parseBody(body, file, bodyLine);
  const bodyProblems = checkBody(tree, file, bodyLine);
  const { headings } = assignHeadingIds(tree);
  return { text: { tree, headings, ...collectReferences(tree, bodyLine) }, problems: [...problems, ...bodyProblems] };
}
