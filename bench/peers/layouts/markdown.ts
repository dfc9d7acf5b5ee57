import type { Block, Inline, NeutralColumn, NeutralDocument, NeutralTable } from '../documents/documentation';

/** What differs between tools that read Markdown. */
export interface Dialect {
  /** Address of a document, by its id. */
  readonly address: (id: string) => string;
  readonly table: (table: NeutralTable) => string;
}

const inline = (piece: Inline, { address }: Dialect): string => {
  if (typeof piece === 'string') return piece;
  return 'code' in piece ? `\`${piece.code}\`` : `[${piece.text}](${address(piece.link)})`;
};

/** Heading of a column with its unit. */
const headingOf = ({ label, unit }: NeutralColumn): string => (unit ? `${label} (${unit})` : label);

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** A table in the document itself, below its title. */
export const markdownTable = ({ title, columns, rows }: NeutralTable): string =>
  [`**${title}**`, '', line(columns.map(headingOf)), line(columns.map(({ unit }) => (unit ? '---:' : '---'))), ...rows.map(line)].join(
    '\n',
  );

function blockText(block: Block, dialect: Dialect): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return block.text.map((piece) => inline(piece, dialect)).join('');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'steps':
      return block.items.map((item, at) => `${at + 1}. ${item}`).join('\n');
    case 'code':
      return `\`\`\`${block.language}\n${block.text}\n\`\`\``;
    case 'table':
      return dialect.table(block.table);
  }
}

/** The blocks of a document as Markdown. */
export const markdownBody = ({ blocks }: NeutralDocument, dialect: Dialect): string =>
  `${blocks.map((block) => blockText(block, dialect)).join('\n\n')}\n`;

/** Lines between dashes at the start of a document. The generated texts need no quotes. */
export const frontmatter = (values: Readonly<Record<string, string>>): string =>
  `---\n${Object.entries(values)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n\n`;
