import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Problem } from '../content/problems';

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
  readonly place?: { readonly line?: number; readonly start?: { readonly line: number } } | null;
}

/** Line of an error that the Markdown parsers throw, where it has one. */
function lineOfError(error: MessageWithPlace): number | undefined {
  return error.line ?? error.place?.line ?? error.place?.start?.line ?? undefined;
}

/**
 * Parses the body of a document into a Markdown syntax tree.
 * A syntax error is a problem with its line in the file, and the tree is empty.
 */
export function parseBody(body: string, file: string, bodyLine: number): { tree: Root; problems: Problem[] } {
  try {
    return { tree: parser.parse(body), problems: [] };
  } catch (error) {
    // Parsers of the unified family throw VFileMessage, which carries reason and place.
    const message = error as MessageWithPlace;
    const line = lineOfError(message);
    const reason = (message.reason ?? message.message ?? String(error)).replace(/\s+/g, ' ');
    return {
      tree: { type: 'root', children: [] },
      problems: [
        {
          file,
          ...(line === undefined ? {} : { line: line + bodyLine - 1 }),
          message: `cannot be read: ${reason}${reason.endsWith('.') ? '' : '.'} Close every tag, and write { and < of the text as \\{ and \\<.`,
        },
      ],
    };
  }
}
