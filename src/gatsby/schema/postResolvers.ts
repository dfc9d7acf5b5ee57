import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { figureNames } from '../../content/parse/references';
import { fill } from '../../content/pipeline';
import { feedHtml } from '../../outputs/feeds/feedEntries';
import { docResolvers } from './docResolvers';
import { figureOf, publicUrl } from './figures';
import { fillInput } from './modelOf';
import type { ResolverContext } from './modelOf';
import type { DocNode } from './nodeTypes';

/** Fields of a post: those of a document, and its text for feeds. */
export const postResolvers = {
  ...docResolvers,
  html: {
    type: 'String!',
    description: 'The text as HTML for feed readers, every address absolute.',
    resolve: async (post: DocNode, _args: unknown, context: ResolverContext, info: GraphQLResolveInfo): Promise<string> => {
      const { tree } = fill(await fillInput(post, context));
      const addresses = await Promise.all(
        figureNames(tree).map(async (name) => [name, await publicUrl(figureOf(name, context), {}, context, info)] as const),
      );
      return feedHtml(tree, post.route, new Map(addresses));
    },
  },
};
