// Messages about mistakes in the definitions of this site: the build reports them, and rendering code throws the same ones. Each by itself, so that a
// bundle has those that it needs.

/** An item of the navbar has a type that nobody knows. */
export const unknownNavbarType = (label: string, type: string, known: readonly string[]): string =>
  `navbar item "${label}" has the unknown type "${type}". Known: ${known.map((name) => `"${name}"`).join(', ')}.`;

/** An item of the navbar leads nowhere. */
export const noNavbarTarget = (label: string): string => `navbar item "${label}" has no link target. Give it an href.`;

/** An item of the navbar threw while it was rendered. */
export const navbarItemFailed = (label: string, reason: string): string => `navbar item "${label}" failed to render: ${reason}`;

/** Something stands in a list that is no item. */
export const noItem = (where: string): string =>
  `${where} has an item that is empty or no object. Give it a type and what it leads to, or remove it.`;

/** An item of a sidebar has a type that nobody knows. */
export const unknownSidebarType = (sidebarId: string, type: string): string =>
  `sidebar "${sidebarId}" has an item of the unknown type "${type}". Known: "doc", "category", "sidebar", "link".`;

/** An item of a sidebar leads nowhere. */
export const noLinkTarget = (sidebarId: string, label: string): string =>
  `sidebar "${sidebarId}": item "${label}" has no link target. Give it a document, an address or items that lead somewhere.`;

/** Something names a sidebar that is not defined. */
export const sidebarNotFound = (where: string, id: string): string => `${where} names the sidebar "${id}", which does not exist.`;

/** A sidebar names a document that is not there. */
export const documentNotFound = (sidebarId: string, id: string): string =>
  `sidebar "${sidebarId}" names the document "${id}", which does not exist.`;

/** There is no document at all. */
export const noDocsData = (instance: string): string =>
  `docs instance "${instance}" has no documents. Write the first one as content/docs/index.mdx and name it in src/site/sidebars.ts.`;

/** A document has a component that is not defined. */
export const unknownComponent = (name: string): string => `unknown component <${name}> in the body of a document.`;

/** A page shows a table that it does not name. */
export const unknownTable = (name: string): string =>
  `the page shows the table "${name}", but its frontmatter does not name it under "tables".`;

/** A page shows a drawing that is not there. */
export const unknownFigure = (name: string): string => `the page shows the figure "${name}", which is not in content/figures.`;
