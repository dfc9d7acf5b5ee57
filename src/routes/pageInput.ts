import type { Content } from '../content/loadContent';
import type { NavbarEntry } from '../model/pageTypes';
import type { Route } from './resolveRoutes';

/** What the pages of every kind are made from. */
export interface PageInput {
  readonly content: Content;
  /** Pages of the documentation, in reading order. */
  readonly routes: readonly Route[];
  /** The navbar of pages outside the documentation. */
  readonly navbar: readonly NavbarEntry[];
}
