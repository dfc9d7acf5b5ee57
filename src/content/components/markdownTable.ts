import type { Paragraph, PhrasingContent, Table, TableCell } from 'mdast';
import { piecesOf } from '../../model/tableGrid';
import type { CellPiece, GridCell, GridHeading, TableGrid } from '../../model/tableGrid';
import { paragraph, strong, text } from '../tree/nodes';
import type { MarkdownPrinter } from './definition';

type Absolute = MarkdownPrinter['absolute'];

const tableCell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children });

function inline(piece: CellPiece, absolute: Absolute): PhrasingContent {
  if (typeof piece === 'string') return text(piece);
  if ('code' in piece) return { type: 'inlineCode', value: piece.code };
  const url = absolute(piece.href);
  return { type: 'link', url, children: [text(url)] };
}

export const markdownCell = (cell: GridCell, absolute: Absolute): PhrasingContent[] =>
  piecesOf(cell).map((piece) => inline(piece, absolute));

const cellNode = (cell: GridCell, absolute: Absolute): TableCell => tableCell(markdownCell(cell, absolute));

function heading({ cell, unit }: GridHeading, absolute: Absolute): TableCell {
  if (cell === null) return tableCell([]);
  const { children } = cellNode(cell, absolute);
  return unit ? tableCell([...children, text(` (${unit})`)]) : tableCell(children);
}

const markdownTable = ({ head, rows, transposed }: TableGrid, absolute: Absolute): Table => ({
  type: 'table',
  align: transposed ? [] : head.map(({ numeric }) => (numeric ? 'right' : null)),
  children: [head.map((cell) => heading(cell, absolute)), ...rows.map((row) => row.map((cell) => cellNode(cell, absolute)))].map(
    (cells) => ({ type: 'tableRow', children: cells }),
  ),
});

/** An expanded table in Markdown, with its title above. */
export const titledTable = (grid: TableGrid, absolute: Absolute): [Paragraph, Table] => [
  paragraph([strong(text(grid.title))]),
  markdownTable(grid, absolute),
];
