import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../model/problems';
import { lineAt } from '../sources/lineAt';

const printed = (found: string, advice: string): string => `"${found}" is printed as text. ${advice}`;

/** Marks that Markdown has left in a text because something is missing, or that other tools know: what is looked for, and what to do. */
const marks: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/^#{2,6}(?=[^\s#])/gm, (found) => `"${found}" without a space behind it is no heading. Write "${found} ", or \\# for the sign.`],
  [
    /(?<!\\)\[[^\][\n]+\]\[[^\][\n]*\]/g,
    (found) => `${found} is no link: no line defines its name, as [name]: /route does. Write [text](/route).`,
  ],
  // An address with a space, or without a bracket at its end.
  [/(?<!\\)\]\(/g, () => '"](" of no link. Write [text](/route), a space in an address as %20, or \\]( for the signs.'],
  [/(?<!\\)\] \((?=[/#]|https?:)/g, () => '"] (" of no link. Take the space out, or write \\] ( for the signs.'],
  [/(?<!\\)\[\^[^\][\s]+\](?!:)/g, (found) => `${found} is no footnote: no line defines it, as ${found}: words does. Add that line.`],
  [/(?<!\\)\[!\w+\]/g, (found) => `"${found}" opens no admonition here. Write :::note on a line before the text, and ::: below it.`],
  [
    /^\|?(?:[ \t]*:?-+:?[ \t]*\|)+/gm,
    () => 'the line below the head of a table has another number of cells than the head. Make them equal.',
  ],
  [/(?<![\\`])`(?!`)/g, () => '"`" that begins or ends no code. Write `code`, or \\` for the sign.'],
  [
    /(?<![\w:\\]):[a-z][a-z0-9_+-]*:(?![\w:])/g,
    (found) => printed(found, `Write the sign itself, or take it out; \\${found} for the letters.`),
  ],
  [/^\[\[?toc\]?\]$/gim, (found) => printed(found, 'Take it out: every page shows its contents.')],
  [/(?<![\w\]\\])\[\[(?!toc\]\])[^\][\n]+\]\]/gi, (found) => printed(found, 'Write a link as [words](/route), or \\[ for the sign.')],
  [/(?<![\\=])==(?=\S)[^=\n]+(?<=\S)==(?!=)/g, (found) => printed(found, 'Write **words** or <mark>words</mark>, or \\= for the sign.')],
  [/^(?:!!!|\?\?\?\+?)(?=[ \t]+\w)/gm, (found) => printed(found, 'Write :::note[Title] on a line before the text, and ::: below it.')],
  [/^===(?=[ \t]+["'])/gm, (found) => printed(found, 'Write <Tabs> with a <Tab label="…"> for each alternative.')],
  [/^(?:<<<|--8<--)/gm, (found) => printed(found, 'Write the code or the text itself here.')],
  [/(?<!\\)<!--/g, (found) => printed(found, 'A comment ends with --> in its paragraph, or begins on a line of its own.')],
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
      for (const { 0: found, index } of source.matchAll(mark)) report(position.start.line + lineAt(source, index) - 1, messageOf(found));
  };
  visit(tree, (node) => {
    if (node.type === 'text') lookAt(node);
    if (node.type === 'link' && node.children.length === 0)
      report(node.position?.start.line ?? 1, `the link "${node.url}" has no words: write them between the brackets.`);
  });
  return problems;
}
