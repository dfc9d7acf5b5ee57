import type { CreateNodeArgs, Node } from 'gatsby';
import { linkOnce } from '../../../src/gatsby/linkRowsOnce';
import type { RowPlugin } from '../../../src/gatsby/linkRowsOnce';

const node = (id: string): Node => ({ id, children: [], parent: null, internal: { type: 'File', contentDigest: '', owner: '' } });

/** A plugin that makes a node for each of these ids, as gatsby-transformer-csv does for rows, and what Gatsby is told in a call of it. */
async function told(ids: readonly string[]): Promise<{ file: Node; written: string[][] }> {
  const written: string[][] = [];
  const plugin: RowPlugin = {
    onCreateNode: async ({ node: file, actions }) => {
      for (const id of ids) {
        await Promise.resolve();
        actions.createParentChildLink({ parent: file, child: node(id) });
      }
    },
  };
  // What Gatsby's own does: it joins the two, and writes the node of the file.
  const createParentChildLink = ({ parent, child }: { parent: Node; child: Node }): void => {
    if (!parent.children.includes(child.id)) parent.children.push(child.id);
    written.push([...parent.children]);
  };
  linkOnce(plugin);
  const file = node('file');
  // Nothing else of the arguments is read.
  await plugin.onCreateNode({ node: file, actions: { createParentChildLink } } as unknown as CreateNodeArgs, {});
  return { file, written };
}

it('writes the node of a file once, with all its rows in their order', async () => {
  const { file, written } = await told(['a', 'b', 'c']);
  expect(file.children).toEqual(['a', 'b', 'c']);
  expect(written).toEqual([['a', 'b', 'c']]);
});

it('writes nothing for a file without rows', async () => {
  expect((await told([])).written).toEqual([]);
});
