import type { Image, List, ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { FilledComponentName, MdxComponentName } from '../components/mdxComponents';
import type { Table } from '../tables/csvTable';
import { admonitionName, admonitionParts } from '../parse/admonitions';
import { codeTitle } from '../compile/highlight';
import { attributeOf } from '../fill/values';
import { keyFigures, plainTable } from './markdownTable';
import type { Absolute } from './markdownTable';

/** What a text needs from outside to stand on its own. */
export interface PlainContext {
  readonly tables: ReadonlyMap<string, Table>;
  /** Absolute address of a drawing. */
  readonly figureUrl: (name: string) => string;
  /** Absolute address of a link as the text writes it: a path, an anchor of the page, or an address outside. */
  readonly absolute: Absolute;
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Handler = (element: JsxElement, context: PlainContext) => RootContent[];

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const strong = (...children: PhrasingContent[]): Paragraph => paragraph({ type: 'strong', children });
const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Children of a component: blocks without the line breaks between them. */
const blocks = (element: JsxElement, context: PlainContext): RootContent[] =>
  plainNodes(element.children as RootContent[], context).filter((node) => !isBlank(node));

const item = (children: RootContent[]): ListItem => ({
  type: 'listItem',
  spread: children.length > 1,
  children: children as ListItem['children'],
});

const list = (ordered: boolean, children: RootContent[]): List => {
  const items = children.filter((child) => child.type === 'listItem');
  return { type: 'list', ordered, spread: items.some(({ spread }) => spread), children: items };
};

const titled =
  (attribute: string): Handler =>
  (element, context) => [strong(text(attributeOf(element, attribute) ?? '')), ...blocks(element, context)];

/** Columns of the bill of materials that say something in words; the others name pictures and files. */
const partColumns = [
  'part_id',
  'part_name',
  'model_number',
  'quantity_robot',
  'unit_price_jpy',
  'total_price_jpy',
  'supplier',
  'material',
  'process',
  'url',
  'notes',
].join();

const tableOf = (element: JsxElement, { tables }: PlainContext): Table | undefined => tables.get(attributeOf(element, 'name') ?? '');

/** A drawing with the text that says what it shows. */
const picture = (element: JsxElement, { figureUrl }: PlainContext): Image => ({
  type: 'image',
  url: figureUrl(attributeOf(element, 'src') ?? ''),
  alt: attributeOf(element, 'alt') ?? '',
});

/** Plain form of each component. Every component of the vocabulary has one; <Value> and <Part> are text by now. */
const handlers: Record<Exclude<MdxComponentName, 'Value' | 'Part'> | FilledComponentName, Handler> = {
  Tabs: blocks,
  Tab: titled('label'),
  Details: titled('summary'),
  Steps: (element, context) => [list(true, blocks(element, context))],
  Step: (element, context) => [item(titled('title')(element, context))],
  PartsTray: blocks,
  TrayList: (element, context) => [strong(text(attributeOf(element, 'title') ?? '')), list(false, blocks(element, context))],
  TrayItem: (element, context) => [item(blocks(element, context))],
  BuildSteps: (element, context) => {
    const first = element.children.find((child): child is MdxJsxFlowElement => child.type === 'mdxJsxFlowElement');
    // Steps under a second heading go on counting.
    return [{ ...list(true, blocks(element, context)), start: Number((first && attributeOf(first, 'step')) ?? 1) }];
  },
  BuildStep: (element, context) => [item(titled('title')(element, context))],
  StepDrawings: blocks,
  StepDrawing: (element, context) => [paragraph(picture(element, context))],
  FinishedView: blocks,
  Figure: (element, context) => {
    const image = picture(element, context);
    const caption = attributeOf(element, 'caption');
    return [paragraph(image), ...(caption ? [paragraph({ type: 'emphasis', children: [text(caption)] })] : [])];
  },
  LinkedFigure: (element, context) => {
    const rows = tableOf(element, context)?.rows ?? [];
    const links = rows.map(({ name, route }) =>
      item([paragraph({ type: 'link', url: context.absolute(String(route)), children: [text(String(name))] })]),
    );
    return [paragraph(picture(element, context)), list(false, links)];
  },
  DataTable: (element, context) => {
    const table = tableOf(element, context);
    if (!table) return [];
    const [columns, rows] = ['columns', 'rows'].map((name) => attributeOf(element, name));
    const request = { columns, rows, transpose: attributeOf(element, 'transpose') !== undefined };
    return [strong(text(attributeOf(element, 'caption') ?? table.definition.title)), plainTable(table, request, context.absolute)];
  },
  KeyFigures: (element, context) => {
    const table = tableOf(element, context);
    const figures = table ? keyFigures(table, attributeOf(element, 'columns')) : [];
    return [
      list(
        false,
        figures.map((figure) => item([paragraph(text(figure))])),
      ),
    ];
  },
  PartsTable: (element, { tables, absolute }) => {
    const request = { columns: partColumns, rows: undefined, transpose: false };
    const names = (attributeOf(element, 'name') ?? '').split(',').map((name) => name.trim());
    return names.flatMap((name) => {
      const table = tables.get(name);
      return table ? [strong(text(table.definition.title)), plainTable(table, request, absolute)] : [];
    });
  },
  Cards: (element, context) => [list(false, blocks(element, context))],
  Card: (element, context) => {
    const url = context.absolute(attributeOf(element, 'href') ?? '');
    const link: PhrasingContent = { type: 'link', url, children: [text(attributeOf(element, 'title') ?? '')] };
    const sentence = blocks(element, context).flatMap((node) => (node.type === 'paragraph' ? node.children : (node as PhrasingContent)));
    return [item([paragraph(link, ...(sentence.length > 0 ? [text(': '), ...sentence] : []))])];
  },
  Video: (element) => {
    const url = `https://www.youtube.com/watch?v=${attributeOf(element, 'youtube') ?? ''}`;
    return [paragraph(text('Video: '), { type: 'link', url, children: [text(attributeOf(element, 'title') ?? '')] })];
  },
};

/** HTML tags have no sign in Markdown, so they stay; their names come from a short list, so nothing else gets through. */
function htmlElement(element: JsxElement, context: PlainContext): RootContent[] {
  const name = element.name ?? '';
  if (name === 'br') return [{ type: 'break' }];
  const children = plainNodes(element.children, context);
  const title = attributeOf(element, 'title');
  if (name === 'abbr') return title ? [...children, text(` (${title})`)] : children;
  return [{ type: 'html', value: `<${name}>` }, ...children, { type: 'html', value: `</${name}>` }];
}

function admonition(directive: ContainerDirective, context: PlainContext): RootContent {
  const { label, body } = admonitionParts(directive);
  const kind = admonitionName(directive.name);
  const title = label ? strong(text(`${kind}: `), ...(plainNodes(label, context) as PhrasingContent[])) : strong(text(kind));
  return { type: 'blockquote', children: [title, ...(plainNodes(body, context) as typeof body)] };
}

function plainNode(node: RootContent, context: PlainContext): RootContent[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const handler = handlers[node.name as keyof typeof handlers] as Handler | undefined;
      return handler ? handler(node, context) : htmlElement(node, context);
    }
    case 'containerDirective':
      return [admonition(node, context)];
    case 'code': {
      const title = codeTitle(node.meta ?? '');
      return [...(title ? [paragraph({ type: 'emphasis', children: [text(title)] })] : []), { ...node, meta: null }];
    }
    case 'link':
    case 'definition': {
      const url = context.absolute(node.url);
      return [
        node.type === 'link' ? { ...node, url, children: plainNodes(node.children, context) as typeof node.children } : { ...node, url },
      ];
    }
    default:
      // What a node may hold, it may hold in plain form, too: blocks become blocks and inline content stays inline.
      return ['children' in node ? ({ ...node, children: plainNodes(node.children, context) } as RootContent) : node];
  }
}

const plainNodes = (nodes: readonly RootContent[], context: PlainContext): RootContent[] =>
  nodes.flatMap((node) => plainNode(node, context));

/**
 * A checked text (values filled in) in plain Markdown: components become headings, lists, tables and links that any
 * Markdown reader knows, and every address is absolute. The tree itself is not changed.
 */
export const plainTree = (tree: Root, context: PlainContext): Root => ({ type: 'root', children: plainNodes(tree.children, context) });
