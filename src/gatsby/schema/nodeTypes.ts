import type { Node } from 'gatsby';
import { isPartsTable } from '../../site/partsTables';
import { tableDefinitions } from '../../site/tableDefinitions';
import type { ColumnDefinition } from '../../model/tableTypes';

/** Source instances of gatsby-source-filesystem, one per folder of content. */
export const sourceNames = { docs: 'docs', blog: 'blog', data: 'data', figures: 'figures' } as const;

/** Tables whose rows are no nodes. */
export const searchOnlyTables: readonly string[] = Object.keys(tableDefinitions).filter((name) => tableDefinitions[name]?.searchOnly);

/** A file as gatsby-source-filesystem provides it. */
export interface FileNode extends Node {
  readonly sourceInstanceName: string;
  readonly relativePath: string;
  readonly absolutePath: string;
  readonly extension: string;
  readonly name: string;
}

/** A document of content/docs; what is costly is resolved when asked for. */
export interface DocNode extends Node {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly sidebarLabel: string;
  readonly file: string;
  readonly tableNames: readonly string[];
}

/** A declared column with its name. */
export interface DataTableColumn extends ColumnDefinition {
  readonly name: string;
}

/** A CSV table; its cells are in the row nodes of the file, and get their types when they are asked for. */
export interface DataTableNode extends Node {
  readonly name: string;
  readonly title: string;
  readonly key: string;
  readonly file: string;
  readonly columns: readonly DataTableColumn[];
}

/** A drawing with its size in px. */
export interface FigureNode extends Node {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Node id of the table of a name. */
export const tableNodeId = (name: string): string => `table ${name}`;

/** Node id of the drawing of a file name. */
export const figureNodeId = (name: string): string => `figure ${name}`;

/** Node id of the last update of a file. */
export const lastUpdateNodeId = (file: string): string => `last update ${file}`;

/** GraphQL type of the rows of a table: `motor-ids` becomes `MotorIdsRow`. All parts are of one type. */
export const rowTypeName = (table: string): string =>
  isPartsTable(table)
    ? 'Part'
    : `${table
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join('')}Row`;

/** A row of a CSV file as gatsby-transformer-csv provides it; cells of columns that are numbers in every table are numbers. */
export interface RowNode extends Node {
  readonly [column: string]: unknown;
}
