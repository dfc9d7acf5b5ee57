import type { Link, LinkReference, Nodes, Parent, Root, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { nameOfCharacter, oddCharacter } from '../../model/oddCharacter';
import { orConvert } from '../../model/problems';
import { admonitionTypes } from '../parse/admonitions';
import { lineOf } from '../parse/mistake';
import type { Report } from '../parse/mistake';
import { lineAt } from '../sources/textOfBytes';
import { isJsxElement } from '../tree/attributes';

const printed = (found: string, advice: string): string => `"${found}" is printed as text. ${advice}`;

/** A directive of one or two colons: with a label or attributes, or on a line of its own. */
const directive = /(?<![\w:\\\])]):{1,2}[a-z][\w-]*(?:\[[^\]\n]*\](?:\{[^}\n]*\})?|\{[^}\n]*\})|^::[a-z][\w-]*$/gm;

function directiveAdvice(found: string): string {
  const [, name = ''] = /^:+([\w-]+)/.exec(found) ?? [];
  if ((admonitionTypes as readonly string[]).includes(name))
    return `Begin a block with three colons, :::${name}[Title], and end it with ::: on a line of its own.`;
  if (/youtube|video|vimeo/.test(name)) return 'Show a video with <Video youtube="…" poster="…" title="…" />.';
  return `Write it in Markdown, or \\${found} for literal text.`;
}

