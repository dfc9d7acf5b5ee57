import { megabytes } from './format';

/** What a book is made for: reading everything, one section, or building by one guide. */
export type BookKind = 'whole' | 'section' | 'guide';

/** A printed book as a file beside the pages. */
export interface BookFile {
  readonly kind: BookKind;
  /** Name in the folder of books. */
  readonly file: string;
  readonly title: string;
  /** Number of sheets; an EPUB has none. */
  readonly pages?: number;
  readonly bytes: number;
  /** Route of the guide that it is of. */
  readonly route?: string;
}

/** All books of one edition, in the order in which they are listed. */
export interface BookList {
  /** Day of the edition in UTC: 2026-11-23. */
  readonly day: string;
  readonly books: readonly BookFile[];
}

/** Folder of the books, below the project while they are printed and below the site where they are published. */
export const booksFolder = 'books';

/** The file of that folder that lists the books. */
export const bookListFile = 'books.json';

/** Address of a book without the base path. */
export const bookAddress = (file: string): string => `/${booksFolder}/${file}`;

/** What a book is as a file: "PDF, 149 pages, 10.3 MB", or "EPUB, 3.9 MB". */
export const bookFacts = ({ pages, bytes }: BookFile): string =>
  pages === undefined ? `EPUB, ${megabytes(bytes)}` : `PDF, ${pages} pages, ${megabytes(bytes)}`;

/** A link to a book with what it is as a file. */
export interface BookLink {
  readonly href: string;
  readonly facts: string;
}
