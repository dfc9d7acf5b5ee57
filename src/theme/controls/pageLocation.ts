import { createContext } from 'react';

/** The address of the page that is shown; undefined outside of a page, as in a notice beside it. */
export const PageLocation = createContext<{ readonly pathname: string } | undefined>(undefined);
