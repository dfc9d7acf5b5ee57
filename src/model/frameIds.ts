/** Ids that the frame of every page uses: of our own layout and search, and of Gatsby. No heading or part may have one. */
export const frameIds: ReadonlySet<string> = new Set([
  'main',
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
  'choice',
]);
