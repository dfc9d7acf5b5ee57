import { openSite } from './site';
import type { OpenSite } from './site';

/** Opens the project's own build for the tests of a file, and closes all pages after each of them. */
export function openSiteForTests(take: (site: OpenSite) => void): void {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite();
    take(site);
  });
  afterAll(() => site.close());
  afterEach(() => site.closePages());
}
