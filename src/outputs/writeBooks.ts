import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '../files/writeIfChanged';
import { booksFolder } from '../model/books';
import type { BookList } from '../model/books';

/** Puts the printed books into the site: /books/<file>. */
export function writeBooks(root: string, folder: string, list: BookList | undefined): void {
  for (const { file } of list?.books ?? [])
    writeIfChanged(path.join(folder, booksFolder, file), readFileSync(path.join(root, booksFolder, file)));
}
