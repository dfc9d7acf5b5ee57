import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Problem } from '../../model/problems';
import { restoreText } from './restoreText';
import { unravel } from './unravel';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

interface MessageWithPlace {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number | null;
}

/** A range in a reason, such as "(3:1-3:17)": where the tag stands that is not closed. */
const range = /\((\d+):\d+-\d+:\d+\)/;

/** Reason and line of an error that the Markdown parsers throw, in lines of the file. */
function readError(error: MessageWithPlace, bodyLine: number): { reason: string; line: number | undefined } {
  const inFile = (line: number): number => line + bodyLine - 1;
  const text = (error.reason ?? error.message ?? 'unknown error').replace(/\s+/g, ' ');
  const named = range.exec(text)?.[1];
  const line = error.line ?? (named === undefined ? undefined : Number(named));
  return {
    reason: text.replace(range, (_range, first: string) => `(line ${inFile(Number(first))})`),
    line: line === undefined ? undefined : inFile(line),
  };
}

/**
 * Parses the body of a document into a Markdown syntax tree: the only directives in it are `:::` blocks, and a
 * component in a line of its own is a block.
 * A syntax error is a problem with its line in the file, and the tree is empty.
 */
export function parseBody(body: string, file: string, bodyLine: number): { tree: Root; problems: Problem[] } {
  try {
    const tree = parser.parse(body);
    restoreText(tree, body);
    unravel(tree);
    return { tree, problems: [] };
  } catch (error) {
    // Parsers of the unified family throw VFileMessage, which carries reason and line.
    const { reason, line } = readError(error as MessageWithPlace, bodyLine);
    const message = `cannot be read: ${reason}${reason.endsWith('.') ? '' : '.'} Close every tag, and write { and < of the text as \\{ and \\<.`;
    return { tree: { type: 'root', children: [] }, problems: [{ file, ...(line === undefined ? {} : { line }), message }] };
  }
}
