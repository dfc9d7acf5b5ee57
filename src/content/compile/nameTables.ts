import type { InlineMath } from 'mdast-util-math';
import type { PhrasingContent, Root, TableCell, TableRow } from 'mdast';
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

/**
 * The first cell of a row says what the row is about, and is read with each of its cells. A formula alone stays a cell: as a heading it would need a
 * name, which is read in its place, and so nobody would hear it as a formula.
 */
function headRow({ children: [first] }: TableRow): void {
  if (first?.children.some(({ type }) => type !== 'inlineMath')) first.data = { ...first.data, hName: 'th', hProperties: { scope: 'row' } };
}

/** Names the tables written in Markdown after their columns, no two alike, and makes headings of the cells that head a column or a row. */
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
