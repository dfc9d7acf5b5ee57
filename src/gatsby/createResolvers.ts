import type { CreateResolversArgs } from 'gatsby';
import { pageAt } from './currentSite';
import { lastUpdateNodeId } from './schema/nodeTypes';
import { publicUrl } from './schema/docResolvers';
import type { ResolverContext } from './schema/modelOf';

interface SitePage {
  readonly path: string;
}

/** Tells of each of Gatsby's pages what the registry says of it. */
export function createResolvers(args: CreateResolversArgs): void {
  // Gatsby types it as `Function`.
  const add = args.createResolvers as (resolvers: object) => void;
  add({
    Figure: { publicURL: { type: 'String!', resolve: publicUrl } },
    SitePage: {
      listed: {
        type: 'Boolean!',
        description: 'Whether crawlers may list the page.',
        resolve: ({ path }: SitePage): boolean => pageAt(path)?.outputs.sitemap ?? false,
      },
      lastUpdated: {
        type: 'Date',
        description: 'The change that an author names, as the page says it; otherwise the author time of the last commit of its document.',
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
