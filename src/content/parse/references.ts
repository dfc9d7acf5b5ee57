import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeOf } from '../fill/values';

/** A name that a document uses, and the line of the file on which it does. */
export interface Reference {
  readonly name: string;
  readonly line: number;
}

/** A table shown by a document, with the columns and rows it chooses. */
export interface TableUse extends Reference {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** Everything outside itself that a document refers to. */
export interface References {
  readonly links: readonly Reference[];
  readonly figures: readonly Reference[];
  readonly tableUses: readonly TableUse[];
}

const parts = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Collects links, figures and tables of a document with their lines. */
export function collectReferences(tree: Root, bodyLine: number): References {
  const links: Reference[] = [];
  const figures: Reference[] = [];
  const tableUses: TableUse[] = [];
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    if (node.type === 'link' || node.type === 'definition') links.push({ name: node.url, line });
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === 'Card') links.push({ name: attributeOf(node, 'href') ?? '', line });
    if (node.name === 'Figure' || node.name === 'StepDrawing' || node.name === 'LinkedFigure')
      figures.push({ name: attributeOf(node, 'src') ?? '', line });
    if (node.name === 'TrayItem' && attributeOf(node, 'src')) figures.push({ name: attributeOf(node, 'src') ?? '', line });
    if (node.name === 'PartsTable') {
      // Its rows show shapes from one sheet.
      figures.push({ name: 'part-icons.svg', line });
      for (const name of parts(attributeOf(node, 'name'))) tableUses.push({ name, columns: [], rows: [], line });
    }
    if (node.name === 'DataTable' || node.name === 'KeyFigures' || node.name === 'LinkedFigure') {
      tableUses.push({
        name: attributeOf(node, 'name') ?? '',
        columns: parts(attributeOf(node, 'columns')),
        rows: parts(attributeOf(node, 'rows')),
        line,
      });
    }
  });
  return { links, figures, tableUses };
}
