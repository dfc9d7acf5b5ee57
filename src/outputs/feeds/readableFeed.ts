import { blog } from '../../site/blog';
import { basePath } from '../../site/siteAddress';
import { escapeAttribute } from '../../model/escape';

/**
 * Makes a feed readable for people who open it in a browser: names the stylesheet. A stylesheet and not XSLT, because
 * browsers are taking XSLT out.
 */
const withStyles = (xml: string): string =>
  xml.replace(
    /^(<\?xml[^>]*\?>)\s*/,
    (_all, declaration: string) =>
      `${declaration}\n<?xml-stylesheet type="text/css" href="${escapeAttribute(`${basePath}${blog.feedStyles}`)}"?>\n`,
  );

/** The RSS feed as it is published. The `rss` package writes the time of the build; a feed changes when its posts do. */
export const readableRss = (xml: string, updated: Date): string =>
  withStyles(xml.replace(/<lastBuildDate>[^<]*</, `<lastBuildDate>${updated.toUTCString()}<`));

/** The Atom feed as it is published: each entry gets a link that people can follow, since Atom's own is none for them. */
export const readableAtom = (xml: string): string =>
  withStyles(
    xml.replace(
      /(<link href="([^"]*)"\/>.*?)(\s*<\/entry>)/gs,
      '$1\n        <a xmlns="http://www.w3.org/1999/xhtml" href="$2">Read on the site</a>$3',
    ),
  );
