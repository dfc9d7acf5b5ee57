import type { BlockContent, Node, Paragraph, PhrasingContent, Root } from 'mdast';
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
import { definitionOf } from '../vocabulary/vocabulary';
import { nameAdmonitions } from './admonitions';
import { dropComments, dropSoftHyphens, familiarNames, plainLiterals } from './familiarNames';
import { convertHtml } from './htmlNodes';
import { lineOf, mistakesIn } from './mistake';
import type { Mistake, Report } from './mistake';
import { refuseCrowded, refuseDeep, Unparsable } from './nesting';
import { pairTags } from './pairTags';
import { prepareText } from './prepareText';
import type { PreparedText } from './prepareText';
import { resolveLinks, resolvePictures } from './resolveAddresses';
import { restoreText } from './restoreText';
import { tagNodes, tagSyntax } from './tagSyntax';
import type { TagContext } from './tagSyntax';

/** Whether a component is a block, and not one that is replaced by text. */
function isBlock(node: PhrasingContent): node is MdxJsxTextElement {
  const definition = node.type === 'mdxJsxTextElement' ? definitionOf(node.name) : undefined;
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
export interface ParsedBody {
  readonly tree: Root;
  /** Source of the tree, to which its offsets refer. Has the same lines as the body. */
  readonly source: string;
  readonly mistakes: readonly Mistake[];
}

/** Noncharacters, which no source may contain, as stand-ins for a `<` or `{` that stops the parser. */
const standIns: Readonly<Record<string, string>> = { '<': '\ufdd0', '{': '\ufdd1' };

const restored = (text: string): string => text.replaceAll('\ufdd0', '<').replaceAll('\ufdd1', '{');

function useTags(this: Processor, context: TagContext): undefined {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(tagSyntax(context));
  (data.fromMarkdownExtensions ??= []).push(tagNodes);
}

const parserFor = (context: TagContext) =>
  unified().use(remarkParse).use(remarkGfm).use(remarkMath, { singleDollarTextMath: false }).use(remarkDirective).use(useTags, context);

/** Error of the parsers. Only errors about tokens have a place. */
interface ParserError {
  readonly reason?: string;
  readonly message?: string;
  readonly source?: string;
  readonly place?: { readonly start?: { readonly offset?: number } };
}

/** Message for an unreadable tag or brace, with the parser's reason. */
function unreadable(sign: string, error: ParserError): string {
  const reason = (error.reason ?? error.message ?? 'unknown error').replace(/\s+/g, ' ').replace(/\.$/, '');
  if (sign === '{') return 'a "{" is not closed in its paragraph. Write } where it ends, or \\{ for a literal brace.';
  const advice = reason.includes('attribute value')
    ? 'Write values in quotes, or \\< for a literal "<".'
    : 'Write attributes as name="value", or \\< for a literal "<".';
  return `the tag can't be parsed: ${reason}. ${advice}`;
}

/** Limits for the mistakes found in one body: parse attempts, and milliseconds. */
const [maxAttempts, longest] = [60, 3000];

/** Parses a body. Each unreadable tag is reported and then treated as text, so that mistakes after it are found, too. */
function parseAll({ text, isInside, isClosed }: PreparedText, report: Report): { tree: Root; source: string } | undefined {
  let source = text;
  const start = performance.now();
  for (let attempt = 0; attempt < maxAttempts && performance.now() - start < longest; attempt += 1) {
    const context: TagContext = { isInside, isClosed, last: -1 };
    try {
      return { tree: parserFor(context).parse(source), source };
    } catch (thrown) {
      const error = thrown as ParserError;
      const place = error.place?.start?.offset;
      const offset = error.source === 'mdast-util-mdx-jsx' && place !== undefined ? source.lastIndexOf('<', place) : context.last;
      const sign = source[offset] ?? '';
      const standIn = standIns[sign];
      report(lineAt(source, Math.max(0, offset)), unreadable(sign, error));
      if (standIn === undefined) return undefined;
      source = source.slice(0, offset) + standIn + source.slice(offset + 1);
    }
  }
  return undefined;
}

/** Replaces the stand-ins in all strings of a tree with the original characters. */
function restoreSigns(tree: Root): void {
  visit(tree, (node: Node) => {
    const fields = node as unknown as Record<string, unknown>;
    for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') fields[name] = restored(value);
  });
}

/** Reports unclosed braces. */
function looseBraces(tree: Root, source: string, report: Report): void {
  visit(tree, 'text', (node) => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (from === undefined || to === undefined) return;
    const text = source.slice(from, to);
    for (const { index } of text.matchAll(/(?<!\\)\{/g))
      report(lineOf(node) + lineAt(text, index) - 1, 'a "{" is not closed. Write } where it ends, or \\{ for a literal brace.');
  });
}

/** Converts HTML, comments and the syntax of other tools to Markdown and components. */
function convert(tree: Root, { text }: PreparedText, file: string, report: Report): void {
  restoreText(tree, text, report);
  pairTags(tree, report);
  dropComments(tree, report);
  plainLiterals(tree);
  unwrapBlocks(tree);
  convertHtml(tree, report);
  nameAdmonitions(tree, report);
  familiarNames(tree);
  dropSoftHyphens(tree);
  resolveLinks(tree, file);
  resolvePictures(tree, file, report);
}

/**
 * Parses a body to a Markdown tree with components, and reports all mistakes at once. The tree is empty if the body can't be parsed, for
 * example because it is nested too deeply.
 */
export function parseBody({ body, file }: BodyInput): ParsedBody {
  let result: Pick<ParsedBody, 'tree' | 'source'> = { tree: { type: 'root', children: [] }, source: body };
  const mistakes = mistakesIn((report) => {
    try {
      refuseCrowded(body);
      const prepared = prepareText(body, report);
      const parsed = parseAll(prepared, report);
      if (!parsed) return;
      const { tree, source } = parsed;
      refuseDeep(tree);
      looseBraces(tree, source, report);
      if (source !== prepared.text) restoreSigns(tree);
      convert(tree, prepared, file, report);
      refuseDeep(tree);
      result = { tree, source: prepared.text };
    } catch (error) {
      if (!(error instanceof Unparsable)) throw error;
      report(error.line, error.message);
    }
  });
  return { ...result, mistakes };
}
