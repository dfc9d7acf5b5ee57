import type { InlineMath } from 'mdast-util-math';
import type { PhrasingContent, Root, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Letters and numbers of a formula, for its name. */
const formulaWords = (formula: string): string =>
  formula
    .replace(/[\\{}_^]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const words = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => (node.type === 'inlineMath' ? formulaWords(node.value) : 'children' in node ? words(node.children) : toString(node)))
    .join('');

/** An empty cell is no heading; a heading that is only a formula would have no name, because MathML gives it none. */
function nameHeading(cell: TableCell): void {
  const [only, ...others] = cell.children;
  if (!only) cell.data = { ...cell.data, hName: 'td' };
  if (only?.type === 'inlineMath' && others.length === 0) {
    const formula: InlineMath = only;
    // mdast's types know no data of our own.
    formula.data = { ...formula.data, name: formulaWords(formula.value) } as InlineMath['data'];
  }
}

/** Names the tables written in Markdown after their columns, no two alike, and makes headings only of cells that head something. */
export function nameTables(tree: Root): void {
  const used = new Map<string, number>();
  visit(tree, 'table', (table) => {
    const headings = table.children[0]?.children ?? [];
    headings.forEach(nameHeading);
    const columns = headings.map(({ children }) => words(children).trim()).filter((text) => text !== '');
    const name = columns.length > 0 ? `Table: ${columns.join(', ')}` : 'Table';
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    table.data = { ...table.data, hProperties: { label: count > 1 ? `${name} (${count})` : name } };
  });
}
