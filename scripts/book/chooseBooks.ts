import type { Book } from './bookTypes';

/** The books whose files hold one of the words, or all without a word. A word that no file holds is an error, with the names of the files. */
export function chooseBooks(books: readonly Book[], words: readonly string[]): readonly Book[] {
  for (const word of words)
    if (!books.some(({ file }) => file.includes(word)))
      throw new Error(`No book has "${word}" in the name of its file. The files are ${books.map(({ file }) => file).join(', ')}.`);
  return words.length === 0 ? books : books.filter(({ file }) => words.some((word) => file.includes(word)));
}
