import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Problem } from '../../model/problems';
import { crowdedBlock, crowdedLine, deepNode } from './nesting';
import { restoreText } from './restoreText';
import type { SyntaxMistake } from './syntaxMistake';
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

/** Reason and line of an error that the Markdown parsers throw. */
function readError(error: MessageWithPlace): SyntaxMistake {
  const reason = (error.reason ?? error.message ?? 'unknown error').replace(/\s+/g, ' ');
  const named = range.exec(reason)?.[1];
  const line = error.line ?? (named === undefined ? undefined : Number(named));
  const place = line === undefined ? {} : { line };
  // The parser advises another kind of comment, which documents cannot have either.
  if (reason.includes('to create a comment in MDX'))
    return { reason: 'a comment begins with <!-- here.', advice: 'Documents have none: take it out.', ...place };
  return { reason, ...place };
}

const tagAdvice = 'Close every tag, and write { and < of the text as \\{ and \\<.';

/** A mistake of syntax as a problem of the file, whose lines it names. */
export function syntaxProblem({ reason, line, advice = tagAdvice }: SyntaxMistake, file: string, bodyLine: number): Problem {
  const inFile = (bodyRelative: number): number => bodyRelative + bodyLine - 1;
  const text = reason.replace(range, (_range, first: string) => `(line ${inFile(Number(first))})`);
  const message = `cannot be read: ${text}${text.endsWith('.') ? '' : '.'} ${advice}`;
  return { file, ...(line === undefined ? {} : { line: inFile(line) }), message };
}

/**
 * Parses the body of a document into a Markdown syntax tree: the only directives in it are `:::` blocks, and a
 * component in a line of its own is a block. Where the syntax is wrong the tree is empty.
 */
export function parseBody(body: string): { tree: Root; mistake?: SyntaxMistake } {
  const failed = (mistake: SyntaxMistake): { tree: Root; mistake: SyntaxMistake } => ({ tree: { type: 'root', children: [] }, mistake });
  const crowded = crowdedLine(body) ?? crowdedBlock(body);
  if (crowded) return failed(crowded);
  try {
    const tree = parser.parse(body);
    const deep = deepNode(tree);
    if (deep) return failed(deep);
    restoreText(tree, body);
    unravel(tree);
    return { tree };
  } catch (error) {
    // Parsers of the unified family throw VFileMessage, which carries reason and line.
    return failed(readError(error as MessageWithPlace));
  }
}
