import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { definitionOf } from '../vocabulary/vocabulary';
import { attributeOf, isJsxElement, setAttribute } from '../tree/attributes';
import { normaliseHref } from '../tree/normaliseHref';

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
