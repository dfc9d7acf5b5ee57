import { readFileSync } from 'node:fs';
import type { CreateNodeArgs, SourceNodesArgs } from 'gatsby';
import { tableDefinitions } from '../site/tableDefinitions';
import { createPost } from './postNode';
import { readCsvTable } from '../content/tables/csvTable';
import { readDocumentFile } from '../content/sources/documentFile';
import { svgSize } from '../content/sources/figureSize';
import { readLastUpdated } from '../content/sources/lastUpdated';
import { figureNodeId, lastUpdateNodeId, sourceNames, tableNodeId } from './schema/nodeTypes';
import type { FileNode } from './schema/nodeTypes';

async function createDoc(file: FileNode, { node, actions, createContentDigest }: CreateNodeArgs): Promise<void> {
  const path = `content/docs/${file.relativePath}`;
  const { document } = readDocumentFile(file.relativePath, path, readFileSync(file.absolutePath, 'utf8'));
  const { title, description, sidebarLabel, tables } = document.frontmatter;
  const fields = { route: document.route, title, description, sidebarLabel: sidebarLabel ?? title, file: path, tableNames: tables ?? [] };
  await actions.createNode({
    ...fields,
    id: document.id,
    parent: node.id,
    children: [],
    internal: { type: 'Doc', contentDigest: createContentDigest([fields, node.internal.contentDigest]) },
  });
}

async function createDataTable(file: FileNode, { node, actions, createContentDigest }: CreateNodeArgs): Promise<void> {
  const definition = tableDefinitions[file.name];
  if (!definition) return;
  const path = `content/data/${file.relativePath}`;
  const { table } = readCsvTable(file.name, path, readFileSync(file.absolutePath, 'utf8'), definition);
  const columns = Object.entries(definition.columns).map(([name, column]) => ({ name, ...column }));
  const rows = table.rows.map((row) => columns.map(({ name }) => row[name] ?? null));
  const fields = { name: file.name, title: definition.title, key: definition.key, file: path, columns, rows };
  await actions.createNode({
    ...fields,
    id: tableNodeId(file.name),
    parent: node.id,
    children: [],
    internal: { type: 'DataTable', contentDigest: createContentDigest(fields) },
  });
}

async function createFigure(file: FileNode, { node, actions, createContentDigest }: CreateNodeArgs): Promise<void> {
  const size = svgSize(readFileSync(file.absolutePath, 'utf8'));
  const fields = { name: file.relativePath, ...size };
  await actions.createNode({
    ...fields,
    id: figureNodeId(file.relativePath),
    parent: node.id,
    children: [],
    internal: { type: 'Figure', contentDigest: createContentDigest([fields, node.internal.contentDigest]) },
  });
}

/** Makes our own nodes from the files and MDX nodes that the plugins provide: documents, posts, tables, drawings. */
export async function createNodes(args: CreateNodeArgs): Promise<void> {
  const { node, getNode } = args;
  // Gatsby types nodes loosely; the type name says which plugin made them.
  const file = (node.internal.type === 'Mdx' ? getNode(node.parent ?? '') : node) as FileNode | undefined;
  if (file?.internal.type !== 'File') return;
  if (node.internal.type === 'Mdx' && file.sourceInstanceName === sourceNames.docs) await createDoc(file, args);
  if (node.internal.type === 'Mdx' && file.sourceInstanceName === sourceNames.blog) await createPost(file, args);
  if (node.internal.type !== 'File') return;
  if (file.sourceInstanceName === sourceNames.data && file.extension === 'csv') await createDataTable(file, args);
  if (file.sourceInstanceName === sourceNames.figures && file.extension === 'svg') await createFigure(file, args);
}

/**
 * Makes a node per file with the author time of its last commit. Read anew by every build, because a commit changes
 * no file.
 */
export async function createLastUpdateNodes(root: string, { actions, createContentDigest, reporter }: SourceNodesArgs): Promise<void> {
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
