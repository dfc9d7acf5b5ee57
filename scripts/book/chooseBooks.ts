import type { Book } from './bookTypes';

/** Books whose file names contain one of the words; all books without words. Throws for a word without a match. */
export function chooseBooks(books: readonly Book[], words: readonly string[]): readonly Book[] {
  for (const word of words)
    if (!books.some(({ file }) => file.includes(word)))
      throw new Error(`No book has "${word}" in its file name. The files are ${books.map(({ file }) => file).join(', ')}.`);
  return words.length === 0 ? books : books.filter(({ file }) => words.some((word) => file.includes(word)));
}
