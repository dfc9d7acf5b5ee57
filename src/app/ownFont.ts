import { escapeScript } from '../model/escape';
import textFont from '../fonts/text.woff2';

declare global {
  interface Window {
    /** The typeface of the site, as the script in the head has asked for it. */
    ownFont?: FontFace;
  }
}

/** Its name in `--font`, before that of the style sheet, which serves readers without JavaScript. */
const family = 'Own text';

/**
 * Runs in the head: takes the typeface if it comes before the first paint. A style sheet cannot say that: it paints with a font late, and
 * moves the lines, or never on the first page; and a preload holds the first paint back on a slow connection.
 */
export const ownFontScript = escapeScript(
  `(function(f){window.ownFont=f;f.load().then(function(){performance.getEntriesByName('first-contentful-paint').length||document.fonts.add(f)},function(){})})(new FontFace(${JSON.stringify(family)},${JSON.stringify(`url("${textFont}") format("woff2")`)},{weight:'400 700'}))`,
);

/** Writes with the typeface from now on, once it has come: the reader has asked for another page, which is new anyway. */
export function writeWithOwnFont(): void {
  const { ownFont } = window;
  ownFont?.load().then(
    () => document.fonts.add(ownFont),
    // Without it, the font of the system remains.
    () => undefined,
  );
}
