import type { Node } from 'gatsby';
import { partsTables } from '../../site/partsTables';
import { hasEntry } from '../../model/definitionItems';
import { tableDefinitions } from '../../plugins';

/** Source instances of gatsby-source-filesystem, one per folder of content. */
export const sourceNames = { docs: 'docs', blog: 'blog', data: 'data', figures: 'figures' } as const;

/** Tables whose rows have no nodes. */
export const searchOnlyTables: readonly string[] = Object.keys(tableDefinitions).filter((name) => tableDefinitions[name]?.searchOnly);

/** A file node of gatsby-source-filesystem. */
export interface FileNode extends Node {
  readonly sourceInstanceName: string;
  readonly relativePath: string;
  readonly absolutePath: string;
  readonly extension: string;
  readonly name: string;
}

/** A document. Expensive fields are resolved on request. */
export interface DocNode extends Node {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly sidebarLabel: string;
  readonly file: string;
}

/** A drawing with its size in px. */
export interface FigureNode extends Node {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const tableNodeId = (name: string): string => `table ${name}`;

export const figureNodeId = (name: string): string => `figure ${name}`;

/** Node id that tells Gatsby that definitions of a folder have changed. */
export const definitionChangeId = (folder: string): string => `definitions of ${folder}`;

/** GraphQL type of a table's rows: `motor-ids` becomes `MotorIdsRow`. All parts tables share one. */
export const rowTypeName = (table: string): string =>
  hasEntry(partsTables, table)
    ? 'Part'
    : `${table
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join('')}Row`;

/** A row node of gatsby-transformer-csv. Cells are numbers only in columns that are numeric in every table. */
export interface RowNode extends Node {
  readonly [column: string]: unknown;
}
