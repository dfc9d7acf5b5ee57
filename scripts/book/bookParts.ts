import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../src/site/site';
import { basePath, siteAddress } from '../../src/site/siteAddress';
import type { BookParts, PrintedChapter } from './bookHtml';
import type { Book, Chapter } from './planBooks';
import { lowerHeadings, mainHeadings, titleLevel } from './headings';
import { attribute, elementsOf } from '../../src/outputs/links/htmlTree';
import type { HtmlElement } from '../../src/outputs/links/htmlTree';
import { addStepCodes } from './pageRules';
import { readPage } from './readPage';
import type { BuiltPage } from './readPage';
import { idsOf, prefixIds, rewriteLinks } from './rewriteLinks';

const bookStyles = readFileSync(path.join(__dirname, 'book.css'), 'utf8');

/** Makes a rule wait for its font, which a screen may show late but a print may not. */
const withFonts = (rule: string): string => rule.replace(/font-display:\s*\w+/, 'font-display:block');

/** The built page at a route. */
function builtPage(folder: string, route: string): BuiltPage {
  const file = path.join(folder, route, 'index.html');
  if (!existsSync(file)) throw new Error(`The built site has no page "${route}". Build it again with "npm run build".`);
  return readPage(readFileSync(file, 'utf8'), file);
}

/** The first drawing of an article. */
function firstDrawing(article: HtmlElement): BookParts['drawing'] {
  for (const element of elementsOf([article])) {
    const [src, width, height] = ['src', 'width', 'height'].map((name) => attribute(element, name));
    if (element.tagName === 'img' && src?.endsWith('.svg') && width && height) return { src, width, height };
  }
  return undefined;
}

/**
 * Makes the chapters of a book from the built site in `folder`. The cover shows the drawing of the home page. `day` is the date of the
 * edition.
 */
export function bookParts(folder: string, book: Book, day: string): BookParts {
  const { kind } = book;
  const built = book.chapters.map((chapter): BuiltPage & { chapter: Chapter } => ({ chapter, ...builtPage(folder, chapter.route) }));
  const ids = new Map(built.map(({ chapter: { route }, article }) => [route, idsOf(article)]));
  const headings = new Map(built.map(({ chapter: { route }, article }) => [route, mainHeadings(article)]));
  const drawing = firstDrawing(builtPage(folder, '/').article);
  const chapters = built.map(({ chapter, article }): PrintedChapter => {
    const { route } = chapter;
    if (kind === 'guide') addStepCodes(article, siteAddress(route));
    rewriteLinks(article, route, { ids, origin: site.url, basePath });
    prefixIds(article, route);
    lowerHeadings(article, titleLevel(kind, chapter));
    return { chapter, article };
  });
  const rules = [...new Set(built.flatMap((page) => page.rules.map(withFonts))), bookStyles];
  return { book, chapters, headings, rules, drawing, day };
}
