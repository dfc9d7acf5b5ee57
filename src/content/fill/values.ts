import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { formatCell } from '../../model/formatCell';
import type { Table } from '../tables/csvTable';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';

/** Literal attribute of a component in a document. */
export function attributeOf(element: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const attribute = element.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  if (!attribute) return undefined;
  return typeof attribute.value === 'string' ? attribute.value : '';
}

/** Text of one `<Value>`, or what is wrong with it. */
function valueText(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  tables: ReadonlyMap<string, Table>,
): { text: string } | { message: string } {
  const [name = '', key = '', column = ''] = ['table', 'row', 'column'].map((attribute) => attributeOf(element, attribute));
  const table = tables.get(name);
  if (!table) return { message: `<Value> names the table "${name}", which does not exist. ${didYouMean(name, tables.keys())}` };
  const definition = table.definition.columns[column];
  if (!definition)
    return {
      message: `<Value> names the column "${column}", which table "${name}" does not have. ${didYouMean(column, Object.keys(table.definition.columns))}`,
    };
  const keys = table.rows.map((row) => String(row[table.definition.key]));
  const row = table.rows[keys.indexOf(key)];
  if (!row)
    return {
      message: `<Value> names the row "${key}", which table "${name}" does not have in column "${table.definition.key}". ${didYouMean(key, keys)}`,
    };
  const cell = row[column] ?? null;
  if (cell === null)
    return { message: `<Value> names an empty cell: row "${key}", column "${column}" of table "${name}". Fill it in, or name another.` };
  return { text: formatCell(cell, attributeOf(element, 'bare') === undefined ? definition.unit : undefined, definition.digits) };
}

/**
 * Puts the cells that `<Value>` names into the text. Where a name is unknown or the cell is empty, the problem says so
 * and the text shows the name.
 */
export function fillValues(tree: Root, tables: ReadonlyMap<string, Table>, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'Value' || !parent || index === undefined)
      return;
    const result = valueText(node, tables);
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    if ('message' in result) problems.push({ file, line, message: result.message });
    const text = { type: 'text', value: 'text' in result ? result.text : '?' } as const;
    parent.children[index] = node.type === 'mdxJsxTextElement' ? text : { type: 'paragraph', children: [text] };
  });
  return problems;
}
