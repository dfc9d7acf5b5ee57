import { escapeScript } from '../model/escape';
import textFont from '../fonts/text.woff2';
import { storage } from '../state/storage';
import { mayPreloadNow } from './mayPreload';
import { whenIdle } from './whenIdle';

declare global {
  interface Window {
    /** The typeface of the site: as the script in the head has asked for it, or once it has come later. */
    ownFont?: FontFace;
  }
}

/** Its name in `--font`. Readers without JavaScript have the one of the style sheet: see headScripts.tsx. */
const family = 'Own text';

/**
 * Attribute of the root of a page that asks for the typefaces of the site: see tokens.css. A page that does without does not name them, because a
 * browser asks the system for a font that it does not know, in each size and weight, before it paints.
 */
const named = 'ownFont';

const weight = '400 700';

/** An answer within this time, in ms, promises a font of 18 kB within the time for which browsers hold the first paint back. */
const soonMs = 40;

/**
 * The page itself has to be here so soon after it was asked for, in ms, too: where a browser slows the network down, as its tools for developers
 * and those that judge pages do, the clock of the request stays that of the server.
 */
const hereMs = 120;

/**
 * Runs in the head: takes the typeface where it can come with the first paint. The browser's cache has it (`kept`, see `storage.ts`), or the server
 * has answered with the page so soon that it will be as quick with the typeface; by the clock, not by `navigator.connection`, which few browsers
 * have. The first paint waits for it, in Chromium 50 ms at most, and what comes later is not shown on this page. A style sheet cannot
 * say that: it paints with a font late, and moves the lines, or never on the first page; and a preload holds the first paint back on a slow
 * connection. Without `display`, a font that is waited for would be shown whenever it comes.
 */
export const ownFontScript = escapeScript(
  `{let url='${textFont}',[asked]=performance.getEntriesByType('navigation'),kept;try{kept=localStorage.typeface==url}catch{}if(kept||asked?.responseStart&&${soonMs}>asked.responseStart-asked.requestStart&&${hereMs}>performance.now()-asked.requestStart)document.documentElement.dataset.${named}='',document.fonts.add(ownFont=new FontFace('${family}','url('+url+')',{weight:'${weight}',display:'optional'})),ownFont.load().catch(()=>{})}`,
);

/** The typeface for the pages to come: no page shows it before it is there, so it may take its time. */
const fetchedFont = (): Promise<FontFace> => new FontFace(family, `url(${textFont})`, { weight }).load();

/**
 * Fetches the typeface for the pages to come where the first one has done without, once that is there and the browser idle. Firefox calls an optional
 * font that came after its time a failed one, and never shows that face: another one has what came from the cache.
 */
export function fetchOwnFont(): void {
  whenIdle(() => {
    if (!window.ownFont && !mayPreloadNow()) return;
    const asked = window.ownFont?.load().catch(fetchedFont) ?? fetchedFont();
    asked.then(
      (font) => {
        window.ownFont = font;
        storage.write('typeface', textFont);
      },
      // Without it, the font of the system remains.
      () => undefined,
    );
  });
}

/**
 * Writes with the typeface from now on, where it has come: the reader has asked for another page, which is new anyway. Before that page is
 * drawn, and at no later time: the browser then goes to the reader's place on it, and only some browsers stay there when the lines move. Safari
 * does not, and showed what follows an anchor, its heading under the navbar.
 */
export function writeWithOwnFont(): void {
  // Without it, the font of the system remains.
  if (!window.ownFont) return;
  document.fonts.add(window.ownFont);
  document.documentElement.dataset[named] = '';
}
