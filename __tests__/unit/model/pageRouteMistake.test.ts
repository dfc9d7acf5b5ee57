import { routeClashes } from '../../../src/content/loadContent';
import { pageRouteMistake } from '../../../src/model/pageRouteMistake';

it.each(['/', '/hardware/', '/software/can', '/hardware/data', '/software/search', '/category/getting-started', '/ros_2'])(
  '%s can be a page',
  (route) => expect(pageRouteMistake(route)).toBeUndefined(),
);

it.each([
  '/404',
  '/500',
  '/500/',
  '/blog',
  '/blog/news',
  '/social/can',
  '/solids/robot',
  '/data',
  '/data/motors',
  '/search',
  '/page-data/x',
])('%s is reserved', (route) =>
  expect(pageRouteMistake(route)).toMatch(/^begins with "\/.+", which is reserved for .+\. Use another name\.$/),
);

it.each(['/index', '/index/', '/hardware/index/x'])('%s has the name of an index', (route) =>
  expect(pageRouteMistake(route)).toMatch(/^has the part "index", which is reserved for the page of a folder/),
);

it.each(['/con', '/hardware/aux', '/nul/x', '/lpt1/'])('%s can’t be a file on Windows', (route) =>
  expect(pageRouteMistake(route)).toMatch(/which Windows reserves for a device/),
);

it.each(['/../../x', '/./x', '/a//b', '/a.html', '/a ', '/A', '/a?b', '/a#b', '//', '/a\\b', '/%2e%2e/x', '/a.'])(
  '%s has an odd part',
  (route) => expect(pageRouteMistake(route)).toMatch(/Use lower-case letters, digits and hyphens\.$/),
);

it('names the file of a document at a reserved place, and leaves posts to their folder', () => {
  const files = ['docs/data.mdx', 'docs/index/index.mdx', 'docs/hardware/data.mdx', 'blog/data.mdx'];
  const routes = ['/data', '/index/', '/hardware/data', '/blog/data'];
  expect(routeClashes(files.map((file, at) => ({ file: `content/${file}`, route: routes[at] ?? '' })))).toEqual([
    {
      file: 'content/docs/data.mdx',
      message: 'its address "/data" begins with "/data", which is reserved for the tables. Use another name.',
    },
    {
      file: 'content/docs/index/index.mdx',
      message: 'its address "/index/" has the part "index", which is reserved for the page of a folder. Use another name.',
    },
  ]);
});
