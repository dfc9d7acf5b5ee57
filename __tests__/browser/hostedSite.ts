import { buildSite } from '../build/buildSite';
import type { BuildResult } from '../build/buildSite';
import { documentSource, footerSource, navbarSource, sidebarsSource, tablesSource } from '../build/smallSite';

/** What a hosted build is configured with. */
export const hosted = { appId: 'TESTAPP', searchKey: 'public-search-key', agentId: 'test-agent', indexName: 'OpenArm documents' } as const;

/** Builds the small site that serviceRecords belong to, with the hosted service; `files` replace further ones. */
export const buildHostedSite = (
  name: string,
  files: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): BuildResult =>
  buildSite({
    name,
    files: {
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
      ...files,
    },
    env: { GATSBY_ALGOLIA_APP_ID: hosted.appId, GATSBY_ALGOLIA_SEARCH_KEY: hosted.searchKey, ...env },
  });
