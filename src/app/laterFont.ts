import textFont from '../fonts/text.woff2';

let asked = false;

/**
 * On a slow connection the first page is written with a font of the reader's system, and stays so: nothing moves under his eyes. The next page
 * is new anyway, so from then on it is the site's own. `--font` names this family first.
 */
export function writeWithOwnFont(): void {
  if (asked) return;
  asked = true;
  const face = new FontFace('Text of later pages', `url(${textFont}) format("woff2")`, { weight: '400 700' });
  face.load().then(
    (loaded) => document.fonts.add(loaded),
    // Without it, the font of the system remains.
    () => undefined,
  );
}
