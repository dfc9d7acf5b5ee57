import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Behind these signs a long name may go on in the next line, unless only a short end such as `.py` would stand there. */
const breakPlaces = /(?<=[/_:=.,])(?=[^/_:=.,]{4})/;

/** A name, path or command to copy. On a narrow screen a long one breaks where its parts meet; what is copied stays whole. */
export function CodeName({ children }: { readonly children?: ReactNode }) {
  if (typeof children !== 'string' || children.length <= 14) return <code>{children}</code>;
  return (
    <code>
      {children.split(breakPlaces).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
