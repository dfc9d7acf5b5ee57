import type { Element, ElementContent, RootContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Code, Root } from 'mdast';
import type { InlineMath, Math } from 'mdast-util-math';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { BodyAttributes, BodyElement, BodyNode } from '../../model/robotSolids';
import { keepUnits } from '../../model/format';
import type { AttributeKind } from '../components/definition';
import type { WrittenTerm } from '../glossary/glossary';
import { transformAdmonitions } from '../parse/admonitions';
import { codeTitle } from '../parse/codeLanguages';
import { attributeOf, isJsxElement, setAttribute } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { normaliseHref } from '../../model/addresses';
import { definitionOf } from '../vocabulary/vocabulary';
import { formulaHtml } from './formulaHtml';
import { highlightCode } from './highlight';
import { markTerms } from './markTerms';
import { nameTables } from './nameTables';

/** Writes every internal link of a document in its canonical spelling: no `.html`, no `/index.html`. */
export function canonicalLinks(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      if (node.url.startsWith('/')) node.url = normaliseHref(node.url);
      return;
    }
    if (!isJsxElement(node)) return;
    for (const [name, { kind }] of Object.entries(definitionOf(node.name)?.attributes ?? {})) {
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

/** React properties of an HTML element, by the rules that hast-util-to-jsx-runtime knows. */
function reactProperties(element: Element): Record<string, unknown> {
  let properties: Record<string, unknown> = {};
  const collect = (_type: unknown, props: object): object => {
    properties = { ...props };
    return properties;
  };
  toJsxRuntime({ ...element, children: [] }, { Fragment: 'fragment', jsx: collect as never, jsxs: collect as never });
  delete properties.children;
  return properties;
}

/** Attributes of a component as React gets them: flags are true, what it was expanded to is added, names that were looked up are left out. */
function jsxAttributes(element: Pick<JsxElement, 'name' | 'attributes'> & { readonly data?: unknown }): BodyAttributes {
  const definition = definitionOf(element.name);
  const { props } = (element.data ?? {}) as { readonly props?: object };
  const lookedUp: readonly AttributeKind[] = ['columns', 'rows'];
  const literal = element.attributes.flatMap((attribute): [string, string | true][] => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const kind =
      definition && Object.hasOwn(definition.attributes, attribute.name) ? definition.attributes[attribute.name]?.kind : undefined;
    if (props && kind && lookedUp.includes(kind)) return [];
    return [[attribute.name, kind === 'flag' ? true : typeof attribute.value === 'string' ? attribute.value : '']];
  });
  // Definitions expand to what JSON can hold.
  return { ...Object.fromEntries(literal), ...(props as BodyAttributes | undefined) };
}

const isBlank = (node: BodyNode): boolean => typeof node === 'string' && /^\s*$/.test(node);

/** Elements in which line breaks between children mean nothing. */
const blockElements = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'blockquote', 'aside', 'section', 'dl']);

/** One text where several follow each other: a filled-in value and the words around it. */
function joinTexts(nodes: readonly BodyNode[]): BodyNode[] {
  const joined: BodyNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}

/** Elements whose text is typed or copied as it stands. */
const literalElements = new Set(['code', 'kbd', 'pre']);

function toBodyChildren(children: readonly (RootContent | ElementContent)[], dropBlank: boolean, parent = ''): BodyNode[] {
  const nodes = joinTexts(children.flatMap((child) => toBodyNode(child))).map((node) =>
    typeof node === 'string' && !literalElements.has(parent) ? keepUnits(node) : node,
  );
  return dropBlank ? nodes.filter((node) => !isBlank(node)) : nodes;
}

function element(name: string, attributes: Record<string, unknown>, children: BodyNode[]): BodyElement {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== null);
  // The attributes come from literal hast properties: texts, numbers, flags and style records.
  return [name, entries.length > 0 ? (Object.fromEntries(entries) as BodyAttributes) : 0, ...children];
}

function toBodyNode(node: RootContent | ElementContent): BodyNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const name = node.name ?? '';
    return [element(name, jsxAttributes(node), toBodyChildren(node.children, false, name))];
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
    // mdast's types know no data of our own.
    block.data = { ...block.data, html } as Code['data'];
  }
}

/** The first drawing of a page is most likely in view: it is loaded at once, the others when they come near. */
function markFirstFigure(tree: Root): void {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (found || (node.name !== 'Figure' && node.name !== 'Photo' && node.name !== 'Opening')) return;
    found = true;
    // Its picture is always loaded at once.
    if (node.name === 'Opening') return;
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'priority', value: 'high' });
  });
}

/**
 * Turns a filled tree into the body tree that the page template renders: admonitions are asides, links have their
 * canonical spelling, code is highlighted, formulas are MathML, and terms have hints where they come first. The tree given
 * stays as it is.
 */
export async function compileTree(filled: Root, terms: readonly WrittenTerm[] = []): Promise<BodyNode[]> {
  const tree = structuredClone(filled);
  transformAdmonitions(tree);
  markTerms(tree, terms);
  canonicalLinks(tree);
  nameTables(tree);
  markFirstFigure(tree);
  await highlightAll(tree);
  const hast = await rehype.run(tree);
  return toBodyChildren(hast.children, true);
}
