import { fuzzClient } from '../../bench/fuzz/fuzzClient';
import { openSite } from './site';

it('stands, runs nothing and asks nobody else, in odd states', async () => {
  const site = await openSite();
  try {
    expect(await fuzzClient(site, 25, 1)).toEqual([]);
  } finally {
    await site.close();
  }
});
