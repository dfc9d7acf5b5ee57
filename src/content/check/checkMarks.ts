import type { Link, LinkReference, Nodes, Root, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { nameOfCharacter, oddCharacter } from '../../model/oddCharacter';
import type { Problem } from '../../model/problems';
import { lineAt } from '../sources/textOfBytes';
import { isJsxElement } from '../tree/attributes';

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
  [/(?<!\\)\] \((?=[/#]|https?:)/g, () => '"] (" of no link. Remove the space, or write \\] ( for the signs.'],
  [/(?<!\\)\[\^[^\][\s]+\](?!:)/g, (found) => `${found} is no footnote: no line defines it, as ${found}: words does. Add that line.`],
  [/(?<!\\)\[!\w+\]/g, (found) => `"${found}" opens no admonition here. Write :::note on a line before the text, and ::: below it.`],
  [
    /^\|?(?:[ \t]*:?-+:?[ \t]*\|)+/gm,
    () => 'the line below the head of a table has another number of cells than the head. Make them equal.',
  ],
  [/(?<![\\`])`(?!`)/g, () => '"`" that begins or ends no code. Write `code`, or \\` for the sign.'],
  [
    /(?<![\w:\\]):[a-z][a-z0-9_+-]*:(?![\w:])/g,
    (found) => printed(found, `Write the sign itself, or remove it; \\${found} for the letters.`),
  ],
  [/^\[\[?toc\]?\]$/gim, (found) => printed(found, 'Remove it: every page shows its contents.')],
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

/** Whether there is something to press: words, or a component, which says what it is. */
const saysSomething = (node: Link | LinkReference): boolean =>
  toString(node).trim() !== '' || node.children.some(({ type }) => type === 'mdxJsxTextElement' || type === 'inlineMath');

const nameOf = (node: Link | LinkReference): string => (node.type === 'link' ? node.url : node.identifier);

const emptyLabel = ({ children: [first] }: ContainerDirective): boolean =>
  first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data && toString(first).trim() === '';

/** Characters that come in by their numbers, or that a terminal takes for something else than a space. */
function oddIn(node: Nodes): string | undefined {
  const texts = isJsxElement(node)
    ? node.attributes.flatMap(({ value }) => (typeof value === 'string' ? value : []))
    : 'value' in node
      ? [node.value]
      : [];
  for (const text of texts) {
    const [odd] = oddCharacter.exec(text) ?? (text.includes('\ufffd') ? ['\ufffd'] : []);
    if (odd !== undefined) return `a text holds the character ${nameOfCharacter(odd)}, which nobody sees. Remove it.`;
    if ((node.type === 'code' || node.type === 'inlineCode') && text.includes('\u00a0'))
      return 'code with a no-break space, U+00A0, which a terminal takes for a letter. Write a plain one.';
  }
  return undefined;
}

/** Names of links and footnotes that are defined twice, and footnotes to which nothing leads. */
function checkDefinitions(tree: Root, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  const used = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  const seen = new Set<string>();
  visit(tree, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    const isNote = node.type === 'footnoteDefinition';
    const name = `[${isNote ? '^' : ''}${node.label ?? node.identifier}]`;
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    if (seen.has(`${node.type} ${node.identifier}`))
      problems.push({ file, line, message: `${name} is defined above, and that one counts. Give this one another name, or remove it.` });
    else if (isNote && !used.has(node.identifier))
      problems.push({
        file,
        line,
        message: `no text leads to the footnote ${name}, so no page shows it. Write ${name} where it belongs, or remove it.`,
      });
    seen.add(`${node.type} ${node.identifier}`);
  });
  return problems;
}

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
    if ((node.type === 'link' || node.type === 'linkReference') && !saysSomething(node))
      report(node.position?.start.line ?? 1, `the link "${nameOf(node)}" has no words: write them between the brackets.`);
    if (node.type === 'containerDirective' && emptyLabel(node))
      report(node.position?.start.line ?? 1, `:::${node.name} has an empty title. Write it between the brackets, or remove them.`);
    if (node.type === 'code' && /title="\s*"/.test(node.meta ?? ''))
      report(node.position?.start.line ?? 1, 'code block with an empty title. Write it between the quotes, or remove it.');
    const odd = oddIn(node);
    if (odd !== undefined) report(node.position?.start.line ?? 1, odd);
  });
  problems.push(...checkDefinitions(tree, file, bodyLine));
  return problems;
}
