import type { SourceNodesArgs } from 'gatsby';
import { currentSite } from './currentSite';
import { watchDefinitions } from './developedDefinitions';
import { lastUpdateOf } from './schema/modelOf';

/** Keeps the page nodes of the last build, which Gatsby would delete and recreate. They are deleted with their page. */
function keepPageNodes({ actions, getNodesByType }: SourceNodesArgs): void {
  for (const node of getNodesByType('SitePage')) actions.touchNode(node);
}

/** Corrects the last update of texts whose nodes are of the last build: a commit doesn't change files. */
async function renewLastUpdates({ actions, createContentDigest, getNodesByType }: SourceNodesArgs): Promise<void> {
  for (const { internal, ...node } of ['Doc', 'BlogPost'].flatMap((type) => getNodesByType(type))) {
    const lastUpdated = lastUpdateOf(String(node.file));
    if (lastUpdated === node.lastUpdated) continue;
    const contentDigest = createContentDigest([internal.contentDigest, lastUpdated]);
    await actions.createNode({ ...node, lastUpdated, internal: { type: internal.type, contentDigest } });
  }
}

/** Keeps nodes of the last build, and warns of a history that can't be read. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  const { reporter } = args;
  keepPageNodes(args);
  if (process.env.NODE_ENV === 'development') watchDefinitions(process.cwd(), args);
  const { warning } = currentSite().history;
  if (warning) reporter.warn(warning);
  await renewLastUpdates(args);
}
