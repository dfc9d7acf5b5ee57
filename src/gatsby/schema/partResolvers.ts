import { isPartsTable, partsTables } from '../../site/partsTables';
import { tableNameOf } from './modelOf';
import type { ResolverContext } from './modelOf';
import type { RowNode } from './nodeTypes';

/** Fields of a part that its row does not hold: the table it stands in and the page that shows it. */
export const partResolvers = {
  table: {
    type: 'String!',
    description: 'Table that holds the part, such as bom-arm-manufactured.',
    resolve: (part: RowNode, _args: unknown, context: ResolverContext): string => tableNameOf(part, context),
  },
  route: {
    type: 'String!',
    description: 'Page that shows the part.',
    resolve: (part: RowNode, _args: unknown, context: ResolverContext): string => {
      const table = tableNameOf(part, context);
      return isPartsTable(table) ? partsTables[table].route : '';
    },
  },
};
