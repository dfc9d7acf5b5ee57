import { PDFCrossRefStream } from '@cantoo/pdf-lib';

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
export function quickEntries(): void {
  methods.appendEntry = function (entry) {
    const last = this.entries.at(-1);
    if (last && last.ref.objectNumber <= entry.ref.objectNumber) this.entries.push(entry);
    else appendEntry.call(this, entry);
  };
}
