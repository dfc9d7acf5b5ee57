import { readFileSync } from 'node:fs';
import path from 'node:path';
import { awkwardBase, awkwardEnv } from './awkwardSite';
import type { SmallSite } from './buildSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource, settingsSource } from './smallSite';

/** What the hosted search of the site is configured with. */
export const hosted = { appId: 'TESTAPP', searchKey: 'public-search-key', agentId: 'test-agent', indexName: 'OpenArm documents' } as const;

/** Where the site is published: in the place of the awkward one. */
export const hostedBase = awkwardBase;

const read = (file: string): string => readFileSync(path.resolve(__dirname, '../../src/site', file), 'utf8');

const motors = `
  motors: {
    title: 'Motors', key: 'joint', columns: {
      joint: { label: 'Joint', type: 'text' },
      torque_nm: { label: 'Torque', type: 'number', unit: 'N·m' },
      note: { label: 'Note', type: 'text', optional: true },
    },
  },
`;

/**
 * The small site that serviceRecords belong to, with the hosted search and its agent. The dialog opens on hover and focus, too. A table stands on a
 * page and in a post, and a cell of it in a sentence. It takes the place of the awkward site when that may no longer be kept.
 */
export const hostedSite: SmallSite = {
  name: 'hosted',
  env: {
    ...awkwardEnv,
    GATSBY_ALGOLIA_APP_ID: hosted.appId,
    GATSBY_ALGOLIA_SEARCH_KEY: hosted.searchKey,
    GATSBY_ALGOLIA_AGENT_ID: hosted.agentId,
  },
  files: {
    'src/site/searchSettings.ts': read('searchSettings.ts').replace('openOnHoverAndFocus: false', 'openOnHoverAndFocus: true'),
    'src/site/settings.ts': settingsSource({ offline: false }),
    'src/site/sidebars.ts': sidebarsSource({ Basics: ['index', 'getting-started/offline'], Cables: ['bus', 'motors', 'wiring'] }),
    'src/site/navbar.ts': navbarSource(['Basics', 'Cables']),
    'src/site/footer.ts': footerSource(['/']),
    'src/site/tableDefinitions.ts': tablesSource(motors),
    // Spellings of numbers and line breaks that two readers of CSV could take for different cells.
    'content/data/motors.csv': '\uFEFFjoint,torque_nm,note\r\nJ1,40.0,"one\r\ntwo"\r\nJ2, 2.75e1 ,\r\nJ3,.5,"a ""b"", c"\r\n',
    'content/docs/index.mdx': documentSource(
      'The arm',
      'What the arm is.\n\n## Motors\n\nEach joint has a motor with an identifier of its own.',
    ),
    'content/docs/getting-started/offline.mdx': documentSource('Offline', '<OfflineKeeper />'),
    'content/docs/bus.mdx': documentSource(
      'The bus',
      `${'Cables lead to motors.\n\n'.repeat(60)}## Baud rate\n\nThe motor answers at 5 Mbit/s.`,
    ),
    'content/docs/motors.mdx': documentSource('Motors', '<DataTable name="motors" />\n\n[Wiring](/wiring)', 'tables: [motors]\n'),
    'content/docs/wiring.mdx': documentSource(
      'Wiring',
      'J2 has <Value table="motors" row="J2" column="torque_nm" />.\n\n[News](/blog/news)',
    ),
    'content/blog/news.mdx': documentSource('News', '<DataTable name="motors" columns="joint" />', 'date: 2026-01-02\ntables: [motors]\n'),
  },
};
