import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { MarkdownPrinter } from '../components/definition';
import { admonitionName, admonitionParts } from '../parse/admonitions';
import { attributeOf, propsOf } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { codeTitle, isBlank, paragraph, strong, text } from '../tree/nodes';
import { htmlAttributes } from '../vocabulary/vocabulary';
import { definitionOf } from '../components/definition';

/**
 * Backslashes that remark-stringify writes but no reader needs: before `_` between letters, and before an `&` that begins no entity.
 * With them, a search for "J8_B" finds nothing, and a URL copied from the text is wrong.
 */
const needlessBackslash = /(?<=[A-Za-z0-9])\\(?:(?=_[A-Za-z0-9])|(?=&(?!#?[A-Za-z0-9]+;)))/g;

// Code and formulas may contain such backslashes themselves.
const verbatim = /(^[ >]*(`{3,})[^\n]*\n[\s\S]*?^[ >]*\2|(`+)(?!`)[\s\S]*?[^`]\3(?!`)|\$\$[\s\S]*?\$\$)/m;

/** Removes needless backslashes outside code. The split gives four pieces per match; the first is the text between code. */
const dropNeedlessBackslashes = (markdown: string): string =>
  markdown
    .split(verbatim)
    .map((piece, index) => (index % 4 === 0 ? piece.replace(needlessBackslash, '') : index % 4 === 1 ? piece : ''))
    .join('');

// Unpadded table cells: padding would cost a language model a third more tokens.
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one', fences: true })
  .freeze();

/** Prints a plain tree as Markdown. Replaces no-break spaces, so that a search for "24 V" finds it. */
export const toMarkdown = (tree: Root): string => dropNeedlessBackslashes(writer.stringify(tree)).replaceAll('\u00a0', ' ');

/** Makes the addresses of a text absolute, so that it works outside the site. */
export type Addresses = Pick<MarkdownPrinter, 'figureUrl' | 'absolute'>;

/** Prints an HTML element as it is, because Markdown has no syntax for it. Only elements of a short list get here. */
function htmlElement(element: JsxElement, printer: MarkdownPrinter): RootContent[] {
  const name = element.name ?? '';
  if (name === 'br') return [{ type: 'break' }];
  const children = markdownNodes(element.children, printer);
  const title = attributeOf(element, 'title');
  if (name === 'abbr') return title ? [...children, text(` (${title})`)] : children;
  // Unknown elements are reported, but reach this point in `develop`.
  if (!htmlAttributes(name)) return children;
  return [{ type: 'html', value: `<${name}>` }, ...children, { type: 'html', value: `</${name}>` }];
}

function component(element: JsxElement, printer: MarkdownPrinter): RootContent[] {
  const definition = definitionOf(element);
  if (!definition) return htmlElement(element, printer);
  // `fill` has already replaced inline components with text.
  const nodes = 'markdown' in definition ? definition.markdown(element, printer, propsOf(element)) : [];
  // A picture in a table cell is inline content.
  return element.type === 'mdxJsxTextElement' ? nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : node)) : nodes;
}

function admonition(directive: ContainerDirective, printer: MarkdownPrinter): RootContent {
  const { label, body } = admonitionParts(directive);
  const kind = admonitionName(directive.name);
  // An admonition's content stays valid when it is printed as Markdown.
  const title = label ? [text(`${kind}: `), ...(markdownNodes(label, printer) as PhrasingContent[])] : [text(kind)];
  return { type: 'blockquote', children: [paragraph([strong(...title)]), ...(markdownNodes(body, printer) as typeof body)] };
}

function markdownNode(node: RootContent, printer: MarkdownPrinter): RootContent[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return component(node, printer);
    case 'containerDirective':
      return [admonition(node, printer)];
    case 'code': {
      const title = codeTitle(node.meta ?? '');
      return [...(title ? [paragraph([{ type: 'emphasis', children: [text(title)] }])] : []), { ...node, meta: null }];
    }
    case 'definition':
      return [{ ...node, url: printer.absolute(node.url) }];
    case 'link':
      // Link text stays inline content.
      return [{ ...node, url: printer.absolute(node.url), children: markdownNodes(node.children, printer) as typeof node.children }];
    default:
      // Blocks become blocks, and inline content stays inline.
      return ['children' in node ? ({ ...node, children: markdownNodes(node.children, printer) } as RootContent) : node];
  }
}

const markdownNodes = (nodes: readonly RootContent[], printer: MarkdownPrinter): RootContent[] =>
  nodes.flatMap((node) => markdownNode(node, printer));

/**
 * Converts a filled tree to Markdown without components: they become headings, lists, tables and links. Every address becomes absolute.
 * Doesn't change the given tree.
 */
export function markdownTree(tree: Root, addresses: Addresses): Root {
  const printer: MarkdownPrinter = {
    ...addresses,
    // A component's content is blocks.
    blocks: (element) => markdownNodes(element.children as RootContent[], printer).filter((node) => !isBlank(node)),
  };
  return { type: 'root', children: markdownNodes(tree.children, printer) };
}
