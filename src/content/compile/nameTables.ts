import type { InlineMath } from 'mdast-util-math';
import type { PhrasingContent, Root, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Letters and digits of a formula, as its accessible name. */
const formulaWords = (formula: string): string =>
  formula
    .replace(/[\\{}_^]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const words = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => (node.type === 'inlineMath' ? formulaWords(node.value) : 'children' in node ? words(node.children) : toString(node)))
    .join('');

/** Prepares a column header: an empty cell becomes a data cell, and a lone formula gets an accessible name, because MathML has none. */
function nameHeading(cell: TableCell): void {
  const [only, ...others] = cell.children;
  if (!only) cell.data = { ...cell.data, hName: 'td' };
  if (only?.type === 'inlineMath' && others.length === 0) {
    const formula: InlineMath = only;
    // mdast has no type for our own data.
    formula.data = { ...formula.data, name: formulaWords(formula.value) } as InlineMath['data'];
  }
}

/**
 * Makes the first cell of a row its header. A cell with only a formula stays a data cell: a header would need an accessible name, which
 * screen readers read in place of the formula.
 */
function headRow({ children: [first] }: TableRow): void {
  if (first?.children.some(({ type }) => type !== 'inlineMath')) first.data = { ...first.data, hName: 'th', hProperties: { scope: 'row' } };
}

/** Gives tables written in Markdown a name made of their columns, unique on the page, and header cells. */
export function nameTables(tree: Root): void {
  const used = new Map<string, number>();
  visit(tree, 'table', (table) => {
    const headings = table.children[0]?.children ?? [];
    headings.forEach(nameHeading);
    table.children.slice(1).forEach(headRow);
    const columns = headings.map(({ children }) => words(children).trim()).filter((text) => text !== '');
    const name = columns.length > 0 ? `Table: ${columns.join(', ')}` : 'Table';
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    table.data = { ...table.data, hProperties: { label: count > 1 ? `${name} (${count})` : name } };
  });
}
