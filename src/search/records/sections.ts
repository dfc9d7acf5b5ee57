import type { Heading, Nodes, Root, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { BlockDefinition } from '../../content/components/definition';
import { transformAdmonitions } from '../../content/parse/admonitions';
import { cellSeparator } from '../../content/tables/rows';
import { anchorOf, attributeOf, propsOf } from '../../content/tree/attributes';
import { copyTree } from '../../content/tree/nodes';
import { definitionOf } from '../../content/components/definition';
import type { PlaceKind, RecordBlock } from '../contract/searchRecords';

/** A heading of a document with everything up to the next one. */
export interface Section {
  readonly level: number;
  readonly heading: string;
  readonly anchor: string;
  readonly blocks: RecordBlock[];
}

interface Walk {
  readonly sections: Section[];
  /** Destination of blocks: the section, or a step inside it. */
  into: RecordBlock[];
}

const formulaText = (formula: string): string => formula.replace(/[\\{}]/g, '').replace(/\s+/g, ' ');

/** Text of inline content, with spaces for line breaks and letters for formulas. */
function inlineText(node: Nodes): string {
  if (node.type === 'inlineMath') return formulaText(node.value);
  if (node.type === 'break' || (node.type === 'mdxJsxTextElement' && node.name === 'br')) return ' ';
  if ('children' in node) return node.children.map(inlineText).join('');
  return toString(node);
}

function add(text: string, walk: Walk): void {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  if (trimmed !== '') walk.into.push(trimmed);
}

const rowText = (row: TableRow): string => row.children.map((cell) => inlineText(cell).trim()).join(cellSeparator);

function openSection(node: Heading, walk: Walk): void {
  // `assignHeadingIds` sets the id.
  const { id } = (node.data as { hProperties?: { id?: string } } | undefined)?.hProperties ?? {};
  const section: Section = { level: node.depth, heading: inlineText(node).trim(), anchor: id ?? '', blocks: [] };
  walk.sections.push(section);
  walk.into = section.blocks;
}

/** Collects the blocks of a place separately, so that a result can lead to its anchor. */
function inAnchor(anchor: string, kind: PlaceKind, walk: Walk, fillIn: () => void): void {
  const outside = walk.into;
  const blocks: RecordBlock[] = [];
  outside.push({ anchor, kind, blocks });
  walk.into = blocks;
  fillIn();
  // If the place has a heading, what follows belongs to that section.
  if (walk.into === blocks) walk.into = outside;
}

/** Adds labels, search texts and children of a component, in the order of the page. */
function addContent(node: MdxJsxFlowElement, definition: BlockDefinition, walk: Walk): void {
  for (const [name, { kind }] of Object.entries(definition.attributes)) if (kind === 'label') add(attributeOf(node, name) ?? '', walk);
  const texts = definition.search ? definition.search(node, propsOf(node)) : [];
  for (const text of texts) {
    if (typeof text === 'string') add(text, walk);
    else inAnchor(text.anchor, text.kind, walk, () => add(text.text, walk));
  }
  for (const child of node.children) addNode(child, walk);
}

function addComponent(node: MdxJsxFlowElement, walk: Walk): void {
  const definition = definitionOf(node);
  if (!definition || 'inline' in definition || definition.search === false) return;
  if (definition.anchor) inAnchor(anchorOf(node), 'step', walk, () => addContent(node, definition, walk));
  else addContent(node, definition, walk);
}

function addNode(node: Nodes, walk: Walk): void {
  switch (node.type) {
    case 'heading':
      return openSection(node, walk);
    case 'code':
      if (node.value.trim() !== '') walk.into.push({ code: node.value });
      return;
    case 'math':
      return add(formulaText(node.value), walk);
    case 'tableRow':
      return add(rowText(node), walk);
    case 'mdxJsxFlowElement':
      return addComponent(node, walk);
    case 'paragraph':
      return add(inlineText(node), walk);
    case 'definition':
      return;
    default:
      if ('children' in node) for (const child of node.children) addNode(child, walk);
  }
}

/** Whether a section has subsections. */
const isParent = (sections: readonly Section[], index: number): boolean =>
  (sections[index + 1]?.level ?? 0) > (sections[index]?.level ?? 0);

/** Sections of a document in reading order, beginning with the top of the page. Takes the filled tree. */
export function documentSections(source: Root, title: string): Section[] {
  const tree = copyTree(source);
  transformAdmonitions(tree);
  const top: Section = { level: 1, heading: title, anchor: '', blocks: [] };
  const walk: Walk = { sections: [top], into: top.blocks };
  for (const node of tree.children) addNode(node, walk);
  return walk.sections.filter((section, index) => section === top || section.blocks.length > 0 || isParent(walk.sections, index));
}
