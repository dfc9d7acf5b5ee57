import type { SourceNodesArgs } from 'gatsby';
import { readLastUpdated } from '../content/sources/lastUpdated';
import { lastUpdateNodeId } from './schema/nodeTypes';

/**
 * Makes a node per file with the author time of its last commit. Read anew by every build, because a commit changes
 * no file.
 */
export async function sourceNodes(root: string, { actions, createContentDigest, reporter }: SourceNodesArgs): Promise<void> {
  const { dates, warning } = readLastUpdated(root, 'content');
  if (warning) reporter.warn(warning);
  for (const [file, date] of dates) {
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
