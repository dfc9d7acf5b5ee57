import type { Reporter, Store } from 'gatsby';
import { setSite } from '../../../src/gatsby/currentSite';
import { onPreExtractQueries } from '../../../src/gatsby/createPages';
import type { Site } from '../../../src/routes/loadSite';

it("stops for a page of Gatsby's that the registry doesn't have", () => {
  const stopped = jest.fn();
  const check = (...made: string[]): void =>
    onPreExtractQueries({
      store: { getState: () => ({ pages: new Map(made.map((route) => [route, {}])) }) } as unknown as Store,
      reporter: { panicOnBuild: stopped } as unknown as Reporter,
    });
  setSite({ pages: [{ route: '/' }, { route: '/can' }] } as unknown as Site);
  check('/', '/can', '/dev-404-page/');
  expect(stopped).not.toHaveBeenCalled();
  check('/', '/extra/');
  expect(stopped).toHaveBeenCalledWith(expect.stringContaining('not in the registry: /extra/.'));
});
