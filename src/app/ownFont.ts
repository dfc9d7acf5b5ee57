import { escapeScript } from '../model/escape';
import textFont from '../fonts/text.woff2';

declare global {
  interface Window {
    /** The typeface of the site, once it has come: the script in the head has asked for it. */
    ownFont?: FontFace;
  }
}

/** Its name in `--font`. Readers without JavaScript have the one of the style sheet: see headScripts.tsx. */
const family = 'Own text';

/**
 * Runs in the head: takes the typeface if it comes before the first paint. A style sheet cannot say that: it paints with a font late, and
 * moves the lines, or never on the first page; a preload, or a font that a script loads as such, holds the first paint back on a slow connection.
 * The frame that paints first is known by its callback: browsers tell of the first paint when it is on the screen, some frames later.
 */
export const ownFontScript = escapeScript(
  `{let painted=false;requestAnimationFrame(function look(){document.body&&document.body.firstElementChild?painted=true:requestAnimationFrame(look)});fetch(${JSON.stringify(textFont)},{priority:'low'}).then(function(r){return r.arrayBuffer()}).then(function(b){return new FontFace(${JSON.stringify(family)},b,{weight:'400 700'}).load()}).then(function(f){window.ownFont=f;painted||document.fonts.add(f)},function(){})}`,
);

/**
 * Writes with the typeface from now on, where it has come: the reader has asked for another page, which is new anyway. Before that page is
 * drawn, and at no later time: the browser then goes to the reader's place on it, and only some browsers stay there when the lines move. Safari
 * does not, and showed what follows an anchor, its heading under the navbar.
 */
export function writeWithOwnFont(): void {
  // Without it, the font of the system remains.
  if (window.ownFont) document.fonts.add(window.ownFont);
}
