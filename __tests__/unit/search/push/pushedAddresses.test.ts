import { runPush } from '../../../../src/search/push/runPush';
import { application, startIndexService } from '../../fixtures/indexService';
import { smallRecords } from '../../fixtures/searchRecords';

jest.mock('../../../../src/site/siteAddress', () => ({ siteAddress: (path: string): string => `https://example.org/docs${path}` }));

it('a push names pages by their addresses, with the folder that the site is published in', async () => {
  const service = await startIndexService();
  const { appId, adminKey, searchKey } = application;
  try {
    await runPush({
      environment: { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_ADMIN_KEY: adminKey },
      records: smallRecords,
      dryRun: false,
      service: { hosts: [service.host], timeouts: { connect: 30_000, read: 30_000, write: 30_000 } },
      print: () => {},
    });
    const urls = [...(service.indices.get('OpenArm documents')?.records.values() ?? [])].map(({ url }) => String(url));
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => !url.startsWith('https://example.org/docs/'))).toEqual([]);
  } finally {
    await service.close();
  }
});
