import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bookListFile, booksFolder } from '../../model/books';
import type { BookList } from '../../model/books';

/**
 * The books that were printed, for a build that is told to publish them (`WITH_BOOKS`): another one might have older books beside newer pages.
 * Undefined where there are none.
 */
export function readBooks(root: string): BookList | undefined {
  const file = path.join(root, booksFolder, bookListFile);
  if (!process.env.WITH_BOOKS || !existsSync(file)) return undefined;
  // Written by scripts/book.ts.
  return JSON.parse(readFileSync(file, 'utf8')) as BookList;
}
