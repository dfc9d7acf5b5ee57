import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { formatCell } from '../../model/formatCell';
import { isPartsTable, partsTables } from '../../site/partsTables';
import type { Row, Table } from '../tables/csvTable';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import { attributeOf } from './values';

/** What `<Part show="…">` can put into a sentence, and the column it comes from. */
const columns: Readonly<Record<string, string>> = {
  name: 'part_name',
  model: 'model_number',
  quantity: 'quantity_robot',
  price: 'unit_price_jpy',
  total: 'total_price_jpy',
};

interface Found {
  readonly table: Table;
  readonly row: Row;
}

function findPart(id: string, tableName: string | undefined, tables: ReadonlyMap<string, Table>): Found | { message: string } {
  const known = [...tables.values()].filter(({ name }) => isPartsTable(name));
  if (tableName !== undefined && !known.some(({ name }) => name === tableName)) {
    const names = known.map(({ name }) => name);
    return { message: `<Part> names the table "${tableName}", which holds no parts. ${didYouMean(tableName, names)}` };
  }
  const searched = known.filter(({ name }) => tableName === undefined || name === tableName);
  const found = searched.flatMap((table) => table.rows.filter((row) => row.part_id === id).map((row) => ({ table, row })));
  const [first, ...others] = found;
  if (!first) {
    const ids = searched.flatMap(({ rows }) => rows.map((row) => String(row.part_id)));
    return { message: `<Part> names the part "${id}", which the bill of materials does not have. ${didYouMean(id, new Set(ids))}` };
  }
  if (others.length > 0) {
    const names = found.map(({ table }) => `"${table.name}"`).join(' and ');
    return { message: `<Part> names the part "${id}", which stands in ${names}. Say which one is meant: table="${first.table.name}".` };
  }
  return first;
}

function partContent(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  tables: ReadonlyMap<string, Table>,
): { content: PhrasingContent } | { message: string } {
  const id = attributeOf(element, 'id') ?? '';
  const show = attributeOf(element, 'show') ?? 'name';
  const column = columns[show];
  if (!column) return { message: `<Part> has show="${show}". ${didYouMean(show, Object.keys(columns))}` };
  const found = findPart(id, attributeOf(element, 'table'), tables);
  if ('message' in found) return found;
  const { table, row } = found;
  const cell = row[column] ?? null;
  if (cell === null)
    return { message: `<Part> shows the ${show} of "${id}", which ${table.file} does not give. Fill it in, or show another.` };
  const text = formatCell(cell, table.definition.columns[column]?.unit);
  if (show === 'model') return { content: { type: 'inlineCode', value: text } };
  if (show !== 'name') return { content: { type: 'text', value: text } };
  const name: PhrasingContent = text === id ? { type: 'inlineCode', value: text } : { type: 'text', value: text };
  const route = isPartsTable(table.name) ? partsTables[table.name].route : '';
  return { content: { type: 'link', url: `${route}#${id}`, children: [name] } };
}

/**
 * Puts the parts that `<Part>` names into the text: the name as a link to the part's row, or one of its cells. Where a
 * name is unknown, the problem says so and the text shows a question mark.
 */
export function fillParts(tree: Root, tables: ReadonlyMap<string, Table>, file: string, bodyLine: number): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'Part' || !parent || index === undefined)
      return;
    const result = partContent(node, tables);
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    if ('message' in result) problems.push({ file, line, message: result.message });
    const content: PhrasingContent = 'content' in result ? result.content : { type: 'text', value: '?' };
    parent.children[index] = node.type === 'mdxJsxTextElement' ? content : { type: 'paragraph', children: [content] };
  });
  return problems;
}
