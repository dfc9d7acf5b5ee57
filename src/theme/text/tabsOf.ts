import { Children, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** Properties of one of several alternatives. */
export interface TabProps {
  readonly value: string;
  readonly label: string;
  readonly children?: ReactNode;
}

/** The alternatives that a set holds. */
export const tabsOf = (children: ReactNode): ReactElement<TabProps>[] =>
  Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
