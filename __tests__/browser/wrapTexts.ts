import type { Page } from 'playwright-core';
import { eventually } from './eventually';

/**
 * Ways in which others put something in the place of a text: translations of Chrome and Edge replace it with `<font>`, some extensions put the text itself into
 * an element, and others each word into one of its own.
 */
export const wrappings = ['font', 'mark', 'span'] as const;

/** A way to wrap texts. */
export type Wrapping = (typeof wrappings)[number];

/** Wraps each text of the page that is not wrapped yet. Words are not other ones, but have a sign before them. */
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

/** Marks the second half of each text, as highlighters do that split texts; or takes all marks away again, and joins the texts. */
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

/** Waits until the code is there that looks after wrapped texts: a text of React that is taken out and back is empty in between. */
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
