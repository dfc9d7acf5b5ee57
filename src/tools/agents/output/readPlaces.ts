import type { Heading, Node, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { admonitionParts } from '../../../content/parse/admonitions';
import type { Addresses } from '../../../content/markdown/markdownTree';
import { markdownTree, toMarkdown } from '../../../content/markdown/markdownTree';
import { attributeOf, namesIn } from '../../../content/tree/attributes';
import { definitionOf } from '../../../content/components/definition';
import type { HeadingData } from '../siteData';

/** Where a component is on a page, with the dangers before it and all dangers and warnings of its section. */
export interface Place {
  /** Anchor of the heading above; empty at the top of the page. */
  readonly anchor: string;
  readonly dangers: readonly string[];
  /** Those of its section only. */
  readonly cautions: readonly string[];
  /** Those right before or after it. */
  readonly besides: readonly string[];
}

/** A table on a page. Its main place is where search leads. */
interface TablePlace extends Place {
  readonly name: string;
  readonly isMain: boolean;
  /** Whether it shows some rows only. */
  readonly isPart: boolean;
}

export interface StepPlace extends Place {
  readonly guide: string;
  readonly element: MdxJsxFlowElement;
}

/** Data about a page besides its text. */
export interface PagePlaces {
  readonly dangers: readonly string[];
  readonly headings: readonly HeadingData[];
  readonly tables: readonly TablePlace[];
  readonly steps: readonly StepPlace[];
  /** The order tool, if the page has it. */
  readonly order: MdxJsxFlowElement | undefined;
}

const isElement = (node: Node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement';

const isDirective = (node: Node): node is ContainerDirective => node.type === 'containerDirective';

const isDanger = (node: Node): node is ContainerDirective => isDirective(node) && node.name === 'danger';

const isCaution = (node: Node): node is ContainerDirective => isDanger(node) || (isDirective(node) && node.name === 'warning');

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A danger or warning as one line: title, then text. Tables in it are left out: they are answered by their own names. */
function dangerText(directive: ContainerDirective, addresses: Addresses): string {
  const { label, body } = admonitionParts(directive);
  const title = label ? `${toString({ type: 'paragraph', children: label })}. ` : '';
  const words = body.filter((node) => !isElement(node) || tablesOf(node).length === 0);
  return oneLine(title + toMarkdown(markdownTree({ type: 'root', children: words }, addresses)));
}

/** Nodes with the admonitions that notices stand for. */
const withNotices = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.flatMap((node) => (isElement(node) && node.name === 'Notice' ? node.children : [node]));

const cautionsIn = (node: Node, addresses: Addresses): string[] => [
  ...(isCaution(node) ? [dangerText(node, addresses)] : []),
  ...('children' in node ? (node.children as Node[]).flatMap((child) => cautionsIn(child, addresses)) : []),
];

/** Dangers and warnings of the section around each node, up to the next heading. */
function sectionCautions(nodes: readonly RootContent[], addresses: Addresses): (node: RootContent) => readonly string[] {
  const sections = new Map<RootContent, string[]>();
  let texts: string[] = [];
  for (const node of nodes) {
    if (node.type === 'heading') texts = [];
    texts.push(...cautionsIn(node, addresses));
    sections.set(node, texts);
  }
  return (node) => sections.get(node) ?? [];
}

/** Danger admonitions inside nodes, such as a step. */
export const dangersInside = (nodes: readonly Node[], addresses: Addresses): string[] =>
  nodes.flatMap((node) =>
    isDanger(node) ? [dangerText(node, addresses)] : 'children' in node ? dangersInside(node.children as Node[], addresses) : [],
  );

/** Tables named by a component. */
const tablesOf = (element: MdxJsxFlowElement): string[] =>
  Object.entries(definitionOf(element)?.attributes ?? {}).flatMap(([name, { kind }]) =>
    kind === 'table' || kind === 'tables' ? namesIn(attributeOf(element, name)) : [],
  );

/** Finds tables and steps in a filled tree, with the dangers that apply to each. */
export function readPlaces(tree: Root, addresses: Addresses): PagePlaces {
  const headings: { text: string; anchor: string; level: number; dangers: number[] }[] = [];
  const [tables, steps, named]: [TablePlace[], StepPlace[], string[]] = [[], [], []];
  let order: MdxJsxFlowElement | undefined;
  let anchor = '';
  const walk = (
    given: readonly RootContent[],
    guide: string,
    around: readonly { readonly level: number; readonly text: string }[],
    outside: readonly string[],
  ): void => {
    let dangers = around;
    let level = 1;
    const nodes = withNotices(given);
    const cautionsOf = sectionCautions(nodes, addresses);
    for (const [index, node] of nodes.entries()) {
      const cautions = [...outside, ...cautionsOf(node)];
      if (node.type === 'heading') {
        level = node.depth;
        anchor = idOf(node);
        dangers = dangers.filter((danger) => danger.level < level);
        headings.push({ text: toString(node), anchor, level, dangers: dangers.map(({ text }) => named.indexOf(text)) });
      } else if (isDanger(node)) {
        const text = dangerText(node, addresses);
        dangers = [...dangers, { level, text }];
        if (!named.includes(text)) named.push(text);
        headings.at(-1)?.dangers.push(named.indexOf(text));
        walk(node.children, guide, dangers, cautions);
      } else if (isElement(node)) {
        const besides = [nodes[index - 1], nodes[index + 1]].flatMap((one) => (one && isCaution(one) ? [dangerText(one, addresses)] : []));
        const place = { anchor, dangers: [...new Set([...dangers.map(({ text }) => text), ...cautions])], cautions, besides };
        const definition = definitionOf(node);
        const isFound = !(definition && 'search' in definition && definition.search === false);
        const isMain = isFound && attributeOf(node, 'unsearched') === undefined;
        const isPart = attributeOf(node, 'rows') !== undefined;
        for (const name of tablesOf(node)) tables.push({ ...place, name, isMain, isPart });
        if (node.name === 'OrderTool') order ??= node;
        if (node.name === 'BuildStep') steps.push({ ...place, guide, element: node });
        // A component contains blocks.
        else walk(node.children, node.name === 'BuildSteps' ? (attributeOf(node, 'guide') ?? '') : guide, dangers, cautions);
      } else if ('children' in node) walk(node.children, guide, dangers, cautions);
    }
  };
  walk(tree.children, '', [], []);
  return { dangers: named, headings, tables, steps, order };
}

const idOf = ({ data }: Heading): string => (data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id ?? '';
