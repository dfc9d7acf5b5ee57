import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SmallSite } from './buildSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource } from './smallSite';

/** What the hosted search of the site is configured with. */
export const hosted = { appId: 'TESTAPP', searchKey: 'public-search-key', agentId: 'test-agent', indexName: 'OpenArm documents' } as const;

const searchSettings = readFileSync(path.resolve(__dirname, '../../src/site/searchSettings.ts'), 'utf8');

/** The small site that serviceRecords belong to, with the hosted search and its agent. The dialog opens on hover and focus, too. */
export const hostedSite: SmallSite = {
  name: 'hosted',
  env: {
    GATSBY_ALGOLIA_APP_ID: hosted.appId,
    GATSBY_ALGOLIA_SEARCH_KEY: hosted.searchKey,
    GATSBY_ALGOLIA_AGENT_ID: hosted.agentId,
  },
  files: {
    'src/site/searchSettings.ts': searchSettings.replace('openOnHoverAndFocus: false', 'openOnHoverAndFocus: true'),
    'src/site/sidebars.ts': sidebarsSource({ Basics: ['index'], Cables: ['bus'] }),
    'src/site/navbar.ts': navbarSource(['Basics', 'Cables']),
    'src/site/footer.ts': footerSource(['/']),
    'src/site/tableDefinitions.ts': tablesSource(),
    'content/docs/index.mdx': documentSource(
      'The arm',
      'What the arm is.\n\n## Motors\n\nEach joint has a motor with an identifier of its own.',
    ),
    'content/docs/bus.mdx': documentSource(
      'The bus',
      `${'Cables lead to motors.\n\n'.repeat(60)}## Baud rate\n\nThe motor answers at 5 Mbit/s.`,
    ),
  },
};
