import type { BookKind } from '../../src/model/books';
import { escapeAttribute, escapeText } from '../../src/model/escape';
import { printWords } from '../../src/site/words/books';
import type { Book, Chapter } from './planBooks';
import { attribute, elementsOf, setAttribute, wordsOf } from '../../src/outputs/links/htmlTree';
import type { HtmlElement } from '../../src/outputs/links/htmlTree';
import { bookId, pageOf } from './rewriteLinks';

/** Deepest heading level of HTML and PDF. */
const deepest = 6;

/** A section or category heading before a chapter. */
interface HeadAbove {
  readonly level: number;
  readonly text: string;
}

/** Section and categories of a chapter, outermost first. A category with a page uses that page's title as its heading. */
const namesAbove = (kind: BookKind, { section, groups }: Chapter): readonly { label: string; href?: string }[] =>
  kind === 'guide' ? [] : kind === 'whole' ? [{ label: section }, ...groups] : groups;

/** Level of a chapter's title, below its section and categories. */
export const titleLevel = (kind: BookKind, chapter: Chapter): number => Math.min(deepest, namesAbove(kind, chapter).length + 1);

/** Section and category headings to print before a chapter. `previous` is the chapter before it. */
export function headsAbove(kind: BookKind, chapter: Chapter, previous: Chapter | undefined): HeadAbove[] {
  const names = namesAbove(kind, chapter);
  const before = previous ? namesAbove(kind, previous) : [];
  const same = names.findIndex(({ label }, index) => label !== before[index]?.label);
  if (same === -1) return [];
  return names.flatMap(({ label, href }, index) => (index < same || href !== undefined ? [] : [{ level: index + 1, text: label }]));
}

/** Lowers the heading levels of an article, for screen readers and PDF bookmarks, without changing their looks. */
export function lowerHeadings(article: HtmlElement, title: number): void {
  for (const element of elementsOf([article])) {
    const [, level] = /^h([1-6])$/.exec(element.tagName) ?? [];
    if (level && title > 1) setAttribute(element, 'aria-level', String(Math.min(deepest, Number(level) + title - 1)));
  }
}

/** A heading for the table of contents. */
export interface ListedHeading {
  readonly id: string;
  readonly text: string;
}

/** Headings of level 2 with an anchor, without the letters of a glossary. */
export const mainHeadings = (article: HtmlElement): ListedHeading[] =>
  [...elementsOf([article])].flatMap((element) => {
    const id = element.tagName === 'h2' ? attribute(element, 'id') : undefined;
    const text = wordsOf(element.childNodes).trim();
    return id && text.length > 1 ? [{ id, text }] : [];
  });

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
  return `<nav class="book-contents" aria-labelledby="contents"><h2 id="contents" aria-level="1">${escapeText(printWords.contents)}</h2><ul>${items.join('')}</ul></nav>`;
};
