import { PDFArray, PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';
import type { PDFDocument } from '@cantoo/pdf-lib';

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
