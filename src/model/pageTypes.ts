import type { GridCell } from './tableGrid';
import type { ColumnType, Unit } from './tableTypes';

/** A page by its title and route. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** A link in a resolved sidebar. */
export interface NavLink extends PageLink {
  readonly type: 'link';
  /** The page that is shown. */
  readonly current?: true;
}

/** A group in a resolved sidebar. `href` is the page of the category, where it has one. */
export interface NavCategory {
  readonly type: 'category';
  readonly label: string;
  readonly href?: string;
  readonly current?: true;
  /** Open when the page arrives: it holds the page, or is meant to be open. */
  readonly open: boolean;
  readonly items: readonly NavItem[];
}

/** An entry of a resolved sidebar: every target is an existing route or an address outside. */
export type NavItem = NavLink | NavCategory;

/** A resolved entry of the navbar; `active` marks the section of the page. */
export interface NavbarEntry extends PageLink {
  readonly type: 'section' | 'link';
  readonly position: 'left' | 'right';
  readonly icon?: 'github';
  readonly active?: true;
}

/** A step of the breadcrumbs; the section of a category without a page has no link. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** Everything around the text of a page, put together at build time. */
export interface PageChrome {
  readonly route: string;
  /** Id of the sidebar that holds the page; empty on pages outside every sidebar. */
  readonly sidebarId: string;
  readonly navbar: readonly NavbarEntry[];
  readonly sidebar: readonly NavItem[];
  readonly breadcrumbs: readonly Crumb[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** A card of a generated category page. */
export interface CategoryCard extends PageLink {
  readonly description: string | null;
  /** Where it is a category: the number of pages behind it, their cards, and the id of its heading. */
  readonly count: number | null;
  readonly pages?: readonly CategoryCard[];
  readonly id?: string;
}

/** News of one day; the id is that of its heading. */
export interface NewsDay {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly { readonly id: string; readonly what: GridCell; readonly pages: readonly PageLink[] }[];
}

/** A column as components get it. */
export interface PropColumn {
  readonly name: string;
  readonly label: string;
  readonly type: ColumnType;
  readonly unit: Unit | null;
  readonly code: boolean | null;
  readonly digits: number | null;
}

/** A CSV table as components get it; cells are in the order of the columns. */
export interface PropTable {
  readonly name: string;
  readonly title: string;
  readonly key: string;
  readonly columns: readonly PropColumn[];
  readonly rows: readonly (readonly PropCell[])[];
}

/** A typed cell; null is empty. */
export type PropCell = string | number | boolean | null | readonly string[];

/** A drawing or photo as components get it: where it is, and its size in px. */
export interface PropFigure {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly publicURL: string;
  /** What the addresses of the files of a photo begin with; null for a drawing. */
  readonly photo: string | null;
}

/** A heading of level 2 with its headings of level 3. */
export interface PropTocEntry {
  readonly id: string;
  readonly text: string;
  readonly items: readonly { readonly id: string; readonly text: string }[];
}
