/** A kind of short question that a table answers, with one line for each row: `J5 · send 0x05, receive 0x15`. */
export interface AnswerDefinition {
  /** Table of content/data. Rows with the same subject make one line; values in which they differ are listed. */
  readonly table: string;
  /** Another table that says more of each row: `by` is the column that holds the key of its row. */
  readonly joined?: { readonly table: string; readonly by: string };
  /** Column that says what the line is about. It is printed first. */
  readonly subject: string;
  /** Columns whose values a reader may write for the subject; the subject's own unless told. */
  readonly names?: readonly string[];
  /** The line after the subject, with columns in braces: "send {send_can_id_hex}". Units are added. */
  readonly text: string;
  /** Words that ask for this line, in the singular. */
  readonly topics: readonly string[];
  /** Words that may stand beside them and change nothing, such as "left" where both arms are the same. */
  readonly indifferent?: readonly string[];
  /** The subject by itself asks for this line, too. */
  readonly alone?: true;
  /** Where the table stands: a page with an anchor. */
  readonly path: string;
}

/** Hosted service: public values, which are part of the site's code. */
export interface HostedSettings {
  readonly appId: string;
  /** The public key that may only search. */
  readonly searchKey: string;
  /** Agent that answers questions; without it the site has no AI mode. */
  readonly agentId: string | null;
}

/** How this site searches. */
export interface SearchSettings {
  readonly indexName: string;
  /** Restricts results to the documentation version that the reader sees. */
  readonly contextualSearch: boolean;
  /** Path of the results page; the query is in its parameter `q`. */
  readonly searchPagePath: string;
  /** Path of the index of the embedded engine, below the base path. */
  readonly indexPath: string;
  /** Opens the dialog on hover and focus, too; they always load it. */
  readonly openOnHoverAndFocus: boolean;
  /** null: the embedded engine answers. */
  readonly hosted: HostedSettings | null;
}

/** A version of the documentation. */
export interface DocsVersion {
  /** Its name for the search service, and in the reader's browser. */
  readonly name: string;
  /** Its name for readers. */
  readonly label: string;
}

/** A version that another build has published. */
export interface PublishedVersion extends DocsVersion {
  /** Where it begins. */
  readonly href: string;
}

/** A documentation instance: first the version that this project builds, then the others. */
export interface DocsInstance {
  readonly versions: readonly [DocsVersion, ...PublishedVersion[]];
}

/** Whether the reader's colour mode may be chosen, and what it is before a choice. */
export interface ColourModeSettings {
  readonly default: 'light' | 'dark';
  /** Takes the switch away and forgets a stored choice. */
  readonly disableSwitch: boolean;
  /** Follows the operating system until the reader chooses; the switch then cycles light, dark, system. */
  readonly followSystem: boolean;
}

/** A bar above the navbar. A new id shows it again to readers who dismissed an earlier one. */
export interface AnnouncementSettings {
  readonly id: string;
  readonly text: string;
  readonly href?: string;
  readonly closeable: boolean;
}

/** How the site behaves in the browser. */
export interface SiteSettings {
  readonly colourMode: ColourModeSettings;
  readonly announcement: AnnouncementSettings | null;
  readonly navbar: { readonly hideOnScroll: boolean };
  /** Whether readers may keep the site for where there is no network. False also removes it where it was kept: the next visit is enough. */
  readonly offline: boolean;
}

/** A link of the footer. `href` is a page of this site or an address outside. */
export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

/** One column of the footer. */
export interface FooterColumn {
  readonly title: string;
  readonly items: readonly FooterLink[];
}

/** A link to the first page of a sidebar. */
export interface NavbarSidebarItem {
  readonly type: 'sidebar';
  readonly sidebarId: string;
  readonly label: string;
  readonly position: 'left' | 'right';
}

/** A link out of the site, or to a fixed path. */
export interface NavbarLinkItem {
  readonly type: 'link';
  readonly href: string;
  readonly label: string;
  readonly position: 'left' | 'right';
  readonly icon?: 'github';
}

/** One entry of the navbar. */
export type NavbarItem = NavbarSidebarItem | NavbarLinkItem;

/** Types an entry may have, for messages. */
export const navbarItemTypes: readonly NavbarItem['type'][] = ['sidebar', 'link'];

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
