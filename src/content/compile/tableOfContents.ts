import type { Heading } from '../parse/headings';

/** A heading of level 2 and its headings of level 3. */
export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly items: { readonly id: string; readonly text: string }[];
}

/** Nests the headings of levels 2 and 3; one of level 3 before any of level 2 stands on its own. */
export function tableOfContents(headings: readonly Pick<Heading, 'depth' | 'id' | 'text'>[]): TocEntry[] {
  const entries: TocEntry[] = [];
  for (const { depth, id, text } of headings) {
    const last = entries.at(-1);
    if (depth === 3 && last) last.items.push({ id, text });
    else if (depth === 2 || depth === 3) entries.push({ id, text, items: [] });
  }
  return entries;
}
