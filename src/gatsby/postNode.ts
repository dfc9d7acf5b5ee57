import { readFileSync } from 'node:fs';
import type { CreateNodeArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { docResolvers } from './schema/docResolvers';
import type { FileNode } from './schema/nodeTypes';
import { day, readPostFile } from '../content/sources/postFile';

const typeDefs = `
  """A post of content/blog."""
  type BlogPost implements Node @dontInfer {
    "Path of the page."
    route: String!
    title: String!
    description: String!
    "Day of publication."
    date: Date! @dateformat
    "Day of the last change that readers should know of."
    updated: Date @dateformat
    tags: [String!]!
    "Path of the file in the project."
    file: String!
    "CSV tables that the post names."
    tableNames: [String!]!
  }
`;

/** Declares posts with the same costly fields as documents: body, contents, drawings, tables, reading time. */
export function createPostSchema({ actions, schema }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(typeDefs);
  actions.createTypes(schema.buildObjectType({ name: 'BlogPost', fields: docResolvers, interfaces: ['Node'] }));
}

/** Makes the node of a post from the MDX node of its file. */
export async function createPost(file: FileNode, { node, actions, createContentDigest }: CreateNodeArgs): Promise<void> {
  const path = `content/blog/${file.relativePath}`;
  const { post } = readPostFile(file.relativePath, path, readFileSync(file.absolutePath, 'utf8'));
  const { title, description, date, updated, tags, tables } = post.frontmatter;
  const days = { date: day(date), updated: updated ? day(updated) : null };
  const fields = { route: post.route, title, description, ...days, tags: tags ?? [], file: path, tableNames: tables ?? [] };
  await actions.createNode({
    ...fields,
    id: post.id,
    parent: node.id,
    children: [],
    internal: { type: 'BlogPost', contentDigest: createContentDigest([fields, node.internal.contentDigest]) },
  });
}
