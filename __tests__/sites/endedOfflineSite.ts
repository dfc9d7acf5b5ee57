import { readFileSync } from 'node:fs';
import path from 'node:path';
import { awkwardEnv } from './awkwardSite';
import type { SmallSite } from './buildSite';
import { documentSource, oneSection } from './smallSite';

const settings = readFileSync(path.resolve(__dirname, '../../src/site/settings.ts'), 'utf8');

/** What takes the place of the awkward site when it may no longer be kept. */
export const endedOfflineSite: SmallSite = {
  name: 'ended-offline',
  env: awkwardEnv,
  files: {
    ...oneSection(['index', 'getting-started/offline']),
    'src/site/settings.ts': settings.replace('offline: true', 'offline: false'),
    'content/docs/index.mdx': documentSource('Home', 'Text.'),
    'content/docs/getting-started/offline.mdx': documentSource('Offline', '<OfflineKeeper />'),
  },
};
