import type { Chapter } from './bookTypes';
import { qrImage } from './qrSvg';

/** Width in mm of the code in the margin of bench sheets. */
const codeWidth = 13;

/** Width of a sheet between its margins, in CSS px: A4 with 17 mm at both sides, upright and turned. */
export const sheetWidth = { upright: (176 * 96) / 25.4, turned: (263 * 96) / 25.4 } as const;

/** A text as a string of CSS. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;

/** Name of the kind of sheet that the chapter of a number has. */
export const sheetName = (index: number): string => `chapter-${index + 1}`;

/** What runs along the edges of a chapter's sheets. */
export interface SheetEdges {
  readonly chapter: Chapter;
  /** What stands at the top left: the section, or the name of the book. */
  readonly head: string;
  /** Address of the page on the site. */
  readonly address: string;
  /** Whether the address stands there as a code, too. */
  readonly code: boolean;
}

/**
 * The rules for the sheets of a book's chapters: running heads, address, number. Chapters are told apart by `data-sheet`; what is marked with
 * `data-turned` has a sheet of its own that lies on its side.
 */
export const sheetRules = (chapters: readonly SheetEdges[]): string =>
  chapters
    .map(({ chapter, head, address, code }, index) => {
      const name = sheetName(index);
      const right = code ? `content:url("${qrImage(address, codeWidth)}")` : `content:${quoted(chapter.title)}`;
      // Room for the code above the text.
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
