import { bookTarget, idsOf, prefixIds, rewriteLinks, withPages } from '../../../scripts/book/rewriteLinks';
import type { LinkPlaces } from '../../../scripts/book/rewriteLinks';
import { articleOf, htmlOf } from './articles';

const places: LinkPlaces = {
  ids: new Map([
    ['/', new Set<string>()],
    ['/hardware/', new Set(['payload'])],
    ['/software/can', new Set(['step-1', 'größe'])],
  ]),
  origin: 'https://arm.example',
  basePath: '/docs',
};

describe('a link of a book', () => {
  it.each([
    ['/docs/hardware/#payload', '/hardware/#payload'],
    ['/docs/hardware/#gone', '/hardware/'],
    ['/docs/', '/'],
    ['#step-1', '/software/can#step-1'],
    ['https://arm.example/docs/hardware/', '/hardware/'],
    ['#gr%C3%B6%C3%9Fe', '/software/can#größe'],
  ])('leads from %s to a place of the book', (href, id) => expect(bookTarget(href, '/software/can', places)).toEqual({ id }));

  it.each([
    ['/docs/search?q=arm', 'https://arm.example/docs/search?q=arm'],
    ['/docs/data/motors.csv', 'https://arm.example/docs/data/motors.csv'],
    ['/docs/hardware/?step=4', 'https://arm.example/docs/hardware/?step=4'],
    ['https://other.example/docs/hardware/', 'https://other.example/docs/hardware/'],
    ['https://arm.example/docs-old/', 'https://arm.example/docs-old/'],
    ['mailto:arm@arm.example', 'mailto:arm@arm.example'],
  ])('leads out from %s', (href, address) => expect(bookTarget(href, '/software/can', places)).toEqual({ address }));

  it('names the page of another chapter, but not within a chapter nor in lists of links', () => {
    const article = articleOf(
      '<p><a href="/docs/hardware/#payload">Payload</a> <a href="#step-1">Step 1</a></p><p class="step-parts"><a href="/docs/hardware/">J1</a></p><figure><a href="/docs/">J2</a></figure>',
    );
    rewriteLinks(article, '/software/can', places);
    expect(withPages(htmlOf(article), new Map([['/hardware/#payload', 41]]))).toBe(
      '<p><a href="#/hardware/#payload">Payload<span class="book-page">&nbsp;(page 41)</span></a> <a href="#/software/can#step-1">Step 1</a></p>' +
        '<p class="step-parts"><a href="#/hardware/">J1</a></p><figure><a href="#/">J2</a></figure>',
    );
  });
});

it('keeps the ids of two pages apart, and what refers to them', () => {
  const article = articleOf('<h2 id="use">Use</h2><ul aria-labelledby="use gone"></ul><i aria-describedby="gone"></i>');
  expect([...idsOf(article)]).toEqual(['use']);
  prefixIds(article, '/software/can');
  expect(htmlOf(article)).toBe('<h2 id="/software/can#use">Use</h2><ul aria-labelledby="/software/can#use"></ul><i></i>');
});

it('has the page of its chapter for a place that paper does not show', () => {
  const article = articleOf('<a href="/docs/hardware/#payload">Payload</a>');
  rewriteLinks(article, '/software/can', places);
  expect(withPages(htmlOf(article), new Map([['/hardware/', 40]]))).toContain('(page 40)');
});

it('has zeros for pages that nobody has read yet', () => {
  const article = articleOf('<a href="/docs/">Home</a>');
  rewriteLinks(article, '/software/can', places);
  expect(withPages(htmlOf(article), new Map())).toContain('(page 000)');
});
