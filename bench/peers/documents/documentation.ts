/** A piece of a sentence: words, a name in code type, or a link to another document. */
export type Inline = string | { readonly code: string } | { readonly link: string; readonly text: string };

/** A column of a table; the unit is one that this project knows. */
export interface NeutralColumn {
  /** Name in a CSV, with the unit's ending. */
  readonly name: string;
  readonly label: string;
  readonly unit?: 'g' | 'mm' | 'N·m';
}

/** A table as data. The first column names a row. */
export interface NeutralTable {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly NeutralColumn[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A part of a document that no documentation tool is needed to understand. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'code'; readonly language: 'bash' | 'python' | 'yaml'; readonly text: string }
  | { readonly kind: 'table'; readonly table: NeutralTable };

/** One document. */
export interface NeutralDocument {
  /** Path below the site's root, such as `section-01/set-the-velkor-valve`; `index` is the first page of the site. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly Block[];
}

/** Documents that stand together below a label. */
export interface NeutralCategory {
  readonly label: string;
  readonly documents: readonly string[];
}

/** A section: its sidebar has these categories. */
export interface NeutralSection {
  readonly id: string;
  readonly label: string;
  readonly categories: readonly NeutralCategory[];
}

/** What somebody types, and the document that has to be found. */
export interface JudgedSearch {
  readonly query: string;
  readonly kind: 'title' | 'heading' | 'identifier' | 'prefix' | 'typo';
  readonly document: string;
}

/** All that every site of the bench is made of. */
export interface Documentation {
  readonly documents: readonly NeutralDocument[];
  readonly sections: readonly NeutralSection[];
  readonly searches: readonly JudgedSearch[];
}

/** Words of a sentence as a reader sees them. */
const plainText = (text: readonly Inline[]): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : 'code' in piece ? piece.code : piece.text)).join('');

/** What a reader of a document can see of it, piece by piece: headings, sentences, items and cells. */
export function visibleTexts({ title, blocks }: NeutralDocument): string[] {
  const texts = blocks.flatMap((block): string[] => {
    if (block.kind === 'paragraph') return [plainText(block.text)];
    if (block.kind === 'heading') return [block.text];
    if (block.kind === 'code') return block.text.split('\n');
    return block.kind === 'table' ? block.table.rows.map(([key]) => String(key)) : [...block.items];
  });
  return [title, ...texts].map((text) => text.trim()).filter(Boolean);
}
