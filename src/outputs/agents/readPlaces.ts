import type { Heading, Node, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { admonitionParts } from '../../content/parse/admonitions';
import type { Addresses } from '../../content/markdown/markdownTree';
import { markdownTree, toMarkdown } from '../../content/markdown/markdownTree';
import { attributeOf, namesIn } from '../../content/tree/attributes';
import { definitionOf } from '../../content/vocabulary/vocabulary';
import type { HeadingData } from '../../tools/agents/siteData';

/** Where a component is on a page, and the danger admonitions before it. */
export interface Place {
  /** Anchor of the heading above; empty at the top of the page. */
  readonly anchor: string;
  readonly dangers: readonly string[];
}

/** A table on a page. Its main place is where search leads. */
export interface TablePlace extends Place {
  readonly name: string;
  readonly isMain: boolean;
}

/** A step of a guide. */
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

const isDanger = (node: Node): node is ContainerDirective => node.type === 'containerDirective' && 'name' in node && node.name === 'danger';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A danger admonition as one line: title, then text. */
function dangerText(directive: ContainerDirective, addresses: Addresses): string {
  const { label, body } = admonitionParts(directive);
  const title = label ? `${toString({ type: 'paragraph', children: label })}. ` : '';
  return oneLine(title + toMarkdown(markdownTree({ type: 'root', children: body }, addresses)));
}

/** Danger admonitions inside nodes, such as a step. */
export const dangersInside = (nodes: readonly Node[], addresses: Addresses): string[] =>
  nodes.flatMap((node) =>
    isDanger(node) ? [dangerText(node, addresses)] : 'children' in node ? dangersInside(node.children as Node[], addresses) : [],
  );

/** Tables named by a component. */
const tablesOf = (element: MdxJsxFlowElement): string[] =>
  Object.entries(definitionOf(element.name)?.attributes ?? {}).flatMap(([name, { kind }]) =>
    kind === 'table' || kind === 'tables' ? namesIn(attributeOf(element, name)) : [],
  );

/** Finds tables and steps in a filled tree, with the dangers that apply to each. */
export function readPlaces(tree: Root, addresses: Addresses): PagePlaces {
  const headings: { text: string; anchor: string; level: number; dangers: number[] }[] = [];
  const [tables, steps, named]: [TablePlace[], StepPlace[], string[]] = [[], [], []];
  let order: MdxJsxFlowElement | undefined;
  let anchor = '';
  const walk = (
    nodes: readonly RootContent[],
    guide: string,
    around: readonly { readonly level: number; readonly text: string }[],
  ): void => {
    let dangers = around;
    let level = 1;
    for (const node of nodes) {
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
      } else if (isElement(node)) {
        const place = { anchor, dangers: dangers.map(({ text }) => text) };
        const definition = definitionOf(node.name);
        const isFound = !(definition && 'search' in definition && definition.search === false);
        const isMain = isFound && attributeOf(node, 'unsearched') === undefined;
        for (const name of tablesOf(node)) tables.push({ ...place, name, isMain });
        if (node.name === 'OrderTool') order ??= node;
        if (node.name === 'BuildStep') steps.push({ ...place, guide, element: node });
        // A component contains blocks.
        else walk(node.children, node.name === 'BuildSteps' ? (attributeOf(node, 'guide') ?? '') : guide, dangers);
      } else if ('children' in node) walk(node.children, guide, dangers);
    }
  };
  walk(tree.children, '', []);
  return { dangers: named, headings, tables, steps, order };
}

/** Id of a heading. */
const idOf = ({ data }: Heading): string => (data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id ?? '';
