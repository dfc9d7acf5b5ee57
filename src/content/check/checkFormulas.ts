import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../model/problems';
import { formulaHtml } from '../compile/formulaHtml';

/** Commands that would put links, pictures, names or styles into the page; the printer of formulas shows them as red words. */
const refused = /\\(href|url|includegraphics|class|id|style|data|html[a-zA-Z]*)(?![a-zA-Z])/;

/** A word below or above the line, whose letters are italic and read out one by one. Two letters are often two indices. */
const spelledWord = /[_^]\s*\{\s*([A-Za-z]{3,})\s*\}/;

/** Reason of an error of the printer, without its name and without marks under the place. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/\s+/g, ' ')
    .replace(/^ParseError: /, '')
    .trim()
    .slice(0, 300);

function formulaMistake(formula: string, block: boolean): string | undefined {
  if (formula.trim() === '') return 'the formula is empty. Write it between the dollars, or take them out.';
  const command = refused.exec(formula)?.[0];
  if (command !== undefined) return `the formula has "${command}", which formulas may not. Take it out.`;
  const word = spelledWord.exec(formula)?.[1];
  if (word !== undefined) return `the formula spells "${word}" letter by letter. Write \\mathrm{${word}}.`;
  try {
    formulaHtml(formula, block);
    return undefined;
  } catch (error) {
    const reason = reasonOf(error);
    return `the formula cannot be read: ${reason}${reason.endsWith('.') ? '' : '.'} Correct its TeX.`;
  }
}

/** Every formula of a document that cannot be printed, or asks for what formulas may not. */
export function checkFormulas(tree: Root, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (node.type !== 'math' && node.type !== 'inlineMath') return;
    const message = formulaMistake(node.value, node.type === 'math');
    if (message !== undefined) problems.push({ file, line: (node.position?.start.line ?? 1) + bodyLine - 1, message });
  });
  return problems;
}
