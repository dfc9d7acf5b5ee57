import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../model/problems';

/** Marks that Markdown has left in a text because something is missing: what is looked for, and what to do. */
const marks: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/^#{2,6}(?=[^\s#])/gm, (found) => `"${found}" without a space behind it is no heading. Write "${found} ", or \\# for the sign.`],
  [
    /(?<!\\)\[[^\][\n]+\]\[[^\][\n]*\]/g,
    (found) => `${found} is no link: no line defines its name, as [name]: /route does. Write [text](/route).`,
  ],
  [
    /(?<![\\*])\*\*(?!\*)/g,
    () => '"**" that begins or ends nothing. Write **words**, without a space inside the stars, or \\*\\* for stars.',
  ],
];

/** Signs of Markdown that a reader would see, and links in which there is nothing to press. `body` is the text of the tree. */
export function checkMarks(tree: Root, body: string, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string): void => void problems.push({ file, line: line + bodyLine - 1, message });
  const lookAt = ({ position }: Text): void => {
    // What the parser has put together itself has no place.
    if (!position) return;
    const source = body.slice(position.start.offset, position.end.offset);
    for (const [mark, messageOf] of marks)
      for (const { 0: found, index } of source.matchAll(mark))
        report(position.start.line + source.slice(0, index).split('\n').length - 1, messageOf(found));
  };
  visit(tree, (node) => {
    if (node.type === 'text') lookAt(node);
    if (node.type === 'link' && node.children.length === 0)
      report(node.position?.start.line ?? 1, `the link "${node.url}" has no words: write them between the brackets.`);
  });
  return problems;
}
