import { builtSite } from '../sites/buildSite';
import type { SmallSite } from '../sites/buildSite';
import { openSite } from './site';
import type { OpenSite } from './site';

/** Opens the example site, or a small one, for the tests of a file, and closes all pages after each of them. */
export function openSiteForTests(take: (site: OpenSite) => void, small?: SmallSite): void {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(small && builtSite(small).publicFolder);
    take(site);
  });
  afterAll(() => site.close());
  afterEach(() => site.closePages());
}
