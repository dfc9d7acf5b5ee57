import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Heading } from '../parse/headings';
import { propsOf } from '../tree/attributes';
import { definitionOf } from '../components/definition';

/** A heading of level 2 and its headings of level 3. */
interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly items: { readonly id: string; readonly text: string }[];
}

/** Nests headings of level 3 below those of level 2. One before the first level 2 is an entry of its own. */
function tableOfContents(headings: readonly Pick<Heading, 'depth' | 'id' | 'text'>[]): TocEntry[] {
  const entries: TocEntry[] = [];
  for (const { depth, id, text } of headings) {
    const last = entries.at(-1);
    if (depth === 3 && last) last.items.push({ id, text });
    else if (depth === 2 || depth === 3) entries.push({ id, text, items: [] });
  }
  return entries;
}

/** Table of contents of a filled document: headings, headings shown by components, and steps of its build guide. */
export function contentsOf(filled: Root): TocEntry[] {
  const places: { readonly depth: number; readonly id: string; readonly text: string }[] = [];
  visit(filled, (node) => {
    if (node.type === 'heading') places.push({ depth: node.depth, id: String(node.data?.hProperties?.id), text: toString(node) });
    if (node.type !== 'mdxJsxFlowElement') return;
    const definition = definitionOf(node);
    if (definition && 'headings' in definition) places.push(...(definition.headings?.(propsOf(node), node) ?? []));
  });
  return tableOfContents(places);
}
