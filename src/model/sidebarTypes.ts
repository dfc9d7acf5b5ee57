/** A drawing of content/figures, and what it shows for readers who do not see it. */
export interface CategoryFigure {
  readonly src: string;
  readonly alt: string;
}

/** Page made from the definition alone: a drawing, and cards of the category's pages. */
export interface GeneratedIndex {
  readonly type: 'generated';
  /** Route of the page, such as `/category/hardware`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly figure?: CategoryFigure;
}

/** Page of a category that a document provides. */
export interface DocumentIndex {
  readonly type: 'doc';
  readonly id: string;
}

/** A document, by its id: the path below content/docs without `.mdx`. */
export interface SidebarDoc {
  readonly type: 'doc';
  readonly id: string;
  /** Replaces the document's own sidebar label. */
  readonly label?: string;
}

/** A group of items, with or without a page of its own. */
export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  readonly link?: GeneratedIndex | DocumentIndex;
  /** Open when the reader is elsewhere, too. */
  readonly open?: boolean;
  readonly items: readonly SidebarItem[];
}

/** All items of another sidebar. */
export interface SidebarReference {
  readonly type: 'sidebar';
  readonly id: string;
}

/** A link out of the documentation. */
export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
}

/** One entry of a sidebar; a bare string is a document id. */
export type SidebarItem = string | SidebarDoc | SidebarCategory | SidebarReference | SidebarLink;

/** Sidebars by id. */
export type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>;
