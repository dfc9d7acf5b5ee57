import type { BookKind } from '../../src/model/books';
import type { Chapter } from './bookTypes';
import { attribute, elementsOf, setAttribute, wordsOf } from './htmlTree';
import type { HtmlElement } from './htmlTree';

/** Deepest heading level of HTML and PDF. */
const deepest = 6;

/** A section or category heading before a chapter. */
export interface HeadAbove {
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
