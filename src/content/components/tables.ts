import { withUnit } from '../../model/format';
import type { KeyFigure, TableGrid } from '../../model/tableGrid';
import { expandKeyFigures, expandTable } from '../tables/expandTable';
import { gridTexts, propTable } from '../tables/rows';
import { attributeOf } from '../tree/attributes';
import { listItem, listOf, paragraph, text } from '../tree/nodes';
import { defineBlock } from './definition';
import { titledTable } from './markdownTable';

/** A CSV table, or some of its columns and rows. */
export const DataTable = defineBlock({
  about: 'A table of `content/data`, or some of its columns and rows in the order given.',
  example: '<DataTable name="joint-limits" rows="J1,J2" caption="Limits of the shoulder" />',
  attributes: {
    name: { kind: 'table', required: true },
    columns: { kind: 'columns' },
    rows: { kind: 'rows' },
    // Indexed with the expanded table.
    caption: { kind: 'text', about: 'Replaces the title of the table' },
    transpose: { kind: 'flag', about: 'Makes a column of each row, for a few models with many values' },
    unsearched: { kind: 'flag', about: 'Search leaves it out: another page shows it, too, or nobody looks for its words' },
  },
  children: false,
  fromTable: (table, element): { grid: TableGrid } => {
    const [columns, rows, caption] = ['columns', 'rows', 'caption'].map((name) => attributeOf(element, name));
    const transpose = attributeOf(element, 'transpose') !== undefined;
    return { grid: expandTable(propTable(table), { columns, rows, caption, transpose }) };
  },
  markdown: (_element, { absolute }, props) => (props ? titledTable(props.grid, absolute) : []),
  search: (element, props) => (props && attributeOf(element, 'unsearched') === undefined ? gridTexts(props.grid) : []),
});

const figureText = ({ label, value, unit }: KeyFigure): string => `${label}: ${unit ? withUnit(value, unit) : value}`;

/** The cells of a table's first row as large numbers with their labels. */
export const KeyFigures = defineBlock({
  about: "The cells of a table's first row as large numbers with their labels.",
  example: '<KeyFigures name="key-features" />',
  attributes: { name: { kind: 'table', required: true }, columns: { kind: 'columns' } },
  children: false,
  fromTable: (table, element): { figures: readonly KeyFigure[] } => ({
    figures: expandKeyFigures(propTable(table), attributeOf(element, 'columns')),
  }),
  markdown: (_element, _printer, props) => [
    listOf(false, props?.figures ?? [], (figure) => listItem([paragraph([text(figureText(figure))])])),
  ],
  search: (_element, props) => (props?.figures ?? []).map(figureText),
});
