import type { Element, ElementContent, RootContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Code, PhrasingContent, Root, TableCell, TableRow } from 'mdast';
import type { InlineMath, Math } from 'mdast-util-math';
import { toString } from 'mdast-util-to-string';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { normaliseHref } from '../../model/addresses';
import type { BodyAttributes, BodyElement, BodyNode } from '../../model/bodyTree';
import { keepUnits } from '../../model/format';
import type { AttributeKind } from '../components/definition';
import type { WrittenTerm } from '../vocabulary/termFinder';
import { transformAdmonitions } from '../parse/admonitions';
import { attributeOf, isJsxElement, propsOf, setAttribute } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { codeTitle, copyTree } from '../tree/nodes';
import { definitionOf } from '../components/definition';
import { formulaHtml } from './formulaHtml';
import { highlightCode } from './highlight';
import { markTerms } from './markTerms';

/** Letters and digits of a formula, as its accessible name. */
const formulaWords = (formula: string): string =>
  formula
    .replace(/[\\{}_^]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const words = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => (node.type === 'inlineMath' ? formulaWords(node.value) : 'children' in node ? words(node.children) : toString(node)))
    .join('');

/** Prepares a column header: an empty cell becomes a data cell, and a lone formula gets an accessible name, because MathML has none. */
function nameHeading(cell: TableCell): void {
  const [only, ...others] = cell.children;
  if (!only) cell.data = { ...cell.data, hName: 'td' };
  if (only?.type === 'inlineMath' && others.length === 0) {
    const formula: InlineMath = only;
    // mdast has no type for our own data.
    formula.data = { ...formula.data, name: formulaWords(formula.value) } as InlineMath['data'];
  }
}

/**
 * Makes the first cell of a row its header. A cell with only a formula stays a data cell: a header would need an accessible name, which
 * screen readers read in place of the formula.
 */
function headRow({ children: [first] }: TableRow): void {
  if (first?.children.some(({ type }) => type !== 'inlineMath')) first.data = { ...first.data, hName: 'th', hProperties: { scope: 'row' } };
}

/** Gives tables written in Markdown a name made of their columns, unique on the page, and header cells. */
function nameTables(tree: Root): void {
  const used = new Map<string, number>();
  visit(tree, 'table', (table) => {
    const headings = table.children[0]?.children ?? [];
    headings.forEach(nameHeading);
    table.children.slice(1).forEach(headRow);
    const columns = headings.map(({ children }) => words(children).trim()).filter((text) => text !== '');
    const name = columns.length > 0 ? `Table: ${columns.join(', ')}` : 'Table';
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    table.data = { ...table.data, hProperties: { label: count > 1 ? `${name} (${count})` : name } };
  });
}

/** Rewrites internal links to their canonical spelling, without `.html` and `/index.html`. */
export function canonicalLinks(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      if (node.url.startsWith('/')) node.url = normaliseHref(node.url);
      return;
    }
    if (!isJsxElement(node)) return;
    for (const [name, { kind }] of Object.entries(definitionOf(node)?.attributes ?? {})) {
      const href = kind === 'route' ? attributeOf(node, name) : undefined;
      if (href?.startsWith('/')) setAttribute(node, name, normaliseHref(href));
    }
  });
}

const component = (name: string, properties: Element['properties']): Element => ({
  type: 'element',
  tagName: name,
  properties,
  children: [],
});

const rehype = unified()
  .use(remarkRehype, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    handlers: {
      code: (_state: unknown, node: Code) => {
        const title = codeTitle(node.meta ?? '');
        return component('CodeBlock', {
          language: node.lang ?? 'text',
          ...(title ? { title } : {}),
          html: (node.data as { html?: string } | undefined)?.html ?? '',
        });
      },
      math: (_state: unknown, node: Math) => component('Formula', { html: formulaHtml(node.value, true), block: true }),
      inlineMath: (_state: unknown, node: InlineMath) => {
        const { name } = (node.data ?? {}) as { readonly name?: string };
        return component('Formula', { html: formulaHtml(node.value, false), ...(name ? { name } : {}) });
      },
    },
  })
  .freeze();

/** Replaces the alignment of a cell, which React would write as a style, by a class: the Content-Security-Policy blocks styles. */
function alignedByClass({ align, ...properties }: Element['properties']): Element['properties'] {
  return align === 'right' || align === 'center' ? { ...properties, className: [`align-${align}`] } : properties;
}

