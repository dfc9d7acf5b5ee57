/*
 * Corrects the HTML that Gatsby writes around a page to fit the Content-Security-Policy (`public/_headers`).
 *
 * Without it readers see no difference at first, but hosts would need a policy per page, or one that allows inline styles.
 * Still needed? Without a correction, `npm run build` names each inline style, and the unit test hostHeaders the differing scripts.
 */
import { isValidElement } from 'react';
import type { ReactNode } from 'react';

/** Gatsby's script in every page, which contains the page's path. */
const gatsbys = /^\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/$/;

const tellPath = 'window.pagePath=document.currentScript.dataset.pagePath';

/** Props of an element that are read. */
interface ScriptProps {
  readonly dangerouslySetInnerHTML?: { readonly __html?: string };
}

/**
 * Replaces the script that tells Gatsby the page's path by one that is the same on all pages and reads the path from an attribute. The
 * policy then needs one hash. Takes and returns the elements at the end of a page.
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
        data-page-path={JSON.parse(path) as string} // the pattern matches a JSON string
        dangerouslySetInnerHTML={{ __html: tellPath }}
      />
    );
  });

/** Inline styles of Gatsby and its router. */
const styles = /(?<=<div[^>]*) style="[^"]*"(?=[^>]* id="gatsby-focus-wrapper")|(?<=<div id="gatsby-announcer") style="[^"]*"/g;

/** Removes the inline styles of Gatsby and its router. `global.css` has them. */
export const withoutStylesInTags = (html: string): string => html.replace(styles, '');
