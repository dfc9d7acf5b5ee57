import type { Chapter } from './bookTypes';
import { qrImage } from './qrSvg';

/** Width in mm of the QR code in the margin of bench sheets. */
const codeWidth = 13;

/** Text width of a page in CSS px: A4 with margins of 17 mm, portrait and landscape. */
export const sheetWidth = { upright: (176 * 96) / 25.4, turned: (263 * 96) / 25.4 } as const;

/** A CSS string. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;

/** Name of the CSS page of a chapter. */
export const sheetName = (index: number): string => `chapter-${index + 1}`;

/** Running heads and feet of a chapter's pages. */
export interface SheetEdges {
  readonly chapter: Chapter;
  /** Top left: the section, or the title of the book. */
  readonly head: string;
  /** URL of the page on the site. */
  readonly address: string;
  /** Whether to print a QR code of the URL. */
  readonly code: boolean;
}

/**
 * CSS @page rules of a book's chapters: running heads, URL, page number. `data-sheet` names the chapter, and `data-turned` marks landscape
 * pages.
 */
export const sheetRules = (chapters: readonly SheetEdges[]): string =>
  chapters
    .map(({ chapter, head, address, code }, index) => {
      const name = sheetName(index);
      const right = code ? `content:url("${qrImage(address, codeWidth)}")` : `content:${quoted(chapter.title)}`;
      // Space for the QR code above the text.
      const top = code ? 'margin-top:25mm;' : '';
      const margins = [
        `@top-left{content:${quoted(head)}}`,
        `@top-right{${right}}`,
        `@bottom-left{content:${quoted(address)}}`,
        '@bottom-right{content:counter(page)}',
      ];
      const sheets = `@page ${name}{${top}${margins.join('')}}@page ${name}-turned{size:A4 landscape;${top}${margins.join('')}}`;
      return `[data-sheet="${name}"]{page:${name}}[data-sheet="${name}"] [data-turned]{page:${name}-turned}${sheets}`;
    })
    .join('');
