import type { SourceNodesArgs } from 'gatsby';
import { lastUpdates } from '../content/sources/gitHistory';
import { currentSite } from './currentSite';
import { lastUpdateNodeId } from './schema/nodeTypes';

/**
 * Makes a node per file with the author time of its last commit. Read anew by every build, because a commit changes
 * no file.
 */
export async function sourceNodes({ actions, createContentDigest, reporter }: SourceNodesArgs): Promise<void> {
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
