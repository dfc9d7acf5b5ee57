import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { booksFolder } from '../model/books';
import type { BookList } from '../model/books';

/** Puts the printed books into the site: /books/<file>. */
export function writeBooks(root: string, folder: string, list: BookList | undefined): void {
  if (!list) return;
  mkdirSync(path.join(folder, booksFolder), { recursive: true });
  for (const { file } of list.books) copyFileSync(path.join(root, booksFolder, file), path.join(folder, booksFolder, file));
}
