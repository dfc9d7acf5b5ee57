import { slug } from 'github-slugger';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { frameIds } from '../../model/frameIds';
import type { Problem } from '../../model/problems';
import { definitionOf } from '../vocabulary/vocabulary';
import { attributeOf } from '../tree/attributes';

/** What is wrong with the id that is made of a text. */
function idMistake(what: string, text: string): string | undefined {
  const id = slug(text);
  if (!/[\p{L}\p{N}]/u.test(id)) return `${what} "${text}" has no letter or digit, of which its link could be made. Add a word.`;
  if (frameIds.has(id)) return `${what} "${text}" has the id "${id}", which the frame of every page uses. Choose other words.`;
  return undefined;
}

/** Headings and steps to which no link can lead. The tree has its ids. */
export function checkAnchors(tree: Root, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    let message: string | undefined;
    if (node.type === 'heading') message = idMistake('the heading', toString(node));
    if (node.type === 'mdxJsxFlowElement') {
      const definition = definitionOf(node.name);
      const anchor = definition && 'anchor' in definition ? definition.anchor : undefined;
      const text = anchor && !anchor.fixed ? attributeOf(node, anchor.attribute) : undefined;
      // An empty one is reported as such.
      if (text?.trim()) message = idMistake(`the ${anchor?.attribute ?? ''} of <${node.name ?? ''}>`, text);
    }
    if (message !== undefined) problems.push({ file, line: (node.position?.start.line ?? 1) + bodyLine - 1, message });
  });
  return problems;
}
