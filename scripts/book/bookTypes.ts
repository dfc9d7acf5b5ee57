import type { BookKind } from '../../src/model/books';
import type { Crumb } from '../../src/model/pageTypes';

/** A page as a chapter. */
export interface Chapter {
  readonly route: string;
  readonly title: string;
  /** Section of the site, such as "Hardware". */
  readonly section: string;
  /** Categories between section and page, outermost first. `href` is the category's own page, if it has one. */
  readonly groups: readonly Crumb[];
}

/** A book and its chapters, in order. */
export interface Book {
  readonly kind: BookKind;
  /** File name without folder. */
  readonly file: string;
  readonly title: string;
  readonly chapters: readonly Chapter[];
}
