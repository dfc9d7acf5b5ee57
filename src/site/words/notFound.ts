/** Words of the page for unknown addresses. */
export const notFoundWords = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  moved: 'It may have moved, or the link may be misspelt. Start again at the',
  home: 'home page',
  /** After the link to it, where there is JavaScript. */
  search: ', or search for it',
  nearest: (pages: number) => `Did you mean ${pages === 1 ? 'this page' : 'one of these'}?`,
  broken: 'Is something broken on the arm rather than here?',
  symptoms: 'Find your symptom',
} as const;
