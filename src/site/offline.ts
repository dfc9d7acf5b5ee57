/** Beginnings of addresses of files that pages load later; pages, and what they name, are kept anyway. */
export const loadedLater: readonly string[] = [
  '/search-',
  '/favicon.svg',
  '/icon-',
  '/manifest.webmanifest',
  '/page-data/app-data.json',
  '/data/',
  '/blog/',
  '/solids/',
  '/static/solids/',
  '/mujoco/',
  '/static/mujoco/',
];
