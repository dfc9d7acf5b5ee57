import type { Reporter, Store } from 'gatsby';
import { setSite } from '../../../src/gatsby/currentSite';
import { differentPages, onPreExtractQueries } from '../../../src/gatsby/onPreExtractQueries';
import type { Site } from '../../../src/routes/loadSite';

describe("Gatsby's pages and the registry", () => {
  it('agree where both have the same', () => expect(differentPages(['/', '/can'], ['/can', '/'])).toEqual([]));

  it('differ where Gatsby has a page of its own', () => {
    expect(differentPages(['/', '/extra/'], ['/'])).toEqual([
      '  Gatsby has the page "/extra/", which is not in the registry. Add it in src/routes/kinds, not with createPage or in src/pages.',
    ]);
  });

  it('differ where Gatsby lacks one', () => {
    expect(differentPages(['/'], ['/', '/can'])).toEqual([
      '  the registry has the page "/can", which Gatsby doesn\'t have. Something deleted it after createPages.',
    ]);
  });

  it("are compared as Gatsby's state has them, though the nodes of many are not written yet", () => {
    const said: unknown[] = [];
    const check = (...made: string[]): void =>
      onPreExtractQueries({
        // The parts that are asked for.
        store: { getState: () => ({ pages: new Map(made.map((route) => [route, {}])) }) } as unknown as Store,
        reporter: { panicOnBuild: (message: unknown) => said.push(message) } as unknown as Reporter,
      });
    setSite({ pages: [{ route: '/' }, { route: '/can' }] } as unknown as Site);
    check('/', '/can', '/dev-404-page/');
    expect(said).toEqual([]);
    check('/');
    expect(said).toEqual([expect.stringContaining('the registry has the page "/can"')]);
  });
});
