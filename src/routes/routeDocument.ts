import type { DocumentFile } from '../content/sources/documentFile';
import type { RouteDocument } from './sidebarTree';

/** What the sidebars need to know of a document. */
export const routeDocument = ({ id, route, file, frontmatter }: DocumentFile): RouteDocument => ({
  id,
  route,
  file,
  title: frontmatter.title,
  sidebarLabel: frontmatter.sidebarLabel ?? frontmatter.title,
  description: frontmatter.description,
});
