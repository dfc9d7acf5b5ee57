import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Place } from '../../model/problems';
import { anchorOf } from './attributes';

/** Ids of headings and components in a tree. */
export function anchorsOf(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') ids.add(String(node.data?.hProperties?.id));
    if (node.type === 'mdxJsxFlowElement' && anchorOf(node) !== '') ids.add(anchorOf(node));
  });
  return ids;
}

/** A text as written, with the first line of its body in the file. */
export interface WrittenText {
  readonly tree: Root;
  readonly file: string;
  readonly bodyLine: number;
  readonly body: string;
}

/** Use of a component on a page, with its place in the file. */
export interface ComponentUse<Text extends WrittenText> {
  readonly element: MdxJsxFlowElement;
  readonly text: Text;
  readonly place: Place;
}

/** Finds the uses of a component, in order. */
export function usesOf<Text extends WrittenText>(name: string, texts: readonly Text[]): ComponentUse<Text>[] {
  const uses: ComponentUse<Text>[] = [];
  for (const text of texts) {
    // Don't parse texts without the name.
    if (!text.body.includes(`<${name}`)) continue;
    visit(text.tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== name) return;
      const line = (element.position?.start.line ?? 1) + text.bodyLine - 1;
      uses.push({ element, text, place: { file: text.file, line } });
    });
  }
  return uses;
}
