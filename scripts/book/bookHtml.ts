import { serialize } from 'parse5';
import type { BookKind } from '../../src/model/books';
import { escapeAttribute, escapeText } from '../../src/model/escape';
import { printWords } from '../../src/site/words/books';
import { longDate } from '../../src/site/words/dates';
import { site } from '../../src/site/site';
import { siteAddress } from '../../src/site/siteAddress';
import type { Book, Chapter } from './planBooks';
import { contentsHtml, contentsOf, headsAbove } from './headings';
import type { ListedHeading } from './headings';
import type { HtmlElement } from '../../src/outputs/links/htmlTree';
import { sheetName, sheetRules } from './pageRules';

/** A chapter with its content. */
export interface PrintedChapter {
  readonly chapter: Chapter;
  /** The cleaned article of its page, with the ids and links of the book. */
  readonly article: HtmlElement;
}

/** Everything a book is made of. */
export interface BookParts {
  readonly book: Book;
  readonly chapters: readonly PrintedChapter[];
  /** Headings in the table of contents, by route of their chapter. */
  readonly headings: ReadonlyMap<string, readonly ListedHeading[]>;
  /** CSS rules of the pages, followed by those of books. */
  readonly rules: readonly string[];
  /** Cover drawing: published address, and size in px. */
  readonly drawing: { readonly src: string; readonly width: string; readonly height: string } | undefined;
  /** Date of the edition, 2026-11-23. */
  readonly day: string;
}

/** Title in the metadata of the PDF. */
export const bookTitle = ({ kind, title }: Book): string => (kind === 'whole' ? title : printWords.partTitle(title));

function coverHtml({ book, drawing, day }: BookParts): string {
  const image = drawing ? `<img src="${escapeAttribute(drawing.src)}" width="${drawing.width}" height="${drawing.height}" alt="">` : '';
  const address = siteAddress('/');
  return `<header class="book-cover"><p class="book-kind">${escapeText(printWords.kinds[book.kind])}</p><h1>${escapeText(book.title)}</h1><p>${escapeText(site.tagline)}</p>${image}<p class="book-edition">${escapeText(printWords.edition(longDate(day)))} <a href="${address}">${address}</a><br>${escapeText(printWords.rights)}</p></header>`;
}

const chapterHtml = (kind: BookKind, { chapter, article }: PrintedChapter, previous: Chapter | undefined, index: number): string => {
  const heads = headsAbove(kind, chapter, previous).map(
    ({ level, text }) => `<p class="book-head book-head-${level}" role="heading" aria-level="${level}">${escapeText(text)}</p>`,
  );
  return `<section class="book-chapter" data-sheet="${sheetName(index)}" id="${escapeAttribute(chapter.route)}">${heads.join('')}<article>${serialize(article)}</article></section>`;
};

/** HTML of a book, with placeholders for page numbers (`withPages`). */
export function bookHtml(parts: BookParts): string {
  const { book, chapters, headings, rules } = parts;
  const { kind } = book;
  const edges = chapters.map(({ chapter }) => ({
    chapter,
    head: kind === 'whole' ? chapter.section : kind === 'section' ? printWords.sectionHead(book.title) : chapter.title,
    address: siteAddress(chapter.route),
    code: kind === 'guide',
  }));
  const before = kind === 'guide' ? '' : coverHtml(parts) + contentsHtml(contentsOf(book, headings));
  const texts = chapters.map((chapter, index) => chapterHtml(kind, chapter, chapters[index - 1]?.chapter, index));
  return [
    `<!DOCTYPE html><html lang="${site.language}" dir="${site.direction}" data-theme="light" data-book="${kind}"><head><meta charset="utf-8">`,
    `<title>${escapeText(bookTitle(book))}</title><style>${rules.join('')}${sheetRules(edges)}</style></head>`,
    `<body>${before}<main>${texts.join('')}</main></body></html>`,
  ].join('');
}
