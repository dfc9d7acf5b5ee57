import { decodeURIComponent } from '../../../model/addresses';

/** Maximum number of marked words, so that a long page with a common word stays readable. */
const mostMarks = 200;

/** Styles of the marks, added with the first mark. */
const styles = `[data-searched-place]{background:var(--mark);box-shadow:0 0 0 .3rem var(--mark);border-radius:2px;outline:none;width:fit-content}
::highlight(searched){background-color:var(--mark);color:var(--text)}
@media print{[data-searched-place]{background:none;box-shadow:none}}`;

let styled = false;
let marked: HTMLElement | undefined;

function addStyles(): void {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const headings = 'h1, h2, h3, h4, h5, h6';

const level = (heading: Element): number => Number(heading.tagName.slice(1));

/** The section of a heading, or else the element itself. */
function sectionOf(place: HTMLElement): Range {
  const range = document.createRange();
  range.selectNode(place);
  if (!place.matches(headings)) return range;
  const article = place.closest('article, main') ?? document.body;
  const next = [...article.querySelectorAll(headings)].find(
    (other) => level(other) <= level(place) && place.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (next) range.setEndBefore(next);
  else range.setEndAfter(article.lastElementChild ?? place);
  return range;
}

/** Pattern that matches words of a query at the beginning of a word; null if no word is worth marking. */
export function wordPattern(query: string): RegExp | null {
  const words = query.match(/[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu)?.filter((word) => word.length > 1) ?? [];
  if (words.length === 0) return null;
  const escaped = words.map((word) => word.replaceAll('.', '\\.')).sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})`, 'giu');
}

/** Ranges of the matches of a pattern in a part of the page. */
function wordRanges(section: Range, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(section.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < mostMarks; node = walker.nextNode()) {
    if (!section.intersectsNode(node)) continue;
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Removes the marks. */
export function unmarkPlace(): void {
  marked?.removeAttribute('data-searched-place');
  marked = undefined;
  if ('highlights' in CSS) CSS.highlights.delete('searched');
}

/** Marks the target of a search result and the words of the query in it, and moves the focus there. */
export function markPlace(hash: string, query: string): void {
  unmarkPlace();
  addStyles();
  const place = (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) || document.querySelector<HTMLElement>('#main h1');
  if (!place) return;
  marked = place;
  place.dataset.searchedPlace = '';
  // Screen readers and Tab continue from here.
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const pattern = wordPattern(query);
  if (pattern && 'highlights' in CSS) CSS.highlights.set('searched', new Highlight(...wordRanges(sectionOf(place), pattern)));
}
