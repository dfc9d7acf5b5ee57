import { isValidElement } from 'react';
import type { ReactNode } from 'react';

/** What Gatsby writes into every page, each time with another path. */
const gatsbys = /^\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/$/;

const tellPath = 'window.pagePath=document.currentScript.dataset.pagePath';

/** What is read of an element's properties. */
interface ScriptProps {
  readonly dangerouslySetInnerHTML?: { readonly __html?: string };
}

/**
 * The elements at the end of a page, of which the one that tells Gatsby the page's path becomes the same script on every page, with the path
 * beside it: a policy that names the scripts of a site then needs one for all pages.
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
