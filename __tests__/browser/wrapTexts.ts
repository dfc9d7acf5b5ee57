import type { Page } from 'playwright-core';
import { eventually } from './eventually';

/** How extensions wrap text: translators of Chrome and Edge replace it with `<font>`, some move the text into an element, others each word. */
export const wrappings = ['font', 'mark', 'span'] as const;

/** Element that wraps a text. */
export type Wrapping = (typeof wrappings)[number];

/** Wraps each text of the page that isn't wrapped yet, and marks it with a » in front. */
export const wrapTexts = (page: Page, way: Wrapping): Promise<void> =>
  page.evaluate((wrapping) => {
    const wrapped = (...inner: (string | Node)[]): HTMLElement => {
      const element = document.createElement(wrapping);
      element.className = 'wrapped';
      element.append(...inner);
      return element;
    };
    const wrap = (text: Text): void => {
      if (wrapping === 'font') text.replaceWith(wrapped(wrapped(`»${text.data}`)));
      else if (wrapping === 'span')
        text.replaceWith(...`»${text.data}`.split(/(\s+)/).map((part) => (part.trim() === '' ? part : wrapped(part))));
      else {
        const mark = wrapped();
        text.before(mark);
        text.data = `»${text.data}`;
        mark.append(text);
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text instanceof Text && text.data.trim() !== '' && !text.parentElement?.closest('.wrapped, script, style, svg, textarea'))
        texts.push(text);
    }
    texts.forEach(wrap);
  }, way);

/** Highlights the second half of each text, which splits text nodes; or removes all highlights and joins the nodes. */
export const markHalves = (page: Page, marks: boolean): Promise<void> =>
  page.evaluate((isWanted) => {
    for (const mark of document.querySelectorAll('mark.half')) {
      const around = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      around?.normalize();
    }
    if (!isWanted) return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text instanceof Text && text.data.trim() !== '' && !text.parentElement?.closest('script, style, svg, textarea')) texts.push(text);
    }
    texts.forEach((text, index) => {
      // Nothing is left in some of the nodes.
      const rest = text.splitText(index % 2 === 0 ? text.length >> 1 : 0);
      const mark = document.createElement('mark');
      mark.className = 'half';
      rest.replaceWith(mark);
      mark.append(rest);
    });
  }, marks);

/** Waits for the code that repairs wrapped texts: it empties a text of React that leaves the document. */
export const untilSurvives = (page: Page): Promise<void> =>
  eventually(async () => {
    const isThere = await page.evaluate(async () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        Object.keys(node).length > 0 ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
      );
      const text = walker.nextNode();
      if (!(text instanceof Text)) throw new Error('React has no text on this page.');
      const font = document.createElement('font');
      text.replaceWith(font);
      await Promise.resolve();
      if (!text.isConnected) font.replaceWith(text);
      const isBack = text.data === '';
      font.remove();
      await Promise.resolve();
      return isBack;
    });
    if (!isThere) throw new Error('Nothing looks after wrapped texts yet.');
  });