/** Syntax that Markdown left as text because it is malformed or belongs to another tool, with the advice to print. */
const marks: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/^#{2,6}(?=[^\s#])/gm, (found) => `"${found}" without a space after it is not a heading. Write "${found} ", or \\# for a literal "#".`],
  [
    /(?<!\\)\[[^\][\n]+\]\[[^\][\n]*\]/g,
    (found) => `${found} is not a link: no line such as "[name]: /route" defines it. Write [text](/route).`,
  ],
  // An address with a space, or without its closing bracket.
  [/(?<!\\)\]\(/g, () => '"](" without a link. Write [text](/route), %20 for a space in an address, or \\]( for literal text.'],
  [/(?<!\\)\] \((?=[/#]|https?:)/g, () => '"] (" without a link. Remove the space, or write \\] ( for literal text.'],
  [
    /(?<!\\)\([^()\n]+\)\[(?:https?:|[/#])[^\][\s]*\]/g,
    (found) => printed(found, `Write ${found.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')}.`),
  ],
  [/(?<!\\)&(?:nbsp|amp|lt|gt|quot|times|deg|[mn]dash)(?![\w;])/g, (found) => printed(found, `Write ${found}; with its semicolon.`)],
  [/(?<!\\)\[\^[^\][\s]+\](?!:)/g, (found) => `${found} is not a footnote: no line "${found}: words" defines it. Add that line.`],
  [
    /(?<!\\)\[!\w+\]/g,
    (found) => `"${found}" opens no admonition here. Write :::note on a line before the text, and ::: below it. ${orConvert}`,
  ],
  [/^\|?(?:[ \t]*:?-+:?[ \t]*\|)+/gm, () => "a table's delimiter row has a different number of cells than its header. Make them equal."],
  [/(?<![\\`])`(?!`)/g, () => '"`" without a second one. Write `code`, or \\` for a literal backtick.'],
  [
    /(?<![\w:\\]):[a-z][a-z0-9_+-]*:(?![\w:])/g,
    (found) => printed(found, `Write the character itself, or remove it; write \\${found} for literal text.`),
  ],
  [directive, (found) => printed(found, directiveAdvice(found))],
  [/^\[\[?toc\]?\]$/gim, (found) => printed(found, 'Remove it: every page has a table of contents.')],
  [
    /(?<![\w\]\\])\[\[(?!toc\]\])[^\][\n]+\]\]/gi,
    (found) => printed(found, 'Write a link as [words](/route), or \\[ for a literal bracket.'),
  ],
  [
    /(?<![\\=])==(?=\S)[^=\n]+(?<=\S)==(?!=)/g,
    (found) => printed(found, 'Write **words** or <mark>words</mark>, or \\= for a literal "=".'),
  ],
  [/^(?:!!!|\?\?\?\+?)(?=[ \t]+\w)/gm, (found) => printed(found, 'Write :::note[Title] on a line before the text, and ::: below it.')],
  [/^===(?=[ \t]+["'])/gm, (found) => printed(found, 'Write <Tabs> with a <Tab label="…"> for each alternative.')],
  [
    /^import\s+(?:[\w${*][^'"\n]*\sfrom\s+)?['"].*$|^export\s+(?:default|const|let|var|function|async|class)\b.*$/gm,
    (found) =>
      `${found.split(' ')[0] ?? ''} in a document. Documents are data: components need no import, and <Value> shows numbers of tables. Remove the line.`,
  ],
  [
    /(?<![\\$])\$(?=\S)[^$\n]*[\\^_][^$\n]*(?<=[^\s\\])\$(?![\d$])/g,
    (found) => printed(found, `Write a formula between two dollar signs: $${found}$.`),
  ],
  [
    /(?<![\\^[])\^(?![\s^\]])[^\s^[\]]{1,20}\^(?!\^)/g,
    (found) => printed(found, `Write <sup>${found.slice(1, -1)}</sup>, or \\^ for a literal "^".`),
  ],
  [
    /(?<![\\+\w])\+\+(?=[^\s+])[^+\n]*(?<=[^\s+])\+\+(?![+\w])/g,
    (found) => printed(found, `Write <ins>${found.slice(2, -2)}</ins>, or \\+ for a literal "+".`),
  ],
  [/(?<=\n)[ \t]*:[ \t]+(?=\S)/g, () => 'a line that begins with ":" is no definition here. Write a list: - **Word:** what it means.'],
  [
    /^\.\.[ \t]+([\w-]+)::/gm,
    (found) =>
      printed(
        found,
        /code|literal/.test(found)
          ? 'Write the code between lines of ```.'
          : /image|figure/.test(found)
            ? 'Write ![words](name.svg).'
            : 'Write :::note[Title] on a line before the text, and ::: below it.',
      ),
  ],
  [/^(?:<<<|--8<--)/gm, (found) => printed(found, 'Write the code or the text itself here.')],
  [/(?<!\\)<!--/g, (found) => printed(found, 'End the comment with --> in the same paragraph, or begin it on a line of its own.')],
  [
    /(?<![\\*])\*\*(?!\*)/g,
    () => '"**" that begins or ends nothing. Write **words**, without a space inside, or \\*\\* for literal asterisks.',
  ],
];

/** Bold words that end in punctuation, with a letter right behind: they end nothing in Markdown, which counts on spaces between words. */
const boldBeforeLetter = /\*\*([^*\n]+[\p{P}\p{S}])\*\*(?=[\p{L}\p{N}])/gu;

/** Advice for a brace in a text: nothing is computed in a document. */
function braceAdvice(found: string): string {
  const expression = /^\{+[^}]*\}*/.exec(found)?.[0] ?? found;
  if (found.startsWith('{/*')) return printed('{/*', 'Write a comment as <!-- words -->.');
  return `"${expression.slice(0, 60)}" in a document. Documents are data: use <Value> for a number, or \\{ for a literal brace.`;
}

/** Whether a link has text or a component to click on. */
const hasLabel = (node: Link | LinkReference): boolean =>
  toString(node).trim() !== '' || node.children.some(({ type }) => type === 'mdxJsxTextElement' || type === 'inlineMath');

const nameOf = (node: Link | LinkReference): string => (node.type === 'link' ? node.url : node.identifier);

const emptyLabel = ({ children: [first] }: ContainerDirective): boolean =>
  first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data && toString(first).trim() === '';

/** An invisible or unusual character in a text, or a no-break space in code, which a terminal doesn't treat as a space. */
function oddIn(node: Nodes): string | undefined {
  const texts = isJsxElement(node)
    ? node.attributes.flatMap(({ value }) => (typeof value === 'string' ? value : []))
    : 'value' in node
      ? [node.value]
      : [];
  for (const text of texts) {
    const [odd] = oddCharacter.exec(text) ?? (text.includes('\ufffd') ? ['\ufffd'] : []);
    if (odd !== undefined) return `a text contains the invisible character ${nameOfCharacter(odd)}. Remove it.`;
    if ((node.type === 'code' || node.type === 'inlineCode') && text.includes('\u00a0'))
      return 'code with a no-break space, U+00A0, which a terminal reads as part of a word. Write a normal space.';
  }
  return undefined;
}

/** An option whose hyphens a word processor has turned into dashes. */
const dashedOption = /(?<=^|\s)[–—‐‑]+(?=\p{L})\S*/mu;

const shells = /^(?:console|bash|sh|shell|zsh|powershell|bat)$/;

/** An option in a command that no program would read as one, with its line in the code. */
function dashedIn(node: Nodes): { readonly message: string; readonly line: number } | undefined {
  if (node.type !== 'inlineCode' && (node.type !== 'code' || !shells.test(node.lang ?? ''))) return undefined;
  const { 0: found = '', index = 0 } = dashedOption.exec(node.value) ?? {};
  if (found === '') return undefined;
  const [, dashes = '', name = ''] = /^([–—‐‑]+)(.*)$/.exec(found) ?? [];
  // A word processor writes one long dash for two hyphens.
  const meant = `${[...dashes].map((dash) => (dash === '—' || (dash === '–' && name.length > 1) ? '--' : '-')).join('')}${name}`;
  return {
    message: `code with "${found}", which no program reads as an option. Write hyphens: "${meant}".`,
    line: lineOf(node) + lineAt(node.value, index) - (node.type === 'code' ? 0 : 1),
  };
}

/** Reports links and footnotes that are defined twice, and footnotes that nothing refers to. */
function checkDefinitions(tree: Root, report: Report): void {
  const used = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  const seen = new Set<string>();
  visit(tree, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    const isNote = node.type === 'footnoteDefinition';
    const name = `[${isNote ? '^' : ''}${node.label ?? node.identifier}]`;
    if (seen.has(`${node.type} ${node.identifier}`))
      report(node, `${name} is already defined above. Give this one another name, or remove it.`);
    else if (isNote && !used.has(node.identifier))
      report(node, `nothing refers to the footnote ${name}, so the page doesn't show it. Write ${name} where it belongs, or remove it.`);
    seen.add(`${node.type} ${node.identifier}`);
  });
}

const blank = (found: string): string => ' '.repeat(found.length);

/** Reports Markdown syntax that would be printed as text, and links without text. `body` is the source of the tree. */
export function checkMarks(tree: Root, body: string, report: Report): void {
  const lookAt = (node: Text, parent: Parent | undefined): void => {
    // Nodes that the parser made up have no position.
    if (!node.position) return;
    const source = body.slice(node.position.start.offset, node.position.end.offset);
    const tight = [...source.matchAll(boldBeforeLetter)];
    for (const { 0: found, 1: words = '', index } of tight)
      report(
        lineOf(node) + lineAt(source, index) - 1,
        `"${found}" is not bold: after punctuation, the closing ** needs a space or punctuation behind it. Write ${found} with a space after it, or **${words.slice(0, -1)}**${words.slice(-1)}.`,
      );
    const isInTight = (at: number): boolean => tight.some(({ 0: found, index }) => at >= index && at < index + found.length);
    for (const [mark, messageOf] of marks)
      for (const { 0: found, index } of source.matchAll(mark))
        if (found !== '**' || !isInTight(index)) report(lineOf(node) + lineAt(source, index) - 1, messageOf(found));
    for (const { 0: found, index } of source.matchAll(/(?<!\\)&[a-z]\w*;/gi))
      if (node.value.includes(found))
        report(lineOf(node) + lineAt(source, index) - 1, printed(found, `Write the character itself, or \\${found} for literal text.`));
    // Formulas that have one dollar sign, and directives, are reported above.
    const words = source.replace(/\$[^$\n]+\$/g, blank).replace(directive, blank);
    for (const { 0: found, index } of words.matchAll(/(?<!\\)\{.*/g)) {
      const isOwnId = parent?.type === 'heading' && /^\{#[\w.:-]+\}\s*$/.test(found);
      if (!isOwnId) report(lineOf(node) + lineAt(source, index) - 1, braceAdvice(found));
    }
  };
  visit(tree, (node, _index, parent) => {
    if (node.type === 'text') lookAt(node, parent);
    if ((node.type === 'link' || node.type === 'linkReference') && !hasLabel(node))
      report(node, `the link "${nameOf(node)}" has no text. Write it between the brackets.`);
    if (node.type === 'delete' && !body.startsWith('~~', node.position?.start.offset)) {
      const words = toString(node);
      report(
        node,
        `"~${words}~" is struck out. Write <sub>${words}</sub> for a subscript, ~~${words}~~ to strike it out, or \\~ for a literal "~".`,
      );
    }
    if (node.type === 'paragraph' && parent?.type === 'root' && (node.position?.start.column ?? 1) > 4)
      report(node, 'text behind four spaces, which is no code block here. Write code between lines of ```, or remove the spaces.');
    if (node.type === 'containerDirective' && emptyLabel(node))
      report(node, `:::${node.name} has an empty title. Write it between the brackets, or remove them.`);
    if (node.type === 'code' && /title="\s*"/.test(node.meta ?? ''))
      report(node, 'code block with an empty title. Write it between the quotes, or remove it.');
    const dashed = dashedIn(node);
    if (dashed) report(dashed.line, dashed.message);
    const odd = oddIn(node);
    if (odd !== undefined) report(node, odd);
  });
  checkDefinitions(tree, report);
}
