import type { TextFile } from '../content/document';
import type { Content } from '../content/loadContent';
import { normaliseHref } from '../model/addresses';
import type { CategoryCard, Crumb, NavbarEntry, PageChrome } from '../model/pageTypes';
import { siteAddress } from '../site/siteAddress';
import type { Route } from './resolveRoutes';

/** What the pages of every kind are made from. */
export interface PageInput {
  readonly content: Content;
  /** Pages of the documentation, in reading order. */
  readonly routes: readonly Route[];
  /** The navbar of pages outside the documentation. */
  readonly navbar: readonly NavbarEntry[];
}

/** Absolute address of a link as a page writes it: an anchor of the page, a path of this site, or an address outside. */
export function absoluteHref(href: string, route: string): string {
  if (href.startsWith('#')) return siteAddress(route + href);
  return href.startsWith('/') && !href.startsWith('//') ? siteAddress(normaliseHref(href)) : href;
}

/** What schema.org calls a page. */
export type PageSubject = 'TechArticle' | 'BlogPosting' | 'Blog' | 'CollectionPage';

/** What is made of a page besides its HTML. Each output goes over all pages and takes those that want it. */
export interface PageOutputs {
  /** An entry for crawlers. A page without one also asks not to be indexed. */
  readonly sitemap: boolean;
  /** The page as a Markdown file. */
  readonly markdown: boolean;
  /** The picture that goes with a link to it. */
  readonly socialCard: boolean;
  /** What it is, told to crawlers as JSON-LD. */
  readonly structuredData: PageSubject | false;
  /** Records by which search finds it. */
  readonly search: boolean;
  /** A line in llms.txt: under its section, or under what a reader short of room skips. */
  readonly llms: 'section' | 'optional' | false;
}

/** A page of the site: the registry of these is the only list of what is built. */
export interface Page {
  /** Kind of page, for messages: "document", "search" and so on. */
  readonly kind: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Top category, or the blog; empty on pages outside both. */
  readonly section: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly chrome: PageChrome;
  /** Component in src/templates, and what it is given besides the chrome. */
  readonly template: string;
  readonly context: Readonly<Record<string, unknown>>;
  /** Text of a document or post. */
  readonly text?: TextFile;
  /** Other name of the page: its label in the sidebar. */
  readonly label?: string;
  /** Where a page without text leads. */
  readonly cards: readonly CategoryCard[];
  readonly published?: Date;
  /** Day of the last change that its author names; without one, that of the file counts. */
  readonly updated?: Date;
  readonly outputs: PageOutputs;
}

/** A page for readers alone: nothing is made of it besides its HTML, and crawlers are asked to leave it out. */
export const readersOnly: PageOutputs = {
  sitemap: false,
  markdown: false,
  socialCard: false,
  structuredData: false,
  search: false,
  llms: false,
};

/** What is around a page that no sidebar holds. */
export const chromeOutside = (route: string, navbar: PageChrome['navbar']): PageChrome => ({
  route,
  sidebarId: '',
  navbar,
  sidebar: [],
  breadcrumbs: [],
  previous: null,
  next: null,
});
