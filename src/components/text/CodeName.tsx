import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Longest name, in characters, that is short enough to stay in one line. */
const longestUnbroken = 14;

/**
 * Behind these characters a long name may go on in the next line, unless only a short end such as `.py` would stand there.
 * Without a lookbehind, which Safari before 16.4 cannot read.
 */
const breakPlace = /([/_:=.,])(?=[^/_:=.,]{4})/g;

const partsOf = (name: string): string[] => name.replace(breakPlace, '$1\n').split('\n');

/** A name, path or command to copy. On a narrow screen a long one breaks where its parts meet; what is copied stays whole. */
export function CodeName({ children }: { readonly children?: ReactNode }) {
  if (typeof children !== 'string' || children.length <= longestUnbroken) return <code>{children}</code>;
  return (
    <code>
      {partsOf(children).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