/** React props of an HTML element, as hast-util-to-jsx-runtime names them. */
function reactProperties(element: Element): Record<string, unknown> {
  let properties: Record<string, unknown> = {};
  const collect = (_type: unknown, props: object): object => {
    properties = { ...props };
    return properties;
  };
  toJsxRuntime(
    { ...element, properties: alignedByClass(element.properties), children: [] },
    { Fragment: 'fragment', jsx: collect as never, jsxs: collect as never },
  );
  delete properties.children;
  return properties;
}

/** Props of a component: its literal attributes, `true` for flags, and what `expand` returned. Names that were looked up are left out. */
function jsxAttributes(element: JsxElement): BodyAttributes {
  const definition = definitionOf(element);
  const props = propsOf(element);
  const lookedUp: readonly AttributeKind[] = ['columns', 'rows'];
  const literal = element.attributes.flatMap((attribute): [string, string | true][] => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const kind =
      definition && Object.hasOwn(definition.attributes, attribute.name) ? definition.attributes[attribute.name]?.kind : undefined;
    if (props && kind && lookedUp.includes(kind)) return [];
    return [[attribute.name, kind === 'flag' ? true : typeof attribute.value === 'string' ? attribute.value : '']];
  });
  // `expand` returns JSON values only.
  return { ...Object.fromEntries(literal), ...(props as BodyAttributes | undefined) };
}

/** Replaces the data of components by their props, because rehype clones it, and definitions can't be cloned. */
const setProps = (tree: Root): void =>
  visit(tree, (node) => {
    if (isJsxElement(node)) node.data = { props: jsxAttributes(node) };
  });

const isBlank = (node: BodyNode): boolean => typeof node === 'string' && /^\s*$/.test(node);

/** Elements whose whitespace between children is insignificant. */
const blockElements = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'blockquote', 'aside', 'section', 'dl']);

/** Joins adjacent texts, such as a filled-in value and the words around it. */
function joinTexts(nodes: readonly BodyNode[]): BodyNode[] {
  const joined: BodyNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}

/** Elements whose text readers type or copy literally. */
const literalElements = new Set(['code', 'kbd', 'pre']);

function toBodyChildren(children: readonly (RootContent | ElementContent)[], dropBlank: boolean, parent = ''): BodyNode[] {
  const nodes = joinTexts(children.flatMap((child) => toBodyNode(child))).map((node) =>
    typeof node === 'string' && !literalElements.has(parent) ? keepUnits(node) : node,
  );
  return dropBlank ? nodes.filter((node) => !isBlank(node)) : nodes;
}

function element(name: string, attributes: Record<string, unknown>, children: BodyNode[]): BodyElement {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== null);
  // Attributes come from literal hast properties: strings, numbers, booleans and style objects.
  return [name, entries.length > 0 ? (Object.fromEntries(entries) as BodyAttributes) : 0, ...children];
}

function toBodyNode(node: RootContent | ElementContent): BodyNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const name = node.name ?? '';
    return [element(name, ((node.data ?? {}) as { readonly props: BodyAttributes }).props, toBodyChildren(node.children, false, name))];
  }
  if (node.type !== 'element') return [];
  const isComponent = /^[A-Z]/.test(node.tagName);
  const properties = isComponent ? node.properties : reactProperties(node);
  return [element(node.tagName, properties, toBodyChildren(node.children, blockElements.has(node.tagName), node.tagName))];
}

async function highlightAll(tree: Root): Promise<void> {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => void blocks.push(node));
  for (const block of blocks) {
    const html = await highlightCode(block.value, block.lang ?? 'text', block.meta ?? '');
    // mdast has no type for our own data.
    block.data = { ...block.data, html } as Code['data'];
  }
}

/** Loads the first drawing of a page eagerly, because it is probably in the first viewport. */
function markFirstFigure(tree: Root): void {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const isFigure = node.name === 'Figure' || node.name === 'Photo';
    const definition = definitionOf(node);
    if (found || !(isFigure || (definition && 'eager' in definition))) return;
    found = true;
    if (!isFigure) return;
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'priority', value: 'high' });
  });
}

/**
 * Compiles a filled tree to the body that the page template renders: admonitions become asides, links get their canonical spelling,
 * code is highlighted, formulas become MathML, and the first use of each term gets a hint. Doesn't change the given tree.
 */
export async function compileTree(filled: Root, terms: readonly WrittenTerm[] = []): Promise<BodyNode[]> {
  const tree = copyTree(filled);
  transformAdmonitions(tree);
  markTerms(tree, terms);
  canonicalLinks(tree);
  nameTables(tree);
  markFirstFigure(tree);
  setProps(tree);
  await highlightAll(tree);
  const hast = await rehype.run(tree);
  return toBodyChildren(hast.children, true);
}
