/** Title of the results page, which names the query. */
export const searchTitle = (query: string): string => (query.trim() === '' ? 'Search' : `“${query.trim()}” – Search`);
