import type { BlockContent, Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { lineAt } from '../sources/textOfBytes';
import { isBlank } from '../tree/nodes';
import { definitionOf } from '../components/definition';
import { defineComponents } from '../vocabulary/vocabulary';
import type { Vocabulary } from '../vocabulary/vocabulary';
import { headedSteps } from './headedSteps';
import { mistakesIn } from './mistake';
import type { Mistake, Report } from './mistake';
import { refuseDeep, refuseDeepLines, TooDeep } from './nesting';
import { readVoidTags } from './voidTags';
import { resolveLinks, resolvePictures } from './resolveAddresses';
import { useTags } from './tagSyntax';

/** Whether a component is a block, and not one that is replaced by text. */
function isBlock(node: PhrasingContent): node is MdxJsxTextElement {
  const definition = node.type === 'mdxJsxTextElement' ? definitionOf(node) : undefined;
  return definition !== undefined && !('inline' in definition);
}

/** Components of a line that contains nothing else. */
function onlyBlocks(nodes: readonly PhrasingContent[]): MdxJsxTextElement[] | undefined {
  const parts = nodes.filter((node) => !isBlank(node));
  return parts.length > 0 && parts.every(isBlock) ? parts : undefined;
}

function toBlock(element: MdxJsxTextElement): MdxJsxFlowElement {
  const children = onlyBlocks(element.children)?.map(toBlock) ?? element.children;
  // Text on the same line as the tags needs no paragraph.
  return { ...element, type: 'mdxJsxFlowElement', children: children as BlockContent[] };
}

/**
 * Unwraps components that Markdown put into a paragraph because they are on one line, such as `<Card …>One sentence.</Card>`. They are
 * blocks, wherever the line breaks are.
 */
function unwrapBlocks(tree: Root): void {
  visit(tree, 'paragraph', (paragraph: Paragraph, index, parent) => {
    const blocks = onlyBlocks(paragraph.children);
    if (!blocks || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...blocks.map(toBlock));
    return [SKIP, index + blocks.length];
  });
}

/** A body and its file, against which relative addresses resolve. */
export interface BodyInput {
  readonly body: string;
  /** Path of the file from the project root. */
  readonly file: string;
}

/** The tree of a body, and the mistakes in its syntax. */
interface ParsedBody {
  readonly tree: Root;
  readonly mistakes: readonly Mistake[];
}

/** Plugin for `:::` blocks alone: without directives of one or two colons, which are text here, as in "10:30". */
function useBlocks(this: Processor): undefined {
  remarkDirective.call(this);
  const extensions = this.data().micromarkExtensions;
  // By the code of a colon: blocks, then directives of two.
  const [block] = [extensions?.pop()?.flow?.[58] ?? []].flat();
  if (block) extensions?.push({ flow: { 58: block } });
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkMath, { singleDollarTextMath: false }).use(useBlocks).freeze();

/** Error of the parsers. Only errors about tokens have a place. */
interface ParserError {
  readonly reason?: string;
  readonly message?: string;
  readonly source?: string;
  readonly ruleId?: string;
  readonly place?: { readonly start?: { readonly offset?: number } };
}

/** Offset of a line and column, both from 1. */
const offsetOf = (text: string, line: number, column: number): number =>
  text.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;

/** A tag that stops the parser: its offset, and what to tell the author. */
interface Culprit {
  readonly offset: number;
  readonly message: string;
}

const literal = 'or \\< for a literal "<".';

/** The tag that a parser complains about. `last` is the offset of the last tag that it began to read. */
function culpritOf(error: ParserError, source: string, last: number): Culprit {
  const reason = (error.reason ?? error.message ?? 'unknown error').replace(/\s+/g, ' ').replace(/\.$/, '');
  const place = error.place?.start?.offset;
  const closing = place === undefined ? last : source.lastIndexOf('<', place);
  const [, name = '', line, column] = /closing tag for `<([^>]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (line !== undefined && column !== undefined)
    return {
      offset: offsetOf(source, Number(line), Number(column)),
      message: `<${name}> is not closed. Write </${name}> where it ends, both in one paragraph or each on a line of its own, ${literal}`,
    };
  if (error.ruleId === 'unexpected-closing-slash' || error.ruleId === 'end-tag-mismatch') {
    const closed = /^<\/([^\s>]*)/.exec(source.slice(closing, closing + 100))?.[1] ?? '';
    return {
      offset: closing,
      message: `</${closed}> has no opening <${closed}> before it, in its paragraph or on a line of its own. Remove it, ${literal}`,
    };
  }
  const advice = reason.includes('attribute value') ? 'Write values in quotes,' : 'Write attributes as name="value",';
  const offset = error.source === 'mdast-util-mdx-jsx' ? closing : last;
  return { offset, message: `the tag can't be parsed: ${reason}. ${advice} ${literal}` };
}

/** Parses a body. Each unreadable tag, of 60 at most, is reported and then read as text, so that mistakes after it are found, too. */
function parseAll(source: string, report: Report): Root | undefined {
  const unreadable = new Set<number>();
  while (unreadable.size < 60) {
    let last = 0;
    try {
      return markdown()
        .use(useTags, { source, unreadable, onTag: (offset) => (last = offset) })
        .parse(source);
    } catch (thrown) {
      const { offset, message } = culpritOf(thrown as ParserError, source, last);
      report(lineAt(source, Math.max(0, offset)), message);
      if (source[offset] !== '<' || unreadable.has(offset)) return undefined;
      unreadable.add(offset);
    }
  }
  return undefined;
}

/**
 * Parses a body to a Markdown tree with components, and reports all mistakes at once. The tree is empty if the body can't be parsed, for
 * example because it is nested too deeply.
 */
export function parseBody({ body, file }: BodyInput, vocabulary: Vocabulary): ParsedBody {
  let result: Root = { type: 'root', children: [] };
  const mistakes = mistakesIn((report) => {
    try {
      refuseDeepLines(body);
      const tree = parseAll(body, report);
      if (!tree) return;
      refuseDeep(tree);
      defineComponents(tree, vocabulary);
      unwrapBlocks(tree);
      readVoidTags(tree, report);
      resolveLinks(tree, file);
      resolvePictures(tree, file, report);
      headedSteps(tree, vocabulary);
      // Pictures and steps have become components.
      defineComponents(tree, vocabulary);
      result = tree;
    } catch (error) {
      if (!(error instanceof TooDeep)) throw error;
      report(error.line, error.message);
    }
  });
  return { tree: result, mistakes };
}
