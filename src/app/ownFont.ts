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

/** Where the browser keeps the address of the typeface that it has fetched: see `storage.ts`. */
const key = 'typeface';

/** Notes that the browser's cache has it. */
const keep = `try{localStorage.setItem(key,url)}catch(e){}`;

/** An answer within this time, in ms, promises a font of 18 kB within the time for which browsers hold the first paint back. */
const soonMs = 40;

/** What `FontFace` takes beside name and source. Without `display`, a font that is waited for is shown whenever it comes. */
const described = { weight: '400 700', display: 'optional' };

/**
 * Whether it can come at once: the browser has it, or the server has answered with the page so soon that it will be as quick with the
 * typeface.
 * By the clock of the request, not by `navigator.connection`, which few browsers have.
 */
const comesAtOnce = `(function(){const n=performance.getEntriesByType('navigation')[0];try{if(localStorage.getItem(key)===url)return true}catch(e){}return !!n&&n.responseStart>0&&${soonMs}>n.responseStart-n.requestStart})()`;

/** Where it can, the first paint waits for it, in Chromium 50 ms at most, and what comes later is not shown on this page. */
const takeAtOnce = `const f=new FontFace(name,'url('+url+')',described);document.fonts.add(f);f.load().then(function(){window.ownFont=f;${keep}},function(){})`;

/** Otherwise it is taken if it comes before the first paint by chance. */
const takeInPassing = `let painted=false;requestAnimationFrame(function look(){document.body&&document.body.firstElementChild?painted=true:requestAnimationFrame(look)});fetch(url,{priority:'low'}).then(function(r){return r.arrayBuffer()}).then(function(b){${keep};return new FontFace(name,b,described).load()}).then(function(f){window.ownFont=f;painted||document.fonts.add(f)},function(){})`;

/**
 * Runs in the head: takes the typeface if it comes before the first paint. A style sheet cannot say that: it paints with a font late, and
 * moves the lines, or never on the first page; a preload, or a font that a script loads as such, holds the first paint back on a slow connection.
 * So a script loads it as such only where it comes at once; fetched in passing, it would be late also from the cache.
 * The frame that paints first is known by its callback: browsers tell of the first paint when it is on the screen, some frames later.
 */
export const ownFontScript = escapeScript(
  `{const name=${JSON.stringify(family)},url=${JSON.stringify(textFont)},key=${JSON.stringify(key)},described=${JSON.stringify(described)};if(${comesAtOnce}){${takeAtOnce}}else{${takeInPassing}}}`,
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
