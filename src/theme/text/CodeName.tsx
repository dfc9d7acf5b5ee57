import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Joins the parts of a name with `<wbr>`, so that it can wrap between them. Copied text stays whole. */
export const breakable = (parts: readonly string[]): readonly ReactNode[] =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Maximum length in characters of a name that never wraps. */
const longestUnbroken = 14;

/**
 * Characters after which a long name may wrap, unless only a short end such as `.py` would follow. Avoids a lookbehind, which Safari before
 * 16.4 doesn't support.
 */
const breakPlace = /([/_:=.,])(?=[^/_:=.,]{4})/g;

/**
 * An option such as `-it` or `--sp`, which a browser would break after the dash. Of a long option, only the part before its first break.
 */
const option = /(^|\s)(-{1,2}(?:[\w-]{1,11}(?![\w-])|[^\s\-/_:=.,]+))/g;

const partsOf = (name: string): string[] => name.replace(breakPlace, '$1\n').split('\n');

/** Splits a name into texts and options in turn, a text first. */
const optionsIn = (name: string): string[] => name.replace(option, '$1\n$2\n').split('\n');

/** A name, path or command to copy. A long one wraps between its parts on a narrow screen; copied text stays whole. */
export function CodeName({ children }: { readonly children?: ReactNode }) {
  if (typeof children !== 'string') return <code>{children}</code>;
  const isLong = children.length > longestUnbroken;
  return (
    <code>
      {optionsIn(children).map((piece, at) =>
        at % 2 === 1 ? (
          <span key={at} className="whole">
            {piece}
          </span>
        ) : (
          <Fragment key={at}>{breakable(isLong ? partsOf(piece) : [piece])}</Fragment>
        ),
      )}
    </code>
  );
}
