import type { CreateResolversArgs } from 'gatsby';
import { pageAt } from './currentSite';
import { lastUpdateNodeId } from './schema/nodeTypes';
import { publicUrl } from './schema/docResolvers';
import type { ResolverContext } from './schema/modelOf';

interface SitePage {
  readonly path: string;
}

/** Adds fields from the registry to Gatsby's pages. */
export function createResolvers(args: CreateResolversArgs): void {
  const add = args.createResolvers as (resolvers: object) => void;
  add({
    Figure: { publicURL: { type: 'String!', resolve: publicUrl } },
    SitePage: {
      listed: {
        type: 'Boolean!',
        description: 'Whether the page is in the sitemap.',
        resolve: ({ path }: SitePage): boolean => pageAt(path)?.outputs.sitemap ?? false,
      },
      lastUpdated: {
        type: 'Date',
        description: 'The date that the author gives; otherwise the author date of the last commit of its document.',
        resolve: ({ path }: SitePage, _args: unknown, { nodeModel }: ResolverContext): string | null => {
          const { text, updated } = pageAt(path) ?? {};
          if (updated) return updated.toISOString();
          const file = text?.file;
          const node =
            file === undefined ? null : nodeModel.getNodeById<{ date: string }>({ id: lastUpdateNodeId(file), type: 'LastUpdate' });
          return node?.date ?? null;
        },
      },
    },
  });
}
