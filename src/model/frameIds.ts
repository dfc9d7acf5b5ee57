/** Ids in every page: of the layout, the search and Gatsby. No heading or part may have one. */
export const frameIds: ReadonlySet<string> = new Set([
  'main',
  'section-pages',
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
  'choice',
]);

/** Mistake in the id of a row that becomes an anchor; undefined if it is fine. */
export function anchorMistake(id: string): string | undefined {
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id))
    return `the id "${id}" is not a valid anchor. Write lower-case letters, digits and single hyphens.`;
  if (frameIds.has(id)) return `the id "${id}" is used by the layout of every page. Choose another.`;
  return undefined;
}
