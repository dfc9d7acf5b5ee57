/*
 * Without it, `develop` exits when an author saves a table with an unclosed quotation mark: gatsby-transformer-csv passes an error instead
 * of a function to `then`, so its parser's exception is never caught. With it, such a table has no rows until it is corrected, and our own
 * check reports the mistake. A build has already stopped.
 * Still needed? Not if that call of `then` in gatsby-transformer-csv/gatsby-node.js has a function.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { parseRecords } from '../../content/tables/csvRecords';

/** The part of gatsby-transformer-csv's exports that is patched. */
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

/** Keeps `develop` running when a table is not valid CSV. */
export function tolerateBrokenTables(root: string): void {
  // The module has no types.
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
