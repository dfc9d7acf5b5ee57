/** Words of the page for unknown addresses. */
export const notFoundWords = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  moved: 'It may have moved, or the link may be misspelt. Search for it, or start at the',
  home: 'home page',
  nearest: (pages: number) => `Did you mean ${pages === 1 ? 'this page' : 'one of these'}?`,
  broken: 'Is something broken on the arm rather than here?',
  symptoms: 'Find your symptom',
} as const;
