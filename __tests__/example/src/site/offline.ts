import type { OfflinePiece } from '../model/offlineManifest';
import { offlineRoute } from '../model/offlineManifest';
import { progressRoute } from './pages';
import { searchSettings } from './searchSettings';

/** Pages that every download includes: home page, search, and the page for downloads. Scripts and fonts are added. */
export const offlineBase: Pick<OfflinePiece, 'routes' | 'files'> = {
  routes: ['/', '/404.html', offlineRoute, searchSettings.searchPagePath],
  files: ['/search-', '/favicon.svg', '/icon-', '/manifest.webmanifest', '/page-data/app-data.json'],
};

/** Pieces that readers can download, in display order. */
export const offlinePieces: readonly OfflinePiece[] = [
  {
    name: 'guides',
    label: 'Build guides',
    holds: 'The guides with all their drawings, and the safety guide.',
    chosen: true,
    routes: ['/hardware/build/', progressRoute, '/getting-started/safety-guide'],
    files: [],
  },
  {
    name: 'pages',
    label: 'All other pages',
    holds: 'Parts, software and the rest, with drawings and tables.',
    chosen: true,
    routes: [],
    rest: true,
    files: ['/data/', '/blog/'],
  },
  { name: 'models', label: '3D views', holds: 'The steps of the guides in 3D.', routes: [], files: ['/solids/', '/static/solids/'] },
];
