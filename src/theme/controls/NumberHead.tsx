import type { ReactNode } from 'react';

/** Header of a number column, aligned right like the numbers. */
export const NumberHead = ({ children }: { readonly children: ReactNode }) => (
  <th scope="col" className="number">
    {children}
  </th>
);
