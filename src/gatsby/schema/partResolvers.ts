import type { Node } from 'gatsby';
import { isPartsTable, partsTables } from '../../site/partsTables';
import type { FileNode } from './nodeTypes';

interface PartContext {
  readonly nodeModel: { getNodeById<T>(query: { id: string }): T | null };
}

const tableOf = (part: Node, { nodeModel }: PartContext): string => nodeModel.getNodeById<FileNode>({ id: part.parent ?? '' })?.name ?? '';

/** Fields of a part that its row does not hold: the table it stands in and the page that shows it. */
export const partResolvers = {
  table: {
    type: 'String!',
    description: 'Table that holds the part, such as bom-arm-manufactured.',
    resolve: (part: Node, _args: unknown, context: PartContext): string => tableOf(part, context),
  },
  route: {
    type: 'String!',
    description: 'Page that shows the part.',
    resolve: (part: Node, _args: unknown, context: PartContext): string => {
      const table = tableOf(part, context);
      return isPartsTable(table) ? partsTables[table].route : '';
    },
  },
};
