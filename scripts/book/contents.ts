import { escapeAttribute, escapeText } from '../../src/model/escape';
import { bookId } from './anchors';
import type { Book } from './bookTypes';
import { headsAbove, titleLevel } from './headings';
import type { ListedHeading } from './headings';
import { pageOf } from './pageReference';

interface Entry {
  readonly level: number;
  readonly text: string;
  readonly id: string;
}

/** Entries of the table of contents: sections, categories and chapters; for a single section also the headings of chapters. */
export function contentsOf({ kind, chapters }: Book, headings: ReadonlyMap<string, readonly ListedHeading[]>): Entry[] {
  return chapters.flatMap((chapter, index): Entry[] => {
    const { route, title } = chapter;
    const level = titleLevel(kind, chapter);
    const within = kind === 'section' ? (headings.get(route) ?? []) : [];
    return [
      ...headsAbove(kind, chapter, chapters[index - 1]).map((head) => ({ ...head, id: bookId(route) })),
      { level, text: title, id: bookId(route) },
      ...within.map(({ id, text }) => ({ level: level + 1, text, id: bookId(route, id) })),
    ];
  });
}

/** The table of contents, with page numbers. */
export const contentsHtml = (entries: readonly Entry[]): string => {
  const items = entries.map(
    ({ level, text, id }) =>
      `<li class="book-entry-${level}"><a href="#${escapeAttribute(id)}"><span>${escapeText(text)}</span><span>${pageOf(id)}</span></a></li>`,
  );
  return `<nav class="book-contents" aria-labelledby="contents"><h2 id="contents" aria-level="1">Contents</h2><ul>${items.join('')}</ul></nav>`;
};
