import type { HTMLAttributes, HtmlHTMLAttributes, ReactNode } from 'react';

/** What Gatsby puts together for a page. */
interface HtmlProps {
  readonly htmlAttributes: HtmlHTMLAttributes<HTMLHtmlElement>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly preBodyComponents: ReactNode;
  /** HTML of the app. */
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/** The frame of every page, under the name where Gatsby looks for it: its own without what only browsers of the last decade read. */
export default function Html({ htmlAttributes, headComponents, bodyAttributes, preBodyComponents, body, postBodyComponents }: HtmlProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/html-has-lang -- gatsby-ssr.tsx names the language
    <html {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {headComponents}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  );
}
