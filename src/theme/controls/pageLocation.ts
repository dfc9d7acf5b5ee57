import { createContext } from 'react';

/** Location of the current page; undefined outside of a page, as in a notice beside it. */
export const PageLocation = createContext<{ readonly pathname: string } | undefined>(undefined);
