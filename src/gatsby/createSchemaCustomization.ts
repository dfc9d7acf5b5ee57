import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { partsTables } from '../site/partsTables';
import { hasEntry } from '../model/definitionItems';
import { numericColumns } from './schema/numericColumns';
import type { ColumnDefinition, TableDefinition } from '../model/tableTypes';
import { tableDefinitions } from '../plugins';
import { docResolvers, figureResolvers, partResolvers } from './schema/docResolvers';
import { rowOf } from './schema/modelOf';
import type { ResolverContext } from './schema/modelOf';
import { rowTypeName, searchOnlyTables } from './schema/nodeTypes';
import type { RowNode } from './schema/nodeTypes';

const typeDefs = `
  """A document of content/docs."""
  type Doc implements Node @dontInfer {
    "Path of the page."
    route: String!
    title: String!
    description: String!
    sidebarLabel: String!
    "Author date of the file's last commit."
    lastUpdated: Date @dateformat
    "Path of the file in the project."
    file: String!
  }

  """A CSV table of content/data. Its rows have a type of their own."""
  type DataTable implements Node @dontInfer {
    name: String!
  }

  """A post of content/blog."""
  type BlogPost implements Node @dontInfer {
    "Path of the page."
    route: String!
    title: String!
    description: String!
    "Day of publication."
    date: Date! @dateformat
    "Date of the last change that matters to readers."
    updated: Date @dateformat
    "Author date of the file's last commit."
    lastUpdated: Date @dateformat
    tags: [String!]!
    "Path of the file in the project."
    file: String!
  }

  """A drawing or photo, with its size in px."""
  type Figure implements Node @dontInfer {
    name: String!
    width: Float!
    height: Float!
    "Address prefix of the files of a photo."
    photo: String
  }

  """In develop: a definition or photo that has changed, after which the site is read again."""
  type DefinitionChange implements Node @dontInfer {
    file: String!
    date: Date! @dateformat
  }

  "An entry of a table of contents: a heading of level 2 with its headings of level 3."
  type TocEntry {
    id: String!
    text: String!
    items: [TocItem!]!
  }

  type TocItem {
    id: String!
    text: String!
  }

  "A version of the documentation."
  type DocVersion {
    "Its name in the search service and in the browser's storage."
    name: String!
    "Its label for readers."
    label: String!
  }

  type ReadingTime {
    words: Int!
    minutes: Int!
  }
`;

const graphqlTypes: Record<ColumnDefinition['type'], string> = {
  text: 'String',
  hex: 'String',
  day: 'Date',
  url: 'String',
  route: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
  routes: '[String!]',
  list: '[String!]',
  lines: '[String!]',
};

interface RowField {
  readonly type: string;
  readonly description: string;
  readonly extensions?: object;
  readonly resolve?: (row: RowNode, args: unknown, context: ResolverContext) => unknown;
}

/** Fields of a table's rows, resolved from the typed table, so that filters and sorting treat numbers as numbers. */
function rowFields({ columns }: TableDefinition): Record<string, RowField> {
  return Object.fromEntries(
    // The column `id` is the id of the node.
    Object.entries(columns)
      .filter(([name]) => name !== 'id')
      .map(([name, column]): [string, RowField] => {
        const field = { type: graphqlTypes[column.type], description: column.unit ? `${column.label} in ${column.unit}` : column.label };
        if (numericColumns.has(name)) return [name, field];
        // A day is in the node as it is written, so that it can be sorted and compared.
        if (column.type === 'day') return [name, { ...field, extensions: { dateformat: {} } }];
        return [name, { ...field, resolve: (row, _args, context) => rowOf(row, context)?.[name] ?? null }];
      }),
  );
}

/** Declares every GraphQL type explicitly. Gatsby would otherwise infer types from the first row. */
export function createSchemaCustomization({ actions, schema }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(typeDefs);
  actions.createTypes(schema.buildObjectType({ name: 'Doc', fields: docResolvers, interfaces: ['Node'] }));
  actions.createTypes(schema.buildObjectType({ name: 'BlogPost', fields: docResolvers, interfaces: ['Node'] }));
  actions.createTypes(schema.buildObjectType({ name: 'Figure', fields: figureResolvers, interfaces: ['Node'] }));
  const declared = new Set<string>(searchOnlyTables.map(rowTypeName));
  for (const [name, definition] of Object.entries(tableDefinitions)) {
    // All parts tables share one type.
    if (declared.has(rowTypeName(name))) continue;
    declared.add(rowTypeName(name));
    actions.createTypes(
      schema.buildObjectType({
        name: rowTypeName(name),
        description: hasEntry(partsTables, name) ? 'A row of the bill of materials' : `A row of content/data/${name}.csv`,
        fields: { ...rowFields(definition), ...(hasEntry(partsTables, name) ? partResolvers : {}) },
        interfaces: ['Node'],
        extensions: { infer: false },
      }),
    );
  }
}
