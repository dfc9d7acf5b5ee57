/** Content of a book: the whole site, one section, or one build guide. */
export type BookKind = 'whole' | 'section' | 'guide';

/** A printed book, published as a file. */
export interface BookFile {
  readonly kind: BookKind;
  /** File name in the folder of books. */
  readonly file: string;
  readonly title: string;
  /** Number of pages; undefined for an EPUB. */
  readonly pages?: number;
  readonly bytes: number;
  readonly route?: string;
}

/** All books of one edition, in display order. */
export interface BookList {
  /** Date of the edition in UTC: 2026-11-23. */
  readonly day: string;
  readonly books: readonly BookFile[];
}

/** Folder of the books: in the project while printing, and in the published site. */
export const booksFolder = 'books';

/** File in that folder that lists the books. */
export const bookListFile = 'books.json';

/** Address of a book, without the base path. */
export const bookAddress = (file: string): string => `/${booksFolder}/${file}`;

/** A link to a book with the facts about its file. */
export interface BookLink {
  readonly href: string;
  readonly facts: string;
}
