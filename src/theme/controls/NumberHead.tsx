import type { ReactNode } from 'react';

/** Heading of a column of numbers, over their ends as in the tables of the texts. */
export const NumberHead = ({ children }: { readonly children: ReactNode }) => (
  <th scope="col" className="number">
    {children}
  </th>
);
