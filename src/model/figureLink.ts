import type { PageLink } from './pageTypes';

/** A label of a drawing that is a link, and its place in percent of the drawing's size. */
export interface FigureLink extends PageLink {
  readonly left: string;
  readonly top: string;
}
