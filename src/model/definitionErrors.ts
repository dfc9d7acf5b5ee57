// Messages about mistakes in the site's definitions, for the build and for code that renders them. Separate functions, so that bundles
// include only those they use.

export const unknownNavbarType = (label: string, type: string, known: readonly string[]): string =>
  `navbar item "${label}" has the unknown type "${type}". Known: ${known.map((name) => `"${name}"`).join(', ')}.`;

/** For a navbar item without a link target. */
export const noNavbarTarget = (label: string): string => `navbar item "${label}" has no link target. Give it an href.`;

/** For a navbar item that threw while rendering. */
export const navbarItemFailed = (label: string, reason: string): string => `navbar item "${label}" failed to render: ${reason}`;

/** For a list entry that isn't an object. */
export const notAnObject = (where: string): string =>
  `${where} has an item that is empty or not an object. Give it a type and a target, or remove it.`;

export const unknownSidebarType = (sidebarId: string, type: string): string =>
  `sidebar "${sidebarId}" has an item of the unknown type "${type}". Known: "doc", "category", "sidebar", "link".`;

/** For a sidebar item without a link target. */
export const noLinkTarget = (sidebarId: string, label: string): string =>
  `sidebar "${sidebarId}": item "${label}" has no link target. Give it a document, an address or items that lead somewhere.`;

/** For a reference to an undefined sidebar. */
export const sidebarNotFound = (where: string, id: string): string => `${where} names the sidebar "${id}", which doesn't exist.`;

/** For a sidebar that names an unknown document. */
export const documentNotFound = (sidebarId: string, id: string): string =>
  `sidebar "${sidebarId}" names the document "${id}", which doesn't exist.`;

/** For a site without documents. */
export const noDocsData = (instance: string): string =>
  `docs instance "${instance}" has no documents. Write the first one as content/docs/index.mdx and name it in src/site/sidebars.ts.`;

/** For a component outside the vocabulary. */
export const unknownComponent = (name: string): string => `unknown component <${name}> in the body of a document.`;

/** For a picture that doesn't exist. */
export const unknownFigure = (name: string): string => `the page shows the figure "${name}", which is not in content/figures.`;
