import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { pagesOfIds } from '../../scripts/book/printBook';
import type { BookList } from '../../src/model/books';
import { awkwardSite } from '../sites/awkwardSite';
import { builtSite, printBooks } from '../sites/buildSite';
import { launchOptions } from './browsers';
import { sheetTexts } from './pdfText';

const { folder, publicFolder } = builtSite(awkwardSite);

describe('the page of the books', () => {
  const html = readFileSync(path.join(publicFolder, 'getting-started/books.html'), 'utf8');

  it('offers each book with its size and its day, and every page leads to it', () => {
    expect(html).toMatch(/<a href="\/docs\/books\/arm\.pdf">The arm<\/a> <span[^>]*>PDF, 12 pages, 3\.4 MB/);
    expect(html).toContain('23 November 2026');
    expect(existsSync(path.join(publicFolder, 'books/arm.pdf'))).toBe(true);
    expect(readFileSync(path.join(publicFolder, 'wiring.html'), 'utf8')).toContain('href="/docs/getting-started/books"');
  });
});

describe('a printed book', () => {
  let list: BookList;
  let pdf: PDFDocument;
  let sheets: readonly string[];
  let pageOf: ReadonlyMap<string, number>;
  beforeAll(async () => {
    const { executablePath = '' } = launchOptions();
    const { status, output } = printBooks(folder, { ...awkwardSite.env, CHROMIUM: executablePath });
    expect({ status, output }).toMatchObject({ status: 0 });
    list = JSON.parse(readFileSync(path.join(folder, 'books/books.json'), 'utf8')) as BookList; // written by the program
    pdf = await PDFDocument.load(readFileSync(path.join(folder, 'books/openarm-documentation.pdf')));
    sheets = sheetTexts(Buffer.from(await pdf.save({ useObjectStreams: false })));
    pageOf = pagesOfIds(pdf);
  });

  const dictionary = (parent: PDFDict, name: string): PDFDict => parent.lookup(PDFName.of(name), PDFDict);

  it('is listed with its pages and its size', () => {
    expect(list.books.map(({ kind, file }) => [kind, file])).toEqual([
      ['whole', 'openarm-documentation.pdf'],
      ['whole', 'openarm-documentation.epub'],
      ['section', 'openarm-docssidebar.pdf'],
    ]);
    expect(list.books[0]?.pages).toBe(pdf.getPageCount());
  });

  it('says what it is to readers of PDF and to screen readers', () => {
    expect(pdf.getTitle()).toBe('OpenArm documentation');
    expect(pdf.getAuthor()).toBe('Enactic, Inc.');
    const { catalog } = pdf;
    expect(String(catalog.lookup(PDFName.of('Lang')))).toContain('en');
    expect(String(dictionary(catalog, 'MarkInfo').get(PDFName.of('Marked')))).toBe('true');
    expect(String(dictionary(catalog, 'ViewerPreferences').get(PDFName.of('DisplayDocTitle')))).toBe('true');
    expect(String(dictionary(dictionary(catalog, 'StructTreeRoot'), 'RoleMap').get(PDFName.of('Strong')))).toBe('/Span');
  });

  it('has bookmarks of sections, pages and headings, each within the other', () => {
    const titles = (parent: PDFDict): unknown[] => {
      const all: unknown[] = [];
      for (let item = parent.lookupMaybe(PDFName.of('First'), PDFDict); item; item = item.lookupMaybe(PDFName.of('Next'), PDFDict)) {
        const title = item.lookup(PDFName.of('Title'));
        const below = titles(item);
        const text = title instanceof PDFString || title instanceof PDFHexString ? title.decodeText() : '';
        all.push(below.length > 0 ? [text, below] : text);
      }
      return all;
    };
    expect(titles(dictionary(pdf.catalog, 'Outlines'))).toEqual([
      'OpenArm documentation',
      'Contents',
      ['docsSidebar', ['Home', ['Wiring', ['Power']], 'Offline']],
    ]);
  });

  it('names the page on which each place has come to stand, in its contents and in references', () => {
    const wiring = pageOf.get('/wiring') ?? 0;
    // The home page takes several sheets.
    expect(wiring).toBeGreaterThan(4);
    expect(sheets[1]).toContain(`Home${pageOf.get('/')}`);
    expect(sheets[1]).toContain(`Wiring${wiring}`);
    expect(sheets[2]).toContain(`Wiring(page${wiring})`);
    expect(sheets[wiring - 1]).toMatch(new RegExp(`Wiring.*${wiring}.*home\\(page3\\)`));
  });

  it('tells at the edges of each sheet which page it is of', () => {
    for (const sheet of sheets.slice(2, (pageOf.get('/wiring') ?? 0) - 1)) {
      expect(sheet).toMatch(/^docsSidebar/);
      expect(sheet).toContain('https://docs.openarm.dev/docs/');
    }
  });

  it('links to its own pages, and to the site for what it has not', () => {
    const links = pdf.getPages().flatMap(({ node }) => {
      const all = node.lookupMaybe(PDFName.of('Annots'), PDFArray)?.asArray() ?? [];
      return all.map((each) => String(pdf.context.lookup(each, PDFDict)));
    });
    const inside = links.filter((link) => !link.includes('/URI'));
    expect(inside.length).toBeGreaterThan(4);
    const known = [...pageOf.keys()].map((id) => String(PDFName.of(id)));
    expect(inside.filter((link) => !known.some((name) => link.includes(`/Dest ${name}\n`)))).toEqual([]);
    expect(links.filter((link) => link.includes('https://docs.openarm.dev/docs/blog/first)'))).toHaveLength(1);
    expect(links.filter((link) => link.includes('127.0.0.1'))).toEqual([]);
  });

  it('is an EPUB, too, by the rules of EPUBCheck', () => {
    const checker = path.resolve(__dirname, '../../node_modules/.bin/epubcheck-ts');
    const { status, stdout } = spawnSync(checker, [path.join(folder, 'books/openarm-documentation.epub'), '--fail-on-warnings'], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toMatchObject({ status: 0 });
  });

  it('turns the sheet of a table that would be too small, and leaves all others as they are', () => {
    const sizes = pdf.getPages().map((page) => page.getSize());
    const turned = sizes.filter(({ width, height }) => width > height);
    expect(turned).toHaveLength(1);
    expect(sheets.findIndex((sheet) => sheet.includes('word3word3'))).toBe(sizes.findIndex(({ width, height }) => width > height));
  });
});
