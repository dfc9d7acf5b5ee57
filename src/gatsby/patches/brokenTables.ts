/*
 * Without it, `develop` ends as soon as a writer saves a table in which a quotation mark is not closed. gatsby-transformer-csv hands an error to
 * `then` where a function belongs, so that nothing catches what its parser throws. Here such a table has no rows until it is mended; our own reading
 * tells of the mistake. A build has stopped before.
 * Still needed? Not when that call of `then` in gatsby-transformer-csv/gatsby-node.js has a function.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { parseRecords } from '../../content/tables/csvRecords';

/** Part of what gatsby-transformer-csv exports. */
interface TablePlugin {
  onCreateNode: (args: CreateNodeArgs, options: object) => Promise<void>;
}

function isCsv(text: string): boolean {
  try {
    return Boolean(parseRecords(text));
  } catch {
    return false;
  }
}

/** Has `develop` survive a table that is no CSV. */
export function survivesBrokenTables(root: string): void {
  // It has no types.
  const plugin = createRequire(path.join(root, 'package.json'))('gatsby-transformer-csv/gatsby-node') as TablePlugin;
  const { onCreateNode } = plugin;
  plugin.onCreateNode = (args, options) => {
    const loadNodeContent: typeof args.loadNodeContent = async (node) => {
      const text = await args.loadNodeContent(node);
      return isCsv(text) ? text : '';
    };
    return onCreateNode({ ...args, loadNodeContent }, options);
  };
}
