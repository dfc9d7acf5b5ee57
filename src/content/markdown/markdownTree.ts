import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { MarkdownPrinter } from '../components/definition';
import { admonitionName, admonitionParts } from '../parse/admonitions';
import { codeTitle } from '../parse/codeLanguages';
import { attributeOf, propsOf } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { paragraph, strong, text } from '../tree/nodes';
import { definitionOf, htmlAttributes } from '../vocabulary/vocabulary';

/**
 * A backslash that no reader needs: before a `_` between letters, which begins nothing there, and before a `&` that begins no entity. With it, a
 * search for "J8_B" finds nothing, and a program that takes the address out of a link opens another one.
 */
const needless = /(?<=[A-Za-z0-9])\\(?:(?=_[A-Za-z0-9])|(?=&(?!#?[A-Za-z0-9]+;)))/g;

// Code and formulas may hold such a backslash themselves.
const verbatim = /(^[ >]*(`{3,})[^\n]*\n[\s\S]*?^[ >]*\2|(`+)(?!`)[\s\S]*?[^`]\3(?!`)|\$\$[\s\S]*?\$\$)/m;

/** A text without needless backslashes. Every fourth piece is what stands between code, the others are code and its signs. */
const plainer = (markdown: string): string =>
  markdown
    .split(verbatim)
    .map((piece, index) => (index % 4 === 0 ? piece.replace(needless, '') : index % 4 === 1 ? piece : ''))
    .join('');

// Padded table cells look good in an editor, and cost a language model a third more to read.
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one', fences: true })
  .freeze();

/** A plain tree as Markdown text. No-break spaces, which hold numbers to their units, are plain ones: a search for "24 V" must find it. */
export const toMarkdown = (tree: Root): string => plainer(writer.stringify(tree)).replaceAll('\u00a0', ' ');

/** Makes the addresses of a text absolute, so that it can stand on its own. */
export type Addresses = Pick<MarkdownPrinter, 'figureUrl' | 'absolute'>;

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

/** HTML tags have no sign in Markdown, so they stay; their names come from a short list, so nothing else gets through. */
function htmlElement(element: JsxElement, printer: MarkdownPrinter): RootContent[] {
  const name = element.name ?? '';
  if (name === 'br') return [{ type: 'break' }];
  const children = markdownNodes(element.children, printer);
  const title = attributeOf(element, 'title');
  if (name === 'abbr') return title ? [...children, text(` (${title})`)] : children;
  // What is not on the list has been reported; while a site is developed it may come here all the same.
  if (!htmlAttributes(name)) return children;
  return [{ type: 'html', value: `<${name}>` }, ...children, { type: 'html', value: `</${name}>` }];
}

function component(element: JsxElement, printer: MarkdownPrinter): RootContent[] {
  const definition = definitionOf(element.name);
  if (!definition) return htmlElement(element, printer);
  // Words of a sentence are text by now.
  const nodes = 'markdown' in definition ? definition.markdown(element, printer, propsOf(element)) : [];
  // A picture in a cell of a table is a part of its sentence.
  return element.type === 'mdxJsxTextElement' ? nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : node)) : nodes;
}

function admonition(directive: ContainerDirective, printer: MarkdownPrinter): RootContent {
  const { label, body } = admonitionParts(directive);
  const kind = admonitionName(directive.name);
  // What a node may hold, it may hold in Markdown, too.
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
      // What a link holds stays text of a line.
      return [{ ...node, url: printer.absolute(node.url), children: markdownNodes(node.children, printer) as typeof node.children }];
    default:
      // What a node may hold, it may hold in Markdown, too: blocks become blocks and inline content stays inline.
      return ['children' in node ? ({ ...node, children: markdownNodes(node.children, printer) } as RootContent) : node];
  }
}

const markdownNodes = (nodes: readonly RootContent[], printer: MarkdownPrinter): RootContent[] =>
  nodes.flatMap((node) => markdownNode(node, printer));

/**
 * A filled text in Markdown that any reader knows: components become headings, lists, tables and links, and every
 * address is absolute. The tree itself is not changed.
 */
export function markdownTree(tree: Root, addresses: Addresses): Root {
  const printer: MarkdownPrinter = {
    ...addresses,
    // Blocks hold blocks.
    blocks: (element) => markdownNodes(element.children as RootContent[], printer).filter((node) => !isBlank(node)),
  };
  return { type: 'root', children: markdownNodes(tree.children, printer) };
}
