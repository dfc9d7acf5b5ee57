/*
 * Corrects the HTML that Gatsby writes around a page, so that it fits the Content-Security-Policy of the pages (`public/_headers`).
 *
 * Without it a reader sees: nothing at first; hosts would have to send a policy of their own for each page, or allow inline styles.
 * Still needed? Without a correction, `npm run build` names each tag with a style, and the unit test hostHeaders the scripts that differ.
 */
import { isValidElement } from 'react';
import type { ReactNode } from 'react';

/** What Gatsby writes into every page, each time with another path. */
const gatsbys = /^\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/$/;

const tellPath = 'window.pagePath=document.currentScript.dataset.pagePath';

/** The properties of an element that are read. */
interface ScriptProps {
  readonly dangerouslySetInnerHTML?: { readonly __html?: string };
}

/**
 * Makes the script that tells Gatsby the path of a page the same on every page, with the path in an attribute: the policy then names one script
 * for all pages. Takes and returns the elements at the end of a page.
 */
export const withPagePathBeside = (components: readonly ReactNode[]): ReactNode[] =>
  components.map((component) => {
    if (!isValidElement<ScriptProps>(component)) return component;
    const path = gatsbys.exec(component.props.dangerouslySetInnerHTML?.__html ?? '')?.[1];
    if (path === undefined) return component;
    return (
      <script
        key={component.key}
        id="gatsby-script-loader"
        data-page-path={JSON.parse(path) as string} // a string in quotes: see the pattern
        dangerouslySetInnerHTML={{ __html: tellPath }}
      />
    );
  });

/** Styles that Gatsby and its router write into tags. */
const styles = /(?<=<div[^>]*) style="[^"]*"(?=[^>]* id="gatsby-focus-wrapper")|(?<=<div id="gatsby-announcer") style="[^"]*"/g;

/** Removes the styles that Gatsby and its router write into tags; `global.css` has them. */
export const withoutStylesInTags = (html: string): string => html.replace(styles, '');
