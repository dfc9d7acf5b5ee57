import type { Heading, Nodes, Root, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { RecordBlock } from '../contract/searchRecords';
import { readParts } from '../../model/parts';
import type { Table } from '../../content/tables/csvTable';
import { propTable } from '../../content/tables/propTable';
import { transformAdmonitions } from '../../content/parse/admonitions';
import { attributeOf } from '../../content/fill/values';
import { cellSeparator, keyFigureTexts, partText, tableTexts } from './tableTexts';

/** A heading of a document with everything up to the next one. */
export interface Section {
  readonly level: number;
  readonly heading: string;
  readonly anchor: string;
  readonly blocks: RecordBlock[];
}

interface Walk {
  readonly tables: ReadonlyMap<string, Table>;
  readonly sections: Section[];
  /** Where blocks go: the section, or the step inside it. */
  into: RecordBlock[];
}

const plainFormula = (formula: string): string => formula.replace(/[\\{}]/g, '').replace(/\s+/g, ' ');

/** Text of inline content. A line break is a space, a formula its plain letters. */
function inlineText(node: Nodes): string {
  if (node.type === 'inlineMath') return plainFormula(node.value);
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
  // assignHeadingIds has put the id there.
  const { id } = (node.data as { hProperties?: { id?: string } } | undefined)?.hProperties ?? {};
  const section: Section = { level: node.depth, heading: inlineText(node).trim(), anchor: id ?? '', blocks: [] };
  walk.sections.push(section);
  walk.into = section.blocks;
}

/** A step is linked by an anchor of its own, so that a result can lead to it. */
function addStep(step: MdxJsxFlowElement, walk: Walk): void {
  const outside = walk.into;
  const blocks: RecordBlock[] = [];
  outside.push({ anchor: attributeOf(step, 'id') ?? '', blocks });
  walk.into = blocks;
  add(attributeOf(step, 'title') ?? '', walk);
  for (const child of step.children) addNode(child, walk);
  // A heading inside the step has opened a section, to which what follows belongs.
  if (walk.into === blocks) walk.into = outside;
}

/**
 * Parts are linked by anchors of their own. A table made of several others repeats parts that are found on their own
 * pages.
 */
function addParts(node: MdxJsxFlowElement, walk: Walk): void {
  const table = walk.tables.get(attributeOf(node, 'name') ?? '');
  add(attributeOf(node, 'caption') ?? table?.definition.title ?? '', walk);
  if (!table) return;
  for (const part of readParts(propTable(table))) walk.into.push({ anchor: part.id, blocks: [partText(part)] });
}

/** Attributes of components that readers see as text, in the order in which they stand on the page. */
const shownAttributes: Readonly<Record<string, readonly string[]>> = {
  Tab: ['label'],
  Details: ['summary'],
  Figure: ['caption', 'alt'],
  Video: ['title'],
  TrayList: ['title'],
  StepDrawing: ['alt'],
};

function addComponent(node: MdxJsxFlowElement, walk: Walk): void {
  const attribute = (name: string): string | undefined => attributeOf(node, name);
  // Cards tell of other pages: those are found by their own words.
  if (node.name === 'Cards') return;
  const table = walk.tables.get(attribute('name') ?? '');
  if (node.name === 'Step' || node.name === 'BuildStep') return addStep(node, walk);
  if (node.name === 'PartsTable') addParts(node, walk);
  if (node.name === 'KeyFigures' && table) for (const text of keyFigureTexts(table, attribute('columns'))) add(text, walk);
  if (node.name === 'DataTable' && table) {
    const request = { columns: attribute('columns'), rows: attribute('rows'), caption: attribute('caption') };
    for (const text of tableTexts(table, { ...request, transpose: attribute('transpose') !== undefined })) add(text, walk);
  }
  for (const name of shownAttributes[node.name ?? ''] ?? []) add(attribute(name) ?? '', walk);
  for (const child of node.children) addNode(child, walk);
}

function addNode(node: Nodes, walk: Walk): void {
  switch (node.type) {
    case 'heading':
      return openSection(node, walk);
    case 'code':
      if (node.value.trim() !== '') walk.into.push({ code: node.value });
      return;
    case 'math':
      return add(plainFormula(node.value), walk);
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

/** Whether headings of a deeper level follow: the section is then more than its own text. */
const isParent = (sections: readonly Section[], index: number): boolean =>
  (sections[index + 1]?.level ?? 0) > (sections[index]?.level ?? 0);

/**
 * Sections of a document in reading order, the page's top first. Takes the tree of a document with heading ids and
 * values filled in.
 */
export function documentSections(source: Root, title: string, tables: ReadonlyMap<string, Table>): Section[] {
  const tree = structuredClone(source);
  transformAdmonitions(tree);
  const top: Section = { level: 1, heading: title, anchor: '', blocks: [] };
  const walk: Walk = { tables, sections: [top], into: top.blocks };
  for (const node of tree.children) addNode(node, walk);
  return walk.sections.filter((section, index) => section === top || section.blocks.length > 0 || isParent(walk.sections, index));
}
