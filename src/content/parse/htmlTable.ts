import type { AlignType, PhrasingContent, RootContent, Table, TableCell } from 'mdast';
import { attributeOf, isJsxElement } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { paragraph, positionOf, strong, text } from '../tree/nodes';
import type { Report } from './mistake';

/** Most columns or rows that one cell may span. */
const maxSpanned = 100;

/** Most cells of a table, spanned ones included. */
const maxCells = 5000;

const isNamed = (node: RootContent, ...names: string[]): node is JsxElement => isJsxElement(node) && names.includes(node.name ?? '');

/** Elements with given names, also inside paragraphs and table sections. */
const find = (nodes: readonly RootContent[], ...names: string[]): JsxElement[] =>
  nodes.flatMap((node): JsxElement[] => {
    if (isNamed(node, ...names)) return [node];
    return node.type === 'paragraph' || isNamed(node, 'thead', 'tbody', 'tfoot') ? find(node.children, ...names) : [];
  });

const spanOf = (cell: JsxElement, name: string): number =>
  Math.min(
    maxSpanned,
    Math.max(1, Number.parseInt(attributeOf(cell, name) ?? attributeOf(cell, `${name.slice(0, 3)}S${name.slice(4)}`) ?? '', 10) || 1),
  );

/** Replaces lists in a cell by lines with bullets: cells of a Markdown table contain inline content only. */
function flatten(nodes: readonly RootContent[], report: Report): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'list')
      return node.children.map((item, index) => {
        const sign = node.ordered ? `${(node.start ?? 1) + index}. ` : '• ';
        const [first, ...rest] = item.children.flatMap((child) => (child.type === 'paragraph' ? child.children : []));
        return paragraph([text(sign), ...(first ? [first, ...rest] : [])]);
      });
    if (['code', 'table', 'heading', 'blockquote', 'containerDirective', 'math'].includes(node.type))
      report(node, 'a table cell can contain only text and pictures. Move this below the table.');
    return [node];
  });
}

const alignOf = (cell: JsxElement | undefined): AlignType => {
  const align = cell && attributeOf(cell, 'align');
  return align === 'right' || align === 'center' || align === 'left' ? align : null;
};

/** Converts an HTML table to Markdown. A cell with a span is repeated in each cell that it covers. */
export function htmlTable(element: JsxElement, words: (nodes: readonly RootContent[]) => PhrasingContent[], report: Report): RootContent[] {
  const written = find(element.children, 'tr').map((row) => find(row.children, 'td', 'th'));
  const [caption] = find(element.children, 'caption');
  if (written.length === 0) {
    report(element, '<table> has no rows. Add <tr> with <th> or <td>.');
    return [];
  }
  const cellCount = written.flat().reduce((sum, cell) => sum + spanOf(cell, 'colspan') * spanOf(cell, 'rowspan'), 0);
  if (cellCount > maxCells) {
    report(element, `<table> has more than ${maxCells} cells. Move it to a table of content/data.`);
    return [];
  }
  const rows: TableCell[][] = written.map(() => []);
  written.forEach((cells, index) => {
    let column = 0;
    for (const cell of cells) {
      while (rows[index]?.[column]) column += 1;
      const children = words(flatten(cell.children, report));
      const position = positionOf(cell);
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (const row of rows.slice(index, index + high))
        for (let next = column; next < column + wide; next += 1)
          row[next] = { type: 'tableCell', children: structuredClone(children), ...position };
      column += wide;
    }
  });
  const columns = Math.max(...rows.map((row) => row.length));
  const full = rows.map((row) =>
    Array.from({ length: columns }, (_, column): TableCell => row[column] ?? { type: 'tableCell', children: [] }),
  );
  const hasHead = written[0]?.every((cell) => cell.name === 'th') ?? false;
  const head = hasHead ? [] : [Array.from({ length: columns }, (): TableCell => ({ type: 'tableCell', children: [] }))];
  const table: Table = {
    type: 'table',
    align: Array.from({ length: columns }, (_, column) => alignOf(written.at(-1)?.[column])),
    children: [...head, ...full].map((children) => ({ type: 'tableRow', children })),
    ...positionOf(element),
  };
  return [...(caption ? [paragraph([strong(...words(caption.children))])] : []), table];
}
