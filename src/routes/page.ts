import type { TextFile } from '../content/document';
import type { Content } from '../content/loadContent';
import { normaliseHref } from '../model/addresses';
import type { CategoryCard, Crumb, NavbarEntry, PageChrome } from '../model/pageTypes';
import { siteAddress } from '../site/siteAddress';
import type { Route } from './resolveRoutes';

/** What every kind of page is made from. */
export interface PageInput {
  readonly content: Content;
  /** Documentation pages in reading order. */
  readonly routes: readonly Route[];
  /** Navbar of pages outside the documentation. */
  readonly navbar: readonly NavbarEntry[];
}

/** Absolute URL of a link on a page: an anchor, a path of this site, or an external address. */
export function absoluteHref(href: string, route: string): string {
  if (href.startsWith('#')) return siteAddress(route + href);
  return href.startsWith('/') && !href.startsWith('//') ? siteAddress(normaliseHref(href)) : href;
}

/** schema.org type of a page. */
type PageSubject = 'TechArticle' | 'BlogPosting' | 'Blog' | 'CollectionPage';

/** Which files are made of a page besides its HTML. */
export interface PageOutputs {
  /** Listed in the sitemap. All other pages have `noindex`. */
  readonly sitemap: boolean;
  readonly markdown: boolean;
  /** A picture for link previews. */
  readonly socialCard: boolean;
  /** JSON-LD of this type. */
  readonly structuredData: PageSubject | false;
  readonly search: boolean;
  /** A line in llms.txt: in its section, or under "Optional". */
  readonly llms: 'section' | 'optional' | false;
}

/** A page of the site. The registry of pages is the only list of what is built. */
export interface Page {
  /** Kind of page, for messages: "document", "search" and so on. */
  readonly kind: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Top category, or the blog; empty for other pages. */
  readonly section: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly chrome: PageChrome;
  /** Template in src/templates, and its context besides the chrome. */
  readonly template: string;
  readonly context: Readonly<Record<string, unknown>>;
  /** Text of a document or post. */
  readonly text?: TextFile;
  /** Alternative name: its label in the sidebar. */
  readonly label?: string;
  /** Links of a page without text. */
  readonly cards: readonly CategoryCard[];
  readonly published?: Date;
  /** Date of the last change given by the author. The default is that of the file. */
  readonly updated?: Date;
  readonly outputs: PageOutputs;
}

/** Outputs of a page that is only for readers: none, and `noindex`. */
export const readersOnly: PageOutputs = {
  sitemap: false,
  markdown: false,
  socialCard: false,
  structuredData: false,
  search: false,
  llms: false,
};

/** Chrome of a page outside all sidebars. */
export const chromeOutside = (route: string, navbar: PageChrome['navbar']): PageChrome => ({
  route,
  sidebarId: '',
  navbar,
  sidebar: [],
  breadcrumbs: [],
  previous: null,
  next: null,
});
