import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bookListFile, booksFolder } from '../../model/books';
import type { BookList } from '../../model/books';

/**
 * Reads the list of printed books, if the build is told to publish them (`WITH_BOOKS`): otherwise old books could be published beside newer
 * pages. Undefined without books.
 */
export function readBooks(root: string): BookList | undefined {
  const file = path.join(root, booksFolder, bookListFile);
  if (!process.env.WITH_BOOKS || !existsSync(file)) return undefined;
  // Written by scripts/book.ts.
  return JSON.parse(readFileSync(file, 'utf8')) as BookList;
}
