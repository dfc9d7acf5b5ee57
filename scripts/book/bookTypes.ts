import type { BookKind } from '../../src/model/books';
import type { Crumb } from '../../src/model/pageTypes';

/** A page of the site as a chapter of a book. */
export interface Chapter {
  readonly route: string;
  readonly title: string;
  /** The section of the site that holds it, such as "Hardware". */
  readonly section: string;
  /** Categories between the section and the page, outermost first; `href` is the page of a category that has one. */
  readonly groups: readonly Crumb[];
}

/** A book: which pages stand in it, in their order. */
export interface Book {
  readonly kind: BookKind;
  /** Name of its file, without folder. */
  readonly file: string;
  readonly title: string;
  readonly chapters: readonly Chapter[];
}
