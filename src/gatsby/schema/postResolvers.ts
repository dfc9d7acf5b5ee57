import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { figureNames } from '../../content/parse/references';
import { fill } from '../../content/pipeline';
import { feedHtml } from '../../outputs/feeds/feedEntries';
import { docResolvers } from './docResolvers';
import { fillInput } from './modelOf';
import type { ResolverContext } from './modelOf';
import { figureNodeId } from './nodeTypes';
import type { DocNode, FigureNode, FileNode } from './nodeTypes';

/** Address of a drawing from the root of the host, by the field that gatsby-source-filesystem gives files; asking publishes the file. */
async function publicUrl(name: string, context: ResolverContext, info: GraphQLResolveInfo): Promise<string> {
  const figure = context.nodeModel.getNodeById<FigureNode>({ id: figureNodeId(name), type: 'Figure' });
  const file = figure && context.nodeModel.getNodeById<FileNode>({ id: figure.parent ?? '' });
  const type = info.schema.getType('File');
  const field = type && 'getFields' in type ? type.getFields().publicURL : undefined;
  if (!file || !field || !('resolve' in field) || !field.resolve) return '';
  return String(await field.resolve(file, {}, context, info));
}

/** Fields of a post: those of a document, and its text for feeds. */
export const postResolvers = {
  ...docResolvers,
  html: {
    type: 'String!',
    description: 'The text as HTML for feed readers, every address absolute.',
    resolve: async (post: DocNode, _args: unknown, context: ResolverContext, info: GraphQLResolveInfo): Promise<string> => {
      const { tree } = fill(await fillInput(post, context));
      const addresses = await Promise.all(figureNames(tree).map(async (name) => [name, await publicUrl(name, context, info)] as const));
      return feedHtml(tree, post.route, new Map(addresses));
    },
  },
};
