import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { anchorOf } from './props';

/** Ids that headings and components of a text have. The tree has its ids. */
export function anchorsOf(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') ids.add(String(node.data?.hProperties?.id));
    if (node.type === 'mdxJsxFlowElement' && anchorOf(node) !== '') ids.add(anchorOf(node));
  });
  return ids;
}
