import type { SourceNodesArgs } from 'gatsby';
import { lastUpdates } from '../content/sources/gitHistory';
import { currentSite } from './currentSite';
import { watchDefinitions } from './developedDefinitions';
import { lastUpdateNodeId } from './schema/nodeTypes';

/** Keeps the page nodes of the last build, which Gatsby would delete and recreate. They are deleted with their page. */
function keepPageNodes({ actions, getNodesByType }: SourceNodesArgs): void {
  for (const node of getNodesByType('SitePage')) actions.touchNode(node);
}

/** Creates a node per file with the author date of its last commit. Runs in every build, because a commit doesn't change files. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  const { actions, createContentDigest, reporter } = args;
  keepPageNodes(args);
  if (process.env.NODE_ENV === 'development') watchDefinitions(process.cwd(), args);
  const { commits, warning } = currentSite().history;
  if (warning) reporter.warn(warning);
  for (const [file, date] of lastUpdates(commits)) {
    const fields = { file, date: date.toISOString() };
    await actions.createNode({
      ...fields,
      id: lastUpdateNodeId(file),
      parent: null,
      children: [],
      internal: { type: 'LastUpdate', contentDigest: createContentDigest(fields) },
    });
  }
}
