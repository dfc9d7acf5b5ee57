import type { PageLink } from './pageTypes';

/** A drawing's label that is a link, and its position in percent of the drawing's size. */
export interface FigureLink extends PageLink {
  readonly left: string;
  readonly top: string;
}
