/**
 * Words of the interface on every page: header, navigation, buttons, messages. Those of search, and of steps, are in the files beside this
 * one, because pages without them don't load them.
 */
export const frameWords = {
  search: 'Search',
  loadingSearch: 'Loading search',
  homeOf: (title: string) => `${title}: home`,
  skipToText: 'Skip to the text',
  skipToPages: 'Skip to the pages of this section',
  siteNavigation: 'Site navigation',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  sections: 'Sections',
  allSections: 'All sections',
  sectionPages: 'Pages of this section',
  pagesOf: (section: string) => `Pages of ${section}`,
  project: 'Project',
  backToTop: 'Back to the top',
  previous: 'Previous',
  next: 'Next',
  announcement: 'Announcement',
  closeAnnouncement: 'Close announcement',
  colourMode: {
    is: (mode: string, next: string) => `Colour mode: ${mode}. Switch to ${next}.`,
    switch: (next: string) => `Switch to ${next} mode`,
    names: { light: 'light', dark: 'dark', system: 'system' },
  },
  newTab: '(opens in a new tab)',
  copyright: 'Copyright ©',
  books: 'PDF and EPUB',
  close: 'Close',
  loading: 'Loading',
  loadingPage: 'Loading the page',
  loadFailed: 'This part of the page could not be loaded. Check your network connection.',
  retry: 'Retry',
  dismiss: 'Dismiss',
  crashed: { title: 'This page crashed.', again: 'Try again', home: 'Go to the home page' },
} as const;
