import { createRequire } from 'node:module';
import type * as Own from '../../../src/app/gatsbyLink';

/** What Gatsby defines in the bundles of pages. */
const bases = { __BASE_PATH__: '/docs', __PATH_PREFIX__: '/docs' };

const fromGatsby = createRequire(require.resolve('gatsby/package.json'));

let own: typeof Own;
let theirs: typeof Own;

beforeAll(async () => {
  Object.assign(globalThis, bases);
  own = await import('../../../src/app/gatsbyLink');
  theirs = (await import(fromGatsby.resolve('gatsby-link'))) as typeof Own; // the package for which the other one stands
});
afterAll(() => {
  for (const name of Object.keys(bases)) Reflect.deleteProperty(globalThis, name);
});

it.each(['/', '/a', '/a/?b=1#c', '/a#', '/a?', '?q=1', '#here', '', '/a#b?c', '/a?b#c#d', '/%C3%A9?x=ä'])(
  'takes %j apart as Gatsby does',
  (address) => expect(own.parsePath(address)).toEqual(theirs.parsePath(address)),
);

it.each(['/', '/a', 'a/b', '/a?b#c', './a', '../a', 'https://example.org/', 'mailto:a@b', ''])(
  'puts %j below the base path as Gatsby does',
  (address) => {
    expect(own.withPrefix(address)).toBe(theirs.withPrefix(address));
    expect(own.withAssetPrefix(address)).toBe(theirs.withAssetPrefix(address));
  },
);
