import { slug } from 'github-slugger';
import type { Code, Definition, Node, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { addressMistake, pictureMistake } from '../../model/addresses';
import { frameIds } from '../../model/frameIds';
import { didYouMean } from '../../model/problems';
import { formulaHtml } from '../compile/formulaHtml';
import { codeLanguages } from '../parse/codeLanguages';
import { mistakesIn } from '../parse/mistake';
import type { Mistake, Report } from '../parse/mistake';
import { attributeOf } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { htmlAttributes } from '../vocabulary/vocabulary';
import type { Vocabulary } from '../vocabulary/vocabulary';
import { definitionOf } from '../components/definition';
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

const ranges = /^\s*\d+(\s*-\s*\d+)?(\s*,\s*\d+(\s*-\s*\d+)?)*\s*$/;

/** Languages in which other tools draw. */
const drawn = /^(mermaid|plantuml|puml|dot|graphviz|d2)$/i;

/** Language without a grammar. */
const languageMistake = ({ lang }: Code): string | undefined =>
  !lang || drawn.test(lang) || codeLanguages.includes(lang)
    ? undefined
    : `code block in the unknown language "${lang}", which isn't highlighted. ${didYouMean(lang, codeLanguages)}`;

/** Mistake in a block that would be shown as code although it is a drawing. */
const drawingMistake = ({ lang }: Code): string | undefined =>
  lang && drawn.test(lang)
    ? `"${lang}" isn't drawn here. Put the drawing into content/figures as SVG, and show it with ![words](name.svg).`
    : undefined;

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

/** Mistake in the anchor that is made of a text. */
function idMistake(what: string, text: string): string | undefined {
  const id = slug(text);
  if (!/[\p{L}\p{N}]/u.test(id)) return `${what} "${text}" has no letter or digit for its anchor. Add a word.`;
  if (frameIds.has(id)) return `${what} "${text}" has the anchor "${id}", which the layout of every page uses. Choose other words.`;
  return undefined;
}

/** Mistake in the anchor of a component; `checkBody` reports an empty one. */
function anchorMistakeOf(element: JsxElement): string | undefined {
  const definition = element.type === 'mdxJsxFlowElement' ? definitionOf(element) : undefined;
  const anchor = definition && 'anchor' in definition ? definition.anchor : undefined;
  const text = anchor && !anchor.fixed ? attributeOf(element, anchor.attribute) : undefined;
  return text?.trim() ? idMistake(`the ${anchor?.attribute ?? ''} of <${element.name ?? ''}>`, text) : undefined;
}

/** Mistakes in the addresses of a component; `checkBody` reports an empty one. */
const addressMistakesOf = (element: JsxElement): string[] =>
  Object.entries(definitionOf(element)?.attributes ?? htmlAttributes(element.name ?? '') ?? {}).flatMap(([name, { kind }]) => {
    const address = kind === 'route' ? attributeOf(element, name) : undefined;
    const mistake = address?.trim() ? addressMistake(address) : undefined;
    return mistake === undefined ? [] : `the link "${address}" ${mistake}`;
  });

/** Reports formulas, code blocks, anchors and addresses that aren't allowed. Needs a tree with ids. */
function checkNodes(tree: Root, report: Report): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => void definitions.set(node.identifier, node));
  const tell = (node: Node, message: string | undefined): void => {
    if (message !== undefined) report(node, message);
  };
  const tellAddress = (node: Node, what: string, url: string, mistake: string | undefined): void =>
    tell(node, mistake && `${what} "${url}" ${mistake}`);
  visit(tree, (node) => {
    switch (node.type) {
      case 'math':
      case 'inlineMath':
        return tell(node, formulaMistake(node.value, node.type === 'math'));
      case 'code':
        for (const warning of [languageMistake(node), ignoredMeta(node)]) if (warning !== undefined) report(node, warning, true);
        tell(node, drawingMistake(node));
        return tell(node, highlightMistake(node));
      case 'heading':
        return tell(node, idMistake('the heading', toString(node)));
      case 'link':
      case 'definition':
        return tellAddress(node, 'the link', node.url, addressMistake(node.url));
      case 'image':
        return tellAddress(node, 'the picture', node.url, pictureMistake(node.url));
      case 'imageReference': {
        const { url } = definitions.get(node.identifier) ?? {};
        return tellAddress(node, 'the picture', url ?? '', url === undefined ? undefined : pictureMistake(url));
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        tell(node, anchorMistakeOf(node));
        for (const mistake of addressMistakesOf(node)) report(node, mistake);
        return undefined;
      default:
        return undefined;
    }
  });
}

/** All checks of a text that need no tables or pictures. `body` is the source of the tree. */
export const checkText = (tree: Root, body: string, vocabulary: Vocabulary): Mistake[] =>
  mistakesIn((report) => {
    checkFences(tree, body, report);
    checkMarks(tree, body, report);
    checkBody(tree, vocabulary, report);
    checkComponents(tree, vocabulary, report);
    checkChoices(tree, report);
    checkNodes(tree, report);
  });
