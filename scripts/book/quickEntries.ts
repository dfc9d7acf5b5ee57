import { PDFCrossRefStream } from '@cantoo/pdf-lib';

interface Entries {
  entries: { readonly ref: { readonly objectNumber: number } }[];
}

// The types hide the method: it is the library's own matter, but for what it costs.
const methods = PDFCrossRefStream.prototype as unknown as { appendEntry(this: Entries, entry: Entries['entries'][number]): void };
// oxlint-disable-next-line typescript/unbound-method -- called with its object below
const { appendEntry } = methods;

/**
 * Lets the library write the table of a PDF's objects in time. It looks through all entries to find the place of each new one, which takes half
 * a minute for the 80,000 tags of a book; but nearly all come in the order of their numbers, and belong to the end.
 */
export function quickEntries(): void {
  methods.appendEntry = function (entry) {
    const last = this.entries.at(-1);
    if (last && last.ref.objectNumber <= entry.ref.objectNumber) this.entries.push(entry);
    else appendEntry.call(this, entry);
  };
}
