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
