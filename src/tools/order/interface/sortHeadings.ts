/** Columns that a table of parts can be sorted by. */
export const sortColumns = ['part', 'material', 'supplier', 'pieces', 'price', 'total'] as const;

/** Name of a column to sort by. */
export type SortColumn = (typeof sortColumns)[number];

/** Headings of a table of parts in their order. `wide`: on a phone the column's content stands in the details. */
export const sortHeadings: readonly {
  readonly column: SortColumn;
  readonly label: string;
  readonly unit?: string;
  readonly wide?: true;
}[] = [
  { column: 'part', label: 'Part' },
  { column: 'material', label: 'Material and process', wide: true },
  { column: 'supplier', label: 'Supplier', wide: true },
  { column: 'pieces', label: 'Pieces' },
  { column: 'price', label: 'Unit price', unit: 'JPY', wide: true },
  { column: 'total', label: 'Total', unit: 'JPY' },
];
