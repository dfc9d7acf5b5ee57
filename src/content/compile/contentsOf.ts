import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { attributeOf } from '../tree/attributes';
import { anchorOf } from '../tree/props';
import { tableOfContents } from './tableOfContents';
import type { TocEntry } from './tableOfContents';

/** Contents of a document whose ids are assigned: its headings, and between them the steps of its build guide. */
export function contentsOf(tree: Root): TocEntry[] {
  const places: { readonly depth: number; readonly id: string; readonly text: string }[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') places.push({ depth: node.depth, id: String(node.data?.hProperties?.id), text: toString(node) });
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'BuildStep') return;
    const [step, title] = ['step', 'title'].map((name) => attributeOf(node, name) ?? '');
    places.push({ depth: 2, id: anchorOf(node), text: `${step}. ${title}` });
  });
  return tableOfContents(places);
}
