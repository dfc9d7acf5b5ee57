import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { tolerateBrokenTables } from '../../../src/gatsby/patches/brokenTables';

const root = path.resolve(__dirname, '../../..');

/** Rows that gatsby-transformer-csv makes of a text. */
async function rowsOf(csv: string): Promise<string[]> {
  // It has no types.
  const plugin = createRequire(path.join(root, 'package.json'))('gatsby-transformer-csv/gatsby-node') as {
    readonly onCreateNode: (args: CreateNodeArgs, options: object) => Promise<void>;
  };
  const made: string[] = [];
  const args = {
    node: { id: 'file', children: [], extension: 'csv', internal: { type: 'File' } },
    actions: { createNode: ({ id }: Node) => void made.push(id), createParentChildLink: () => undefined },
    loadNodeContent: () => Promise.resolve(csv),
    createNodeId: (text: string) => text,
    createContentDigest: () => '',
  };
  // All that the plugin reads of it.
  await plugin.onCreateNode(args as unknown as CreateNodeArgs, { typeName: 'Row' });
  return made;
}

beforeAll(() => tolerateBrokenTables(root));

it('a table whose quotation mark is not closed has no rows', async () => expect(await rowsOf('id,torque\na,"1\nb,2\n')).toEqual([]));

it('all others have theirs, also with line breaks within a cell', async () =>
  expect(await rowsOf('id,torque\na,"1\n2"\nb,2\n')).toEqual(['a', 'b']));
