import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SmallSite } from './buildSite';
import { documentSource, oneSection } from './smallSite';

const settings = readFileSync(path.resolve(__dirname, '../../src/site/settings.ts'), 'utf8');

/** Where the site is published. */
export const offlineBase = '/docs';

/** How it is built. */
export const offlineEnv = { BASE_PATH: offlineBase, PREFIX_PATHS: 'true' };

/** What another build of it changes to end offline use. */
export const endOffline = { 'src/site/settings.ts': settings.replace('offline: true', 'offline: false') };

/** A small site below a base path that readers can keep. */
export const offlineSite: SmallSite = {
  name: 'offline',
  env: offlineEnv,
  files: {
    ...oneSection(['index', 'getting-started/offline', 'wiring']),
    'content/docs/index.mdx': documentSource('Home', '[Wiring](/wiring)\n\nText.'),
    'content/docs/wiring.mdx': documentSource('Wiring', '## Power\n\nText.'),
    'content/docs/getting-started/offline.mdx': documentSource('Offline', '<OfflineKeeper />'),
  },
};
