import { createResolvers } from '../../../src/gatsby/createResolvers';
import { setSite } from '../../../src/gatsby/currentSite';
import type { Page } from '../../../src/routes/page';
import type { Site } from '../../../src/routes/loadSite';
import { documentPage } from '../fixtures/publicPages';

type Resolve = (page: { readonly path: string }, args: unknown, context: object) => unknown;

/** What the data layer says of the last change of a page. */
function lastUpdated(pages: readonly Page[], path: string): unknown {
  setSite({ pages } as Site); // the part that is used
  let resolve: Resolve = () => undefined;
  createResolvers({
    createResolvers: (types: { readonly SitePage: { readonly lastUpdated: { readonly resolve: Resolve } } }) =>
      ({ resolve } = types.SitePage.lastUpdated),
  } as unknown as Parameters<typeof createResolvers>[0]);
  return resolve({ path }, {}, { nodeModel: { getNodeById: () => ({ date: '2026-11-22T10:37:39.000Z' }) } });
}

describe('the last change of a page, as the sitemap has it', () => {
  it('is that of the file of its text', () => expect(lastUpdated([documentPage('A.')], '/wiring')).toBe('2026-11-22T10:37:39.000Z'));

  it('is the day that an author names, as on the page and in its structured data', () =>
    expect(lastUpdated([documentPage('A.', { updated: new Date('2025-12-23') })], '/wiring')).toBe('2025-12-23T00:00:00.000Z'));
});
