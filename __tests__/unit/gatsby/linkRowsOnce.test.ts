import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateNodeArgs, Node } from 'gatsby';
import { linkRowsOnce } from '../../../src/gatsby/linkRowsOnce';
import type { RowPlugin } from '../../../src/gatsby/linkRowsOnce';

const root = path.resolve(__dirname, '../../..');

// It has no types.
const plugin = createRequire(path.join(root, 'package.json'))('gatsby-transformer-csv/gatsby-node') as RowPlugin;

beforeAll(() => linkRowsOnce(root));

/** Has the plugin read a table, and returns the node of its file with what was written of it. */
async function read(csv: string): Promise<{ file: Node; made: string[]; written: string[][] }> {
  const made: string[] = [];
  const written: string[][] = [];
  const file = {
    id: 'file',
    children: [],
    parent: null,
    internal: { type: 'File', contentDigest: '', owner: '' },
    name: 'motors',
    extension: 'csv',
  };
  // What Gatsby's own does: it joins the two, and writes the node of the file.
  const createParentChildLink = ({ parent, child }: { parent: Node; child: Node }): void => {
    if (!parent.children.includes(child.id)) parent.children.push(child.id);
    written.push([...parent.children]);
  };
  const args = {
    node: file,
    actions: { createNode: ({ id }: Node) => void made.push(id), createParentChildLink },
    loadNodeContent: () => Promise.resolve(csv),
    createNodeId: (text: string) => text,
    createContentDigest: () => '',
  };
  // All that the plugin reads of it.
  await plugin.onCreateNode(args as unknown as CreateNodeArgs, { typeName: 'Row' });
  return { file, made, written };
}

it('writes the node of a file once, with all its rows in their order', async () => {
  const { file, made, written } = await read('id,torque\na,1\nb,2\nc,3\n');
  expect(made).toEqual(['a', 'b', 'c']);
  expect(file.children).toEqual(['a', 'b', 'c']);
  expect(written).toEqual([['a', 'b', 'c']]);
});

it('writes nothing for a file without rows', async () => {
  expect((await read('id,torque\n')).written).toEqual([]);
});
