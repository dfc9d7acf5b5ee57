import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bookListFile, booksFolder } from '../src/model/books';
import type { BookFile } from '../src/model/books';
import { megabytes } from '../src/model/format';
import { loadSite } from '../src/routes/loadSite';
import { buildGuides } from '../src/site/buildGuides';
import { definitions } from '../src/site/definitions';
import { basePath } from '../src/site/siteAddress';
import { bookParts } from './book/bookParts';
import type { Book } from './book/planBooks';
import { makeEpub } from './book/epub/makeEpub';
import { chooseBooks, planBooks } from './book/planBooks';
import { printBook } from './book/printBook';
import { startPrinter } from './book/printPdf';
import type { Printer } from './book/printPdf';
import { pipeline } from '../src/plugins';

const root = path.resolve(__dirname, '..');
const [site, target] = [path.join(root, 'public'), path.join(root, booksFolder)];

/** Books to print in parallel: reading page numbers of one overlaps printing the other. */
const printers = 2;

/** Prints a book to its file. */
async function write(book: Book, day: string, printer: Printer): Promise<BookFile> {
  const { kind, file, title, chapters } = book;
  const { bytes, pages } = await printBook(bookParts(site, book, day), printer);
  writeFileSync(path.join(target, file), bytes);
  console.log(`${booksFolder}/${file}: ${pages} pages, ${megabytes(bytes.length)}`);
  const [first] = chapters;
  return { kind, file, title, pages, bytes: bytes.length, ...(kind === 'guide' && first ? { route: first.route } : {}) };
}

/** Writes a book as an EPUB. */
async function writeEpub(book: Book, day: string, printer: Printer): Promise<BookFile> {
  const bytes = await makeEpub(site, bookParts(site, book, day), printer);
  const file = book.file.replace(/\.pdf$/, '.epub');
  writeFileSync(path.join(target, file), bytes);
  console.log(`${booksFolder}/${file}: ${megabytes(bytes.length)}`);
  return { kind: book.kind, file, title: book.title, bytes: bytes.length };
}

/** Prints books in parallel, and returns their files in order. */
async function writeAll(books: readonly Book[], day: string, printer: Printer): Promise<BookFile[]> {
  const written = new Map<Book, BookFile>();
  const waiting = [...books];
  const work = async (): Promise<void> => {
    for (let book = waiting.shift(); book; book = waiting.shift()) written.set(book, await write(book, day, printer));
  };
  await Promise.all(Array.from({ length: printers }, work));
  return books.flatMap((book) => written.get(book) ?? []);
}

/** Prints all books from the built site, or those whose file names contain one of the words. */
async function main(words: readonly string[]): Promise<void> {
  const { pages } = loadSite(root, definitions, pipeline).site;
  const all = planBooks(pages, new Set(Object.values(buildGuides).map(({ route }) => route)));
  const books = chooseBooks(all, words);
  const day = new Date().toISOString().slice(0, 10);
  if (words.length === 0) rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const printer = await startPrinter(site, basePath, process.env.CHROMIUM ?? 'chromium');
  try {
    const written = await writeAll(books, day, printer);
    const [whole] = books.filter(({ kind }) => kind === 'whole');
    if (whole) written.splice(1, 0, await writeEpub(whole, day, printer));
    // A partial list would remove the other books from the site.
    if (words.length === 0) writeFileSync(path.join(target, bookListFile), `${JSON.stringify({ day, books: written }, null, 2)}\n`);
  } finally {
    await printer.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
