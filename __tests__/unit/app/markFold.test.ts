import { markFold } from '../../../src/app/markFold';

const paragraph = `<p>${'word '.repeat(200)}</p>`;
const page = (text: string): string =>
  `<main><article><header><h1>Title</h1></header><div class="prose">${text}</div><nav>Next</nav></article></main>`;

/** The HTML up to the deepest mark, as names of the elements that carry one. */
const marked = (html: string): string[] =>
  [...markFold(html).matchAll(/<(\w+) data-fold="(\w*)"/g)].map(([, name, value]) => `${name} ${value}`.trim());

/** How many of the paragraphs stand before the mark. */
const before = (html: string): number => (markFold(html).split('data-fold="here"')[0]?.match(/<p/g) ?? []).length;

it('leaves a page as it is that ends above the fold, and one without an article', () => {
  expect(markFold(page(paragraph))).toBe(page(paragraph));
  expect(markFold(`<main>${paragraph.repeat(50)}</main>`)).toBe(`<main>${paragraph.repeat(50)}</main>`);
});

it('marks the last element above the fold, and what is around it below the article', () => {
  const html = page(paragraph.repeat(30));
  expect(marked(html)).toEqual(['div', 'p here']);
  expect(before(html)).toBeGreaterThan(4);
  expect(before(html)).toBeLessThan(10);
  expect(markFold(html).replaceAll(/ data-fold="\w*"/g, '')).toBe(html);
});

it('goes into lists and sections', () => {
  const list = `<section><h2 id="a">Steps</h2><ol>${`<li><div>${paragraph}</div></li>`.repeat(30)}</ol></section>`;
  expect(marked(page(list))).toEqual(['div', 'section', 'ol', 'li here']);
});

it('cuts no table, no code and no figure', () => {
  const rows = '<tr><td>a</td><td>b</td></tr>'.repeat(200);
  expect(marked(page(`<div class="scroll-table"><table><tbody>${rows}</tbody></table></div>${paragraph}`))).toEqual(['div', 'div here']);
  expect(marked(page(`<figure><pre>${'<span>line</span>\n'.repeat(900)}</pre><figcaption>Code</figcaption></figure>${paragraph}`))).toEqual(
    ['div', 'figure here'],
  );
});

it('counts drawings by the room they have in the text, and icons not at all', () => {
  const drawing = '<p><img src="/a.svg" width="1504" height="2000"/></p>';
  const icon = '<p><img src="/a.svg" width="24" height="24"/></p>';
  expect(before(page(drawing + drawing + paragraph.repeat(3)))).toBe(2);
  expect(marked(page(icon.repeat(40) + paragraph))).toEqual([]);
});

it('does not count what is not seen: closed details, hidden panels, scripts', () => {
  const long = paragraph.repeat(20);
  for (const unseen of [
    `<details><summary>More</summary><div>${long}</div></details>`,
    `<div hidden="">${long}</div>`,
    `<div class="visually-hidden">${long}</div>`,
    `<svg><p>${long}</p></svg>`,
  ])
    expect(marked(page(`${unseen}${paragraph}`))).toEqual([]);
  expect(marked(page(`<details open=""><summary>More</summary><div>${long}</div></details>${paragraph}`))).not.toEqual([]);
});

it('reads a sign in an attribute as text, and void elements as such', () => {
  const odd = `<p title="a &gt; b < c">x<br/>y<input type="checkbox" checked=""/></p>`;
  expect(marked(page(`${odd}${paragraph.repeat(30)}`))).toEqual(['div', 'p here']);
});
