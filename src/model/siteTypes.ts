/** A kind of short answer in search, with one line for each row of a table: `J5 · send 0x05, receive 0x15`. */
export interface AnswerDefinition {
  /** Table of content/data. Rows with the same subject become one line, which lists differing values. */
  readonly table: string;
  /** Another table with more columns; `by` is the column with its row keys. */
  readonly joined?: { readonly table: string; readonly by: string };
  /** Column with the subject of the line, which is printed first. */
  readonly subject: string;
  /** Columns whose values match the subject in a query; default: the subject column. */
  readonly names?: readonly string[];
  /** Line after the subject, with columns in braces: "send {send_can_id_hex}". Units are added. */
  readonly text: string;
  /** Words that ask for this line, in the singular. */
  readonly topics: readonly string[];
  /** Words that don't change the answer, such as "left" if both arms are the same. */
  readonly indifferent?: readonly string[];
  /** Also answers the subject alone. */
  readonly alone?: true;
  /** Page and anchor of the table. */
  readonly path: string;
}

/** Settings of the hosted search service. All are public. */
export interface HostedSettings {
  readonly appId: string;
  /** Public search-only key. */
  readonly searchKey: string;
  /** Agent that answers questions; null for no AI mode. */
  readonly agentId: string | null;
}

export interface SearchSettings {
  readonly indexName: string;
  /** Restricts results to the version of the documentation that the reader sees. */
  readonly contextualSearch: boolean;
  /** Text of the search button and placeholder of the fields. */
  readonly placeholder: string;
  /** Path of the results page, which takes the query parameter `q`. */
  readonly searchPagePath: string;
  /** Path of the embedded engine's index, below the base path. */
  readonly indexPath: string;
  /** Also opens the dialog on hover and focus, which always load it. */
  readonly openOnHoverAndFocus: boolean;
  /** null uses the embedded engine. */
  readonly hosted: HostedSettings | null;
}

interface DocsVersion {
  /** Name in the search service and in the browser's storage. */
  readonly name: string;
  readonly label: string;
}

/** A version published by another build. */
interface PublishedVersion extends DocsVersion {
  /** Its address. */
  readonly href: string;
}

/** Versions of the documentation: first the one that this project builds, then the others. */
export interface DocsInstance {
  readonly versions: readonly [DocsVersion, ...PublishedVersion[]];
}

/** Value of the `docsearch:docusaurus_tag` filter for an instance and version. */
export const documentationTag = (instance: string, version: string): string => `docs-${instance}-${version}`;

/** Default colour mode, and whether readers may choose. */
export interface ColourModeSettings {
  readonly default: 'light' | 'dark';
  /** Hides the switch and deletes a stored choice. */
  readonly disableSwitch: boolean;
  /** Follows the operating system until the reader chooses. The switch then cycles light, dark, system. */
  readonly followSystem: boolean;
}

/** A bar above the navbar. A new id shows it again to readers who dismissed the last one. */
export interface AnnouncementSettings {
  readonly id: string;
  readonly text: string;
  readonly href?: string;
  readonly closeable: boolean;
}

/** A repository whose files are elsewhere now. */
export interface MovedFiles {
  /** Owner and name at GitHub. */
  readonly repository: string;
  /** Commit that still has the files. */
  readonly lastCommit: string;
  /** Where they are now, as it reads in a sentence. */
  readonly now: string;
}

/** How the site behaves in the browser. */
export interface SiteSettings {
  readonly colourMode: ColourModeSettings;
  readonly announcement: AnnouncementSettings | null;
  readonly navbar: { readonly hideOnScroll: boolean };
  /** Offers the site for offline use. `false` also removes downloads, at the reader's next visit. */
  readonly offline: boolean;
  /** Repositories whose files moved: links to their branches are refused. */
  readonly movedFiles: readonly MovedFiles[];
}

/** A link in the footer: a page of this site, or an external address. */
export interface FooterLink {
  readonly label: string;
  readonly href: string;
}

export interface FooterColumn {
  readonly title: string;
  readonly items: readonly FooterLink[];
}

/** A navbar item that leads to the first page of a sidebar. */
interface NavbarSidebarItem {
  readonly type: 'sidebar';
  readonly sidebarId: string;
  readonly label: string;
  readonly position: 'left' | 'right';
}

/** A navbar item that leads to an external address or a fixed path. */
interface NavbarLinkItem {
  readonly type: 'link';
  readonly href: string;
  readonly label: string;
  readonly position: 'left' | 'right';
  readonly icon?: 'github';
}

export type NavbarItem = NavbarSidebarItem | NavbarLinkItem;

/** Known item types, for messages. */
export const navbarItemTypes: readonly NavbarItem['type'][] = ['sidebar', 'link'];

/** A drawing of content/figures with its alternative text and caption. */
export interface CategoryFigure {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
}

/** A generated category page: a drawing, and cards of its pages. */
export interface GeneratedIndex {
  readonly type: 'generated';
  /** Route of the page, such as `/category/hardware`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly figure?: CategoryFigure;
}

/** A category page written as a document. */
interface DocumentIndex {
  readonly type: 'doc';
  readonly id: string;
}

/** A document by id: its path below content/docs without extension. */
interface SidebarDoc {
  readonly type: 'doc';
  readonly id: string;
  /** Overrides the document's own sidebar label. */
  readonly label?: string;
}

/** A group of items, optionally with a page. */
interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  readonly link?: GeneratedIndex | DocumentIndex;
  /** Expanded on all pages. */
  readonly open?: boolean;
  readonly items: readonly SidebarItem[];
}

/** All items of another sidebar. */
interface SidebarReference {
  readonly type: 'sidebar';
  readonly id: string;
}

/** An external link. */
interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
}

/** A sidebar item; a string is a document id. */
export type SidebarItem = string | SidebarDoc | SidebarCategory | SidebarReference | SidebarLink;

/** Sidebars by id. */
export type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>;

/** A choice of the reader that selects one of several alternatives on pages. */
export interface Choice {
  /** What is chosen, as a noun. */
  readonly title: string;
  /** Options in display order. The first is the default. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** How to find out, with a link. */
  readonly help?: { readonly text: string; readonly label: string; readonly href: string };
}

/** An arm, from the robot's own point of view. */
export type Arm = 'right' | 'left';

/** A kind of robot, by its value among the options of the choice `robot`. */
export type Robot = string;

/** Kind of robot: the leader is moved by hand, and the follower copies it. */
export type RobotKind = 'leader' | 'follower';

/** A table of the bill of materials: title, page, and robot if only one kind has its parts. */
export interface PartsTableInfo {
  readonly title: string;
  readonly route: string;
  readonly robot?: RobotKind;
}

/** A set of parts to order. `left-arm` means either arm if no part is specific to a side. */
export type PartSet = 'robot' | 'leader' | 'leader-follower' | 'left-arm' | 'right-arm';

/** Labels of the sets: of a robot, of a robot where readers choose between two kinds, and of an arm where both are alike. */
export type SetLabels = Readonly<Record<PartSet | 'follower' | 'either-arm', string>>;

/** An area of the table of symptoms. */
export interface SymptomArea {
  /** Its heading on the page of all symptoms. */
  readonly name: string;
  /** Beginnings of the ids of its rows. */
  readonly ids: readonly string[];
  /** Its page, below the one of all symptoms. */
  readonly page: string;
}
