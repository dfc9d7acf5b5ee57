import { strToU8, zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeText } from '../../../src/model/escape';
import { printWords } from '../../../src/site/words/books';
import { longDate } from '../../../src/site/words/dates';
import { site } from '../../../src/site/site';
import { basePath, siteAddress } from '../../../src/site/siteAddress';
import { bookHtml, bookTitle } from '../bookHtml';
import type { BookParts } from '../bookHtml';
import { contentsOf } from '../headings';
import type { Printer } from '../printPdf';
import { withPages } from '../rewriteLinks';
import { epubArticle, pictureBytes, pictureFile, pictureType } from './epubArticle';
import type { Pictures } from './epubArticle';
import { container, navList, packageDocument, xhtml, xhtmlDocument } from './epubPackage';
import type { EpubItem } from './epubPackage';
import { zipTime } from './zipTime';

const styles = readFileSync(path.join(__dirname, 'epub.css'), 'utf8');
const stylesFile = 'book.css';

/** A text file of an EPUB, with its manifest entry. */
interface EpubText {
  readonly item: EpubItem;
  readonly text: string;
}

/** An XHTML file. Its manifest properties follow from its content. */
function textFile(file: string, title: string, body: string, properties: readonly string[] = []): EpubText {
  const text = xhtmlDocument(title, site.language, `<link rel="stylesheet" type="text/css" href="${stylesFile}"/>`, body);
  const held = [...properties, ...(body.includes('<svg') ? ['svg'] : []), ...(body.includes('<math') ? ['mathml'] : [])];
  return { item: { file, type: 'application/xhtml+xml', properties: held, chapter: true }, text };
}

/** Title page and table of contents. */
function frontTexts({ book, headings, day }: BookParts, chapterFile: (route: string) => string): EpubText[] {
  const title = bookTitle(book);
  const address = siteAddress('/');
  const edition = `${escapeText(printWords.edition(longDate(day)))} <a href="${address}">${address}</a>`;
  const entries = contentsOf(book, headings).map(({ level, text, id }) => ({ level, text, href: chapterFile(id) }));
  return [
    textFile('title.xhtml', title, `<h1>${escapeText(title)}</h1><p>${escapeText(site.tagline)}</p><p>${edition}</p>`),
    textFile(
      'nav.xhtml',
      printWords.contents,
      `<nav epub:type="toc"><h1>${escapeText(printWords.contents)}</h1>${navList(entries)}</nav>`,
      ['nav'],
    ),
  ];
}

/** Makes an EPUB 3 of the whole documentation from its printed form. `folder` is the built site. */
export async function makeEpub(folder: string, parts: BookParts, printer: Printer): Promise<Uint8Array> {
  const { book, chapters, day } = parts;
  const shown = await printer.articles(withPages(bookHtml(parts), new Map()));
  const routes = chapters.map(({ chapter: { route } }) => route);
  const chapterFile = (route: string): string => `chapter-${routes.indexOf(route) + 1}.xhtml`;
  const pictures: Pictures = new Map();
  const chapterTexts = chapters.map(({ chapter: { route, title, section, groups } }, index) => {
    const article = epubArticle(shown[index] ?? '', { chapterFile, pictureFile: (address) => pictureFile(pictures, address) });
    const above = [section, ...groups.map(({ label }) => label)].join(' › ');
    return textFile(chapterFile(route), title, `<p class="part">${escapeText(above)}</p>${xhtml(article)}`);
  });
  const texts = [...frontTexts(parts, chapterFile), ...chapterTexts];
  const other = (file: string, type: string): EpubItem => ({ file, type, properties: [], chapter: false });
  const items = [
    ...texts.map(({ item }) => item),
    other(stylesFile, 'text/css'),
    ...[...pictures.values()].map((file) => other(file, pictureType(file))),
  ];
  const facts = {
    identifier: siteAddress('/'),
    title: bookTitle(book),
    language: site.language,
    author: site.company,
    description: site.description,
    rights: printWords.rights,
    day,
  };
  const files: Zippable = {
    // Must come first and uncompressed, which identifies the file type.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(container),
    'EPUB/package.opf': strToU8(packageDocument(facts, items)),
    [`EPUB/${stylesFile}`]: strToU8(styles),
  };
  for (const { item, text } of texts) files[`EPUB/${item.file}`] = strToU8(text);
  for (const [address, file] of pictures)
    files[`EPUB/${file}`] = await pictureBytes(path.join(folder, decodeURI(address).slice(basePath.length)));
  return zipSync(files, { level: 9, mtime: zipTime(day) });
}
