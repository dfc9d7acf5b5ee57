import type { SourceNodesArgs } from 'gatsby';
import { lastUpdates } from '../content/sources/gitHistory';
import { currentSite } from './currentSite';
import { lastUpdateNodeId } from './schema/nodeTypes';

/** Keeps what the last build told of its pages: Gatsby would remove all of it, and write it again. What tells of a page goes with the page. */
function keepPageNodes({ actions, getNodesByType }: SourceNodesArgs): void {
  for (const node of getNodesByType('SitePage')) actions.touchNode(node);
}

/**
 * Makes a node per file with the author time of its last commit. Read anew by every build, because a commit changes
 * no file.
 */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  const { actions, createContentDigest, reporter } = args;
  keepPageNodes(args);
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
