import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { normalisePath } from '../../model/normalisePath';

/** Writes every internal link of a document in its canonical spelling: no `.html`, no `/index.html`. */
export function canonicalLinks(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      if (node.url.startsWith('/')) node.url = normaliseHref(node.url);
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Card') {
      for (const attribute of node.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          attribute.name === 'href' &&
          typeof attribute.value === 'string' &&
          attribute.value.startsWith('/')
        ) {
          attribute.value = normaliseHref(attribute.value);
        }
      }
    }
  });
}

/** Normalises the path of an address and keeps its query and anchor. */
export function normaliseHref(href: string): string {
  const [, path = href, rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return `${normalisePath(path)}${rest}`;
}
