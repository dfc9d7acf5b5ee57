import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { attributeOf } from '../tree/attributes';
import { anchorOf, propsOf } from '../tree/props';
import { definitionOf } from '../vocabulary/vocabulary';
import { tableOfContents } from './tableOfContents';
import type { TocEntry } from './tableOfContents';

/** Contents of a filled document: its headings, those that its components show, and between them the steps of its build guide. */
export function contentsOf(filled: Root): TocEntry[] {
  const places: { readonly depth: number; readonly id: string; readonly text: string }[] = [];
  visit(filled, (node) => {
    if (node.type === 'heading') places.push({ depth: node.depth, id: String(node.data?.hProperties?.id), text: toString(node) });
    if (node.type !== 'mdxJsxFlowElement') return;
    const definition = definitionOf(node.name);
    if (definition && 'headings' in definition) places.push(...(definition.headings?.(propsOf(node)) ?? []));
    if (node.name !== 'BuildStep') return;
    const [step, title] = ['step', 'title'].map((name) => attributeOf(node, name) ?? '');
    places.push({ depth: 2, id: anchorOf(node), text: `${step}. ${title}` });
  });
  return tableOfContents(places);
}
