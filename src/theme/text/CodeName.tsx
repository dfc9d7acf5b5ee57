import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** A name in its parts, between which a line may end on a narrow screen. What is copied stays whole. */
export const breakable = (parts: readonly string[]): readonly ReactNode[] =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Longest name, in characters, that is short enough to stay in one line. */
const longestUnbroken = 14;

/**
 * Behind these characters a long name may go on in the next line, unless only a short end such as `.py` would stand there.
 * Without a lookbehind, which Safari before 16.4 cannot read.
 */
const breakPlace = /([/_:=.,])(?=[^/_:=.,]{4})/g;

/**
 * An option such as `-it` or `--sp`, of which a browser would leave a dash at the end of a line. Of a long one it is the beginning, up to
 * where the name may break.
 */
const option = /(^|\s)(-{1,2}(?:[\w-]{1,11}(?![\w-])|[^\s\-/_:=.,]+))/g;

const partsOf = (name: string): string[] => name.replace(breakPlace, '$1\n').split('\n');

/** Texts and options of a name in turn, a text first. */
const optionsIn = (name: string): string[] => name.replace(option, '$1\n$2\n').split('\n');

/** A name, path or command to copy. On a narrow screen a long one breaks where its parts meet; what is copied stays whole. */
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
