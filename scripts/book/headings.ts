import type { BookKind } from '../../src/model/books';
import type { Chapter } from './bookTypes';
import { attribute, elementsOf, setAttribute, wordsOf } from './htmlTree';
import type { HtmlElement } from './htmlTree';

/** Deepest level that headings have in HTML and in PDF. */
const deepest = 6;

/** A heading above a chapter: the name of a section or category that begins with it. */
export interface HeadAbove {
  readonly level: number;
  readonly text: string;
}

/** Names above a chapter in a book, outermost first. A category with a page of its own has that page's title for a heading. */
const namesAbove = (kind: BookKind, { section, groups }: Chapter): readonly { label: string; href?: string }[] =>
  kind === 'guide' ? [] : kind === 'whole' ? [{ label: section }, ...groups] : groups;

/** Level of a chapter's title: below the section and the categories that the book shows. */
export const titleLevel = (kind: BookKind, chapter: Chapter): number => Math.min(deepest, namesAbove(kind, chapter).length + 1);

/** Headings of sections and categories that begin with a chapter; `previous` is the chapter before it. */
export function headsAbove(kind: BookKind, chapter: Chapter, previous: Chapter | undefined): HeadAbove[] {
  const names = namesAbove(kind, chapter);
  const before = previous ? namesAbove(kind, previous) : [];
  const same = names.findIndex(({ label }, index) => label !== before[index]?.label);
  if (same === -1) return [];
  return names.flatMap(({ label, href }, index) => (index < same || href !== undefined ? [] : [{ level: index + 1, text: label }]));
}

/** Moves the headings of an article, whose title has level 1, down for screen readers and bookmarks; they look as before. */
export function lowerHeadings(article: HtmlElement, title: number): void {
  for (const element of elementsOf([article])) {
    const [, level] = /^h([1-6])$/.exec(element.tagName) ?? [];
    if (level && title > 1) setAttribute(element, 'aria-level', String(Math.min(deepest, Number(level) + title - 1)));
  }
}

/** A heading that the contents of a book can list. */
export interface ListedHeading {
  readonly id: string;
  readonly text: string;
}

/** Headings of level 2 of an article that can be linked to. The letters of a glossary are none of them. */
export const mainHeadings = (article: HtmlElement): ListedHeading[] =>
  [...elementsOf([article])].flatMap((element) => {
    const id = element.tagName === 'h2' ? attribute(element, 'id') : undefined;
    const text = wordsOf(element.childNodes).trim();
    return id && text.length > 1 ? [{ id, text }] : [];
  });
