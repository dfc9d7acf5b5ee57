import { epubArticle } from '../../../scripts/book/epub/epubArticle';
import { navList, packageDocument, xhtml } from '../../../scripts/book/epub/epubPackage';

const places = { chapterFile: (route: string) => `chapter${route}.xhtml`, pictureFile: (address: string) => `pictures${address}` };
const chapterOf = (html: string): string => xhtml(epubArticle(html, places));

describe('a chapter of an EPUB', () => {
  it('says what readers without scripts are told, because XHTML has no noscript', () => {
    expect(chapterOf('<p>A</p><noscript><p>Needs <a href="https://a.example">B</a>.</p></noscript>')).toBe(
      '<p>A</p><p>Needs <a href="https://a.example">B</a>.</p>',
    );
  });

  it('has the ids of its page again, and links to the files of other chapters', () => {
    expect(
      chapterOf(
        '<h2 id="/can#a" data-x="">A</h2><ul aria-labelledby="/can#a"></ul><a href="#/hardware#größe">B</a><a href="#/hardware">C</a>',
      ),
    ).toBe(
      '<h2 id="a">A</h2><ul aria-labelledby="a"></ul><a href="chapter/hardware.xhtml#gr%C3%B6%C3%9Fe">B</a><a href="chapter/hardware.xhtml">C</a>',
    );
  });

  it('has its pictures in the EPUB, and neither controls, numbers of pages nor shapes of other files', () => {
    expect(
      chapterOf(
        '<img src="/a.svg" alt="A"><label>Done<input type="checkbox"></label><a href="https://a.example">A<span class="book-page">&nbsp;(page 4)</span></a><svg><use href="/icons.svg#a"></use></svg>',
      ),
    ).toBe('<img alt="A" src="pictures/a.svg"/><label>Done</label><a href="https://a.example">A</a>');
  });
});

it('nests the contents by their levels, also where one is missing between', () => {
  const entry = (level: number, text: string) => ({ level, text, href: `${text}.xhtml` });
  const link = (text: string): string => `<a href="${text}.xhtml">${text}</a>`;
  expect(navList([entry(1, 'a'), entry(2, 'b'), entry(3, 'c'), entry(2, 'd'), entry(1, 'e'), entry(3, 'f')])).toBe(
    `<ol><li>${link('a')}<ol><li>${link('b')}<ol><li>${link('c')}</li></ol></li><li>${link('d')}</li></ol></li><li>${link('e')}<ol><li>${link('f')}</li></ol></li></ol>`,
  );
});

it('reads the chapters in their order, and nothing else', () => {
  const item = (file: string, chapter: boolean) => ({ file, type: 'text/css', properties: [], chapter });
  const facts = { identifier: 'a', title: 'A & B', language: 'en', author: 'C', description: 'D', rights: 'E', day: '2026-11-23' };
  const text = packageDocument(facts, [item('1.xhtml', true), item('a.css', false), item('2.xhtml', true)]);
  expect(text).toContain('<spine><itemref idref="item-0"/><itemref idref="item-2"/></spine>');
  expect(text).toContain('<dc:title>A &amp; B</dc:title>');
});
