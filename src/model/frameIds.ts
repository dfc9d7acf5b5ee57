/**
 * Id of the element at which the first part ends of a page whose first paint waits for it: one with an opening, whose text and picture stand side by
 * side, each as high as the other. See FirstPart.tsx and renderPage.tsx.
 */
export const endOfFirstPart = 'first-part';

/** Ids that the frame of every page uses: of our own layout and search, and of Gatsby. No heading or part may have one. */
export const frameIds: ReadonlySet<string> = new Set([
  endOfFirstPart,
  'main',
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  'gatsby-script-loader',
  'choice',
]);
