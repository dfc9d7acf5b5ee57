/** Messages about mistakes in the definitions of this site; the build reports them, and rendering code throws the same ones. */
export const definitionErrors = {
  unknownNavbarType: (label: string, type: string, known: readonly string[]): string =>
    `navbar item "${label}" has the unknown type "${type}". Known: ${known.map((name) => `"${name}"`).join(', ')}.`,
  noNavbarTarget: (label: string): string => `navbar item "${label}" has no link target. Give it an href.`,
  navbarItemFailed: (label: string, reason: string): string => `navbar item "${label}" failed to render: ${reason}`,
  noItem: (where: string): string =>
    `${where} has an item that is empty or no object. Give it a type and what it leads to, or take it out.`,
  unknownSidebarType: (sidebarId: string, type: string): string =>
    `sidebar "${sidebarId}" has an item of the unknown type "${type}". Known: "doc", "category", "sidebar", "link".`,
  noLinkTarget: (sidebarId: string, label: string): string =>
    `sidebar "${sidebarId}": item "${label}" has no link target. Give it a document, an address or items that lead somewhere.`,
  sidebarNotFound: (where: string, id: string): string => `${where} names the sidebar "${id}", which does not exist.`,
  documentNotFound: (sidebarId: string, id: string): string => `sidebar "${sidebarId}" names the document "${id}", which does not exist.`,
  noDocsData: (instance: string): string =>
    `docs instance "${instance}" has no documents. Write the first one as content/docs/index.mdx and name it in src/site/sidebars.ts.`,
  unknownComponent: (name: string): string => `unknown component <${name}> in the body of a document.`,
  unknownTable: (name: string): string => `the page shows the table "${name}", but its frontmatter does not name it under "tables".`,
  unknownFigure: (name: string): string => `the page shows the figure "${name}", which is not in content/figures.`,
} as const;
