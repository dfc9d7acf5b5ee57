import { readFileSync } from 'node:fs';
import type { CreateNodeArgs } from 'gatsby';
import { entryOf } from '../model/definitionItems';
import { svgSize } from '../content/sources/checkDrawing';
import { unixLines } from '../content/sources/textOfBytes';
import { day } from '../content/sources/postFile';
import { pipeline, tableDefinitions } from '../plugins';
import { lastUpdateOf } from './schema/modelOf';
import { figureNodeId, sourceNames, tableNodeId } from './schema/nodeTypes';
import type { FileNode } from './schema/nodeTypes';

/** Creates a node from a plugin's node, and links it as a child. */
async function createChild(
  { node, actions, createContentDigest }: CreateNodeArgs,
  type: string,
  id: string,
  fields: object,
): Promise<void> {
  const contentDigest = createContentDigest([fields, node.internal.contentDigest]);
  await actions.createNode({ ...fields, id, parent: node.id, children: [], internal: { type, contentDigest } });
}

/** Creates the node of a document or post. */
async function createText(file: FileNode, args: CreateNodeArgs, collection: 'docs' | 'blog'): Promise<void> {
  const { relativePath } = file;
  const text = unixLines(await args.loadNodeContent(file));
  const found = pipeline.read({ collection, relativePath, text });
  const { id, route, frontmatter } = found.file;
  const { title, description } = frontmatter;
  const fields = { route, title, description, file: found.file.file, lastUpdated: lastUpdateOf(found.file.file) };
  if (found.kind === 'document')
    return createChild(args, 'Doc', id, { ...fields, sidebarLabel: found.file.frontmatter.sidebarLabel ?? title });
  const { date, updated, tags = [] } = found.file.frontmatter;
  return createChild(args, 'BlogPost', id, { ...fields, date: day(date), updated: updated ? day(updated) : null, tags });
}

/** Creates the node of a table. Its cells are in the row nodes of gatsby-transformer-csv, which come later. */
async function createDataTable(file: FileNode, args: CreateNodeArgs): Promise<void> {
  if (!entryOf(tableDefinitions, file.name)) return;
  await createChild(args, 'DataTable', tableNodeId(file.name), { name: file.name });
}

/** Creates the node of a drawing. The name of one beside a document includes its folder. */
async function createFigure(file: FileNode, args: CreateNodeArgs): Promise<void> {
  const size = svgSize(readFileSync(file.absolutePath, 'utf8'));
  const folder = file.sourceInstanceName === sourceNames.figures ? '' : `${file.sourceInstanceName}/`;
  const name = folder + file.relativePath;
  await createChild(args, 'Figure', figureNodeId(name), { name, ...size });
}

/** Creates our nodes from the plugins' file and MDX nodes: documents, posts, tables, drawings. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node, getNode } = args;
  if (node.internal.type === 'Mdx') {
    const file = getNode(node.parent ?? '') as FileNode | undefined;
    const name = file?.sourceInstanceName;
    if (file && (name === sourceNames.docs || name === sourceNames.blog)) await createText(file, args, name);
  }
  if (node.internal.type === 'File') {
    const file = node as unknown as FileNode;
    if (file.sourceInstanceName === sourceNames.data && file.extension === 'csv') await createDataTable(file, args);
    if (file.sourceInstanceName !== sourceNames.data && file.extension === 'svg') await createFigure(file, args);
  }
}
