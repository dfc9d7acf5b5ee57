/** Ids that the frame of every page uses: of our own layout and search, and of Gatsby. No heading or part may have one. */
export const frameIds: ReadonlySet<string> = new Set([
  'main',
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
  'choice',
]);

/** Why the id of a row cannot be an anchor, whatever page shows it; undefined where it can. Links to it stay for ever. */
export function anchorMistake(id: string): string | undefined {
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id)) return `the id "${id}" is no anchor: write small letters, digits and single hyphens.`;
  if (frameIds.has(id)) return `the id "${id}" is used by the frame of every page. Choose another.`;
  return undefined;
}
