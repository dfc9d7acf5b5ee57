import { PDFArray, PDFCrossRefStream, PDFDict, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { site } from '../../src/site/site';
import type { BookParts } from './bookHtml';
import { bookHtml, bookTitle } from './bookHtml';
import { withPages } from './rewriteLinks';
import type { Printer } from './printPdf';

interface Entries {
  entries: { readonly ref: { readonly objectNumber: number } }[];
}

// The types don't include this internal method.
const methods = PDFCrossRefStream.prototype as unknown as { appendEntry(this: Entries, entry: Entries['entries'][number]): void };
// oxlint-disable-next-line typescript/unbound-method -- called with its object below
const { appendEntry } = methods;

/**
 * Patches pdf-lib's cross-reference table, which searches all entries for the place of each new one: half a minute for the 80,000 tags of a
 * book. Nearly all entries come in order and belong to the end.
 */
function quickEntries(): void {
  methods.appendEntry = function (entry) {
    const last = this.entries.at(-1);
    if (last && last.ref.objectNumber <= entry.ref.objectNumber) this.entries.push(entry);
    else appendEntry.call(this, entry);
  };
}

/** Page numbers, from 1, of all ids that links in a PDF lead to. */
export function pagesOfIds(pdf: PDFDocument): Map<string, number> {
  const numbers = new Map(pdf.getPages().map(({ ref }, index) => [ref.toString(), index + 1]));
  const places = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  return new Map(
    (places?.entries() ?? []).flatMap(([name, value]): [string, number][] => {
      const place = value instanceof PDFRef ? pdf.context.lookup(value) : value;
      const page = place instanceof PDFArray ? place.get(0) : undefined;
      const number = page instanceof PDFRef ? numbers.get(page.toString()) : undefined;
      return number === undefined ? [] : [[name.decodeText(), number]];
    }),
  );
}

/** A printed book. */
interface PrintedBook {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** Most prints per book. A page number with more digits can move a line to the next page, but hardly more than twice. */
const maxPrints = 5;

const asList = (pages: ReadonlyMap<string, number>): string => JSON.stringify([...pages].sort(([one], [other]) => (one < other ? -1 : 1)));

/** PDF 2 tags that Chromium writes, with equivalents of the PDF version it declares. */
const newTags = { Strong: 'Span', Em: 'Span' };

function explainTags({ catalog, context }: PDFDocument): void {
  catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)?.set(PDFName.of('RoleMap'), context.obj(newTags));
}

/** Adds metadata, and saves the PDF compactly. */
async function finished(pdf: PDFDocument, parts: BookParts): Promise<Uint8Array> {
  pdf.setTitle(bookTitle(parts.book), { showInWindowTitleBar: true });
  pdf.setLanguage(site.language);
  pdf.setAuthor(site.company);
  pdf.setSubject(site.description);
  pdf.setCreator(`${site.title} documentation`);
  pdf.setCreationDate(new Date(parts.day));
  pdf.setModificationDate(new Date(parts.day));
  explainTags(pdf);
  quickEntries();
  return pdf.save({ useObjectStreams: true, updateFieldAppearances: false });
}

/** Prints a book repeatedly until all page numbers in it are right. */
export async function printBook(parts: BookParts, printer: Printer): Promise<PrintedBook> {
  const html = bookHtml(parts);
  const numbered = html !== withPages(html, new Map());
  let known = new Map<string, number>();
  for (let prints = 1; prints <= maxPrints; prints++) {
    const counts = numbered && prints === 1;
    const pdf = await PDFDocument.load(await printer.print(withPages(html, known), !counts), { updateMetadata: false });
    const pages = pagesOfIds(pdf);
    if (!counts && (!numbered || asList(pages) === asList(known))) return { bytes: await finished(pdf, parts), pages: pdf.getPageCount() };
    known = pages;
  }
  throw new Error(`The page numbers of "${parts.book.title}" still changed after ${maxPrints} prints.`);
}
