import { parseFragment } from 'parse5';
import { qrCode } from '../../src/model/qrCode';
import type { Chapter } from './planBooks';
import { append, attribute, elementsOf } from '../../src/outputs/links/htmlTree';
import type { HtmlElement } from '../../src/outputs/links/htmlTree';

/**
 * A QR code as an SVG image, `millimetres` wide. Low error correction gives the largest squares, which is enough for paper at close range.
 */
export function qrImage(text: string, millimetres: number): string {
  const { path, size } = qrCode(text, { correction: 'low', border: 2 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres}mm" height="${millimetres}mm" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Width in mm of the QR code in the margin of bench sheets. */
const codeWidth = 13;

/** Text width of a page in CSS px: A4 with margins of 17 mm, portrait and landscape. */
export const sheetWidth = { upright: (176 * 96) / 25.4, turned: (263 * 96) / 25.4 } as const;

/** A CSS string. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;

/** Name of the CSS page of a chapter. */
export const sheetName = (index: number): string => `chapter-${index + 1}`;

/** Running heads and feet of a chapter's pages. */
interface SheetEdges {
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

/** Width of a step's QR code in mm: small enough to fit below the number, large enough for phones. */
const width = 14;

/** Adds a QR code to each numbered step of a guide. `address` is the guide's URL. */
export function addStepCodes(article: HtmlElement, address: string): void {
  for (const element of elementsOf([article])) {
    const id = attribute(element, 'id') ?? '';
    const [, step] = element.tagName === 'li' ? (/^step-(\d+)$/.exec(id) ?? []) : [];
    if (step === undefined) continue;
    const alt = `Code of the address of step ${step}`;
    append(element, parseFragment(`<img class="book-code" src="${qrImage(`${address}#${id}`, width)}" alt="${alt}">`).childNodes);
  }
}
