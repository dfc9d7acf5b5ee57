import { slug } from 'github-slugger';
import type { Code, Definition, Node, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { addressMistake, pictureMistake } from '../../model/addresses';
import { frameIds } from '../../model/frameIds';
import type { Problem } from '../../model/problems';
import { formulaHtml } from '../compile/formulaHtml';
import { attributeOf, isJsxElement } from '../tree/attributes';
import { definitionOf, htmlAttributes } from '../vocabulary/vocabulary';
import { checkBody } from './checkBody';
import { checkChoices } from './checkChoices';
import { checkComponents } from './checkComponents';
import { checkFences } from './checkFences';
import { checkMarks } from './checkMarks';

/** TeX commands that would add links, pictures, ids or styles. Temml prints them as red text. */
const refused = /\\(href|url|includegraphics|class|id|style|data|html[a-zA-Z]*)(?![a-zA-Z])/;

/** A subscript or superscript spelled as italic letters; screen readers spell it out. Two letters are often two indices. */
const spelledWord = /[_^]\s*\{\s*([A-Za-z]{3,})\s*\}/;

/** Temml's error message without its class name and the marks under the position. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/\s+/g, ' ')
    .replace(/^ParseError: /, '')
    .trim()
    .slice(0, 300);

function formulaMistake(formula: string, block: boolean): string | undefined {
  if (formula.trim() === '') return 'the formula is empty. Write it between the dollar signs, or remove them.';
  const command = refused.exec(formula)?.[0];
  if (command !== undefined) return `the formula has "${command}", which isn't allowed in formulas. Remove it.`;
  const word = spelledWord.exec(formula)?.[1];
  if (word !== undefined) return `the formula prints "${word}" as single variables. Write \\mathrm{${word}}.`;
  try {
    formulaHtml(formula, block);
    return undefined;
  } catch (error) {
    const reason = reasonOf(error);
    return `the formula can't be parsed: ${reason}${reason.endsWith('.') ? '' : '.'} Correct its TeX.`;
  }
}

/** Reports formulas that Temml can't print or that use forbidden commands. */
function checkFormulas(tree: Root, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (node.type !== 'math' && node.type !== 'inlineMath') return;
    const message = formulaMistake(node.value, node.type === 'math');
    if (message !== undefined) problems.push({ file, line: (node.position?.start.line ?? 1) + bodyLine - 1, message });
  });
  return problems;
}

const ranges = /^\s*\d+(\s*-\s*\d+)?(\s*,\s*\d+(\s*-\s*\d+)?)*\s*$/;

/** Meta after a code block's language that this site doesn't use. */
function ignoredMeta({ meta }: Code): string | undefined {
  const rest = (meta ?? '')
    .replace(/title="[^"]*"/, '')
    .replace(/\{[^}]*\}/, '')
    .trim();
  return rest === ''
    ? undefined
    : `"${rest}" after the language of a code block is ignored. Known: title="…" and lines to highlight, {2,4-5}.`;
}

/** Mistake in the highlighted lines of a code block. */
function highlightMistake({ meta, value }: Code): string | undefined {
  const [, braces] = /\{([^}]*)\}/.exec(meta ?? '') ?? [];
  if (braces === undefined) return undefined;
  if (!ranges.test(braces)) return `code block that highlights the lines {${braces}}. Write line numbers and ranges: {2,4-5}.`;
  const count = value.split('\n').length;
  for (const range of braces.split(',')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    if (from > to) return `code block that highlights the lines ${range.trim()}. Write the smaller number first.`;
    if (from < 1 || to > count)
      return `code block of ${count} ${count === 1 ? 'line' : 'lines'} that highlights ${range.trim()}. Correct the number.`;
  }
  return undefined;
}

/** Reports code blocks with a malformed title or malformed line ranges. `checkReferences` checks languages. */
function checkCodeBlocks(tree: Root, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    const place = { file, line: (node.position?.start.line ?? 1) + bodyLine - 1 };
    const [unread, mistake] = [ignoredMeta(node), highlightMistake(node)];
    if (unread !== undefined) problems.push({ ...place, message: unread, warning: true });
    if (mistake !== undefined) problems.push({ ...place, message: mistake });
  });
  return problems;
}

/** Mistake in the anchor that is made of a text. */
function idMistake(what: string, text: string): string | undefined {
  const id = slug(text);
  if (!/[\p{L}\p{N}]/u.test(id)) return `${what} "${text}" has no letter or digit for its anchor. Add a word.`;
  if (frameIds.has(id)) return `${what} "${text}" has the anchor "${id}", which the layout of every page uses. Choose other words.`;
  return undefined;
}

/** Reports headings and steps without a usable anchor. Needs a tree with ids. */
function checkAnchors(tree: Root, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    let message: string | undefined;
    if (node.type === 'heading') message = idMistake('the heading', toString(node));
    if (node.type === 'mdxJsxFlowElement') {
      const definition = definitionOf(node.name);
      const anchor = definition && 'anchor' in definition ? definition.anchor : undefined;
      const text = anchor && !anchor.fixed ? attributeOf(node, anchor.attribute) : undefined;
      // `checkBody` reports an empty one.
      if (text?.trim()) message = idMistake(`the ${anchor?.attribute ?? ''} of <${node.name ?? ''}>`, text);
    }
    if (message !== undefined) problems.push({ file, line: (node.position?.start.line ?? 1) + bodyLine - 1, message });
  });
  return problems;
}

/** Reports addresses that aren't allowed: in links, pictures, definitions and attributes. */
function checkAddresses(tree: Root, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  const report = (node: Node, what: string, address: string, mistake: string | undefined): void => {
    if (mistake !== undefined)
      problems.push({ file, line: (node.position?.start.line ?? 1) + bodyLine - 1, message: `${what} "${address}" ${mistake}` });
  };
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => void definitions.set(node.identifier, node));
  visit(tree, (node) => {
    if (node.type === 'link') report(node, 'the link', node.url, addressMistake(node.url));
    if (node.type === 'definition') report(node, 'the link', node.url, addressMistake(node.url));
    if (node.type === 'image') report(node, 'the picture', node.url, pictureMistake(node.url));
    if (node.type === 'imageReference') {
      const url = definitions.get(node.identifier)?.url;
      if (url !== undefined) report(node, 'the picture', url, pictureMistake(url));
    }
    if (!isJsxElement(node) || node.name === null) return;
    for (const [name, { kind }] of Object.entries(definitionOf(node.name)?.attributes ?? htmlAttributes(node.name) ?? {})) {
      const address = kind === 'route' ? attributeOf(node, name) : undefined;
      // `checkMarks` reports an empty one.
      if (address?.trim()) report(node, `the link`, address, addressMistake(address));
    }
  });
  return problems;
}

/** All checks of a text that need no tables or pictures. `body` is the source of the tree. */
export const checkText = (tree: Root, body: string, file: string, bodyLine: number): Problem[] => [
  ...checkFences(tree, body, file, bodyLine),
  ...checkMarks(tree, body, file, bodyLine),
  ...[checkBody, checkAddresses, checkFormulas, checkCodeBlocks, checkComponents, checkChoices, checkAnchors].flatMap((check) =>
    check(tree, file, bodyLine),
  ),
];
