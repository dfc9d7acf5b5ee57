import { readFileSync } from 'node:fs';
import type { CreateNodeArgs } from 'gatsby';
import { documentFields } from '../content/sources/documentFile';
import { svgSize } from '../content/sources/figureSize';
import { day, postFields } from '../content/sources/postFile';
import { tableDefinitions } from '../site/tableDefinitions';
import { figureNodeId, sourceNames, tableNodeId } from './schema/nodeTypes';
import type { FileNode, MdxNode } from './schema/nodeTypes';

/** Makes a node of our own from one that a plugin made; it changes when that one does. */
async function createChild(
  { node, actions, createContentDigest }: CreateNodeArgs,
  type: string,
  id: string,
  fields: object,
): Promise<void> {
  const contentDigest = createContentDigest([fields, node.internal.contentDigest]);
  await actions.createNode({ ...fields, id, parent: node.id, children: [], internal: { type, contentDigest } });
}

async function createDoc(file: FileNode, args: CreateNodeArgs, { frontmatter }: MdxNode): Promise<void> {
  const { id, route, title, description, sidebarLabel, tables } = documentFields(file.relativePath, frontmatter);
  const fields = { route, title, description, sidebarLabel: sidebarLabel ?? title, tableNames: tables ?? [] };
  await createChild(args, 'Doc', id, { ...fields, file: `content/docs/${file.relativePath}` });
}

async function createPost(file: FileNode, args: CreateNodeArgs, { frontmatter }: MdxNode): Promise<void> {
  const { id, route, title, description, date, updated, tags, tables } = postFields(file.relativePath, frontmatter);
  const days = { date: day(date), updated: updated ? day(updated) : null };
  const fields = { route, title, description, ...days, tags: tags ?? [], tableNames: tables ?? [] };
  await createChild(args, 'BlogPost', id, { ...fields, file: `content/blog/${file.relativePath}` });
}

/** The table's cells are in the row nodes of gatsby-transformer-csv, which come after this one. */
async function createDataTable(file: FileNode, args: CreateNodeArgs): Promise<void> {
  const definition = Object.hasOwn(tableDefinitions, file.name) ? tableDefinitions[file.name] : undefined;
  if (!definition) return;
  const columns = Object.entries(definition.columns).map(([name, column]) => ({ name, ...column }));
  const fields = { name: file.name, title: definition.title, key: definition.key, file: `content/data/${file.relativePath}`, columns };
  await createChild(args, 'DataTable', tableNodeId(file.name), fields);
}

async function createFigure(file: FileNode, args: CreateNodeArgs): Promise<void> {
  const size = svgSize(readFileSync(file.absolutePath, 'utf8'));
  await createChild(args, 'Figure', figureNodeId(file.relativePath), { name: file.relativePath, ...size });
}

/** Makes our own nodes from the files and MDX nodes that the plugins provide: documents, posts, tables, drawings. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node, getNode } = args;
  // Gatsby types nodes loosely; the type name says which plugin made them.
  if (node.internal.type === 'Mdx') {
    const mdx = node as unknown as MdxNode;
    const file = getNode(node.parent ?? '') as FileNode | undefined;
    if (file?.sourceInstanceName === sourceNames.docs) await createDoc(file, args, mdx);
    if (file?.sourceInstanceName === sourceNames.blog) await createPost(file, args, mdx);
  }
  if (node.internal.type === 'File') {
    // Its type says so.
    const file = node as unknown as FileNode;
    if (file.sourceInstanceName === sourceNames.data && file.extension === 'csv') await createDataTable(file, args);
    if (file.sourceInstanceName === sourceNames.figures && file.extension === 'svg') await createFigure(file, args);
  }
}
