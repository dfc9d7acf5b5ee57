import type { CardGuide } from './buildPlan';
import type { GridCell } from './tableGrid';
import type { ColumnType, Unit } from './tableTypes';

/** Title and route of a page. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** A link in a resolved sidebar. */
interface NavLink extends PageLink {
  readonly type: 'link';
  readonly current?: true;
}

/** A group in a resolved sidebar. `href` is the category's page, if it has one. */
export interface NavCategory {
  readonly type: 'category';
  readonly label: string;
  readonly href?: string;
  readonly current?: true;
  /** Whether it is expanded initially: it contains the page, or is declared open. */
  readonly open: boolean;
  readonly items: readonly NavItem[];
}

/** An item of a resolved sidebar. Every target is an existing route or an external address. */
export type NavItem = NavLink | NavCategory;

/** A resolved navbar item; `active` marks the section of the page. */
export interface NavbarEntry extends PageLink {
  readonly type: 'section' | 'link';
  readonly position: 'left' | 'right';
  readonly icon?: 'github';
  readonly active?: true;
}

/** A breadcrumb; without a link for a section without a page. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** Everything around a page's text, computed at build time. */
export interface PageChrome {
  readonly route: string;
  /** Id of the page's sidebar; empty without one. */
  readonly sidebarId: string;
  readonly navbar: readonly NavbarEntry[];
  readonly sidebar: readonly NavItem[];
  readonly breadcrumbs: readonly Crumb[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

export interface CategoryCard extends PageLink {
  readonly description: string | null;
  /** For a category: number of its pages, their cards, and the id of its heading. */
  readonly count: number | null;
  readonly pages?: readonly CategoryCard[];
  readonly id?: string;
  /** Name of a drawing that shows what the page is about. */
  readonly figure?: string;
  /** The build guide on the page. */
  readonly guide?: CardGuide;
}

/** Kinds of news, in the order in which a day shows them. */
export const newsKinds = ['Danger', 'Fix', 'New'] as const;

/** One change: its kind, a short title, and what it means for a reader. */
interface NewsEntry {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly what: GridCell;
  readonly pages: readonly PageLink[];
}

/** News of one day; `id` is the anchor of its heading. */
export interface NewsDay {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly NewsEntry[];
}

/** A column, as components get it. */
export interface PropColumn {
  readonly name: string;
  readonly label: string;
  readonly type: ColumnType;
  readonly unit: Unit | null;
  readonly code: boolean | null;
  readonly digits: number | null;
}

/** A CSV table, as components get it. Cells are in column order. */
export interface PropTable {
  readonly name: string;
  readonly title: string;
  readonly key: string;
  readonly columns: readonly PropColumn[];
  readonly rows: readonly (readonly PropCell[])[];
}

/** A typed cell; null is empty. */
export type PropCell = string | number | boolean | null | readonly string[];

/** A drawing or photo, as components get it: address, and size in px. */
export interface PropFigure {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly publicURL: string;
  /** Address prefix of a photo's files; null for a drawing. */
  readonly photo: string | null;
}

/** A heading of level 2 with its headings of level 3. */
export interface PropTocEntry {
  readonly id: string;
  readonly text: string;
  readonly items: readonly { readonly id: string; readonly text: string }[];
}

/** A drawing's label that is a link, and its position in percent of the drawing's size. */
export interface FigureLink extends PageLink {
  readonly left: string;
  readonly top: string;
}
