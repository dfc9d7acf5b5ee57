import { encodePath, readTarget, siteAnswer } from '../../../scripts/siteAnswer';

const files = new Set([
  '/index.html',
  '/404.html',
  '/software/can.html',
  '/software/can/index.html',
  '/hardware.html',
  '/hardware/index.html',
  '/blog/index.html',
  '/social-card.png',
  '/favicon.svg',
  '/static/arm.svg',
]);

const answer = (path: string) =>
  siteAnswer(path, { isFile: (file) => files.has(file), hasFolderUrl: (file) => file === '/hardware/index.html' });

it.each([
  ['/', '/index.html'],
  ['/software/can', '/software/can.html'],
  ['/hardware/', '/hardware/index.html'],
  ['/blog/', '/blog/index.html'],
  ['/social-card.png', '/social-card.png'],
])('the canonical %s gets its file', (path, file) => expect(answer(path)).toEqual({ file, status: 200 }));

it.each([
  ['/index.html', '/'],
  ['/software/can/', '/software/can'],
  ['/software/can.html', '/software/can'],
  ['/software/can/index.html', '/software/can'],
  ['/hardware', '/hardware/'],
  ['/hardware.html', '/hardware/'],
  ['/hardware/index.html', '/hardware/'],
  ['/blog', '/blog/'],
  ['//software//can', '/software/can'],
  ['/hardware/../software/can/', '/software/can'],
  ['/../social-card.png', '/social-card.png'],
])('%s redirects to the canonical %s', (path, redirect) => expect(answer(path)).toEqual({ redirect }));

it.each(['/nowhere', '/nowhere/', '/software/', '/static/', '/favicon.svg/', '/404', '/404.html'])('%s gets the not-found page', (path) =>
  expect(answer(path)).toEqual({ file: '/404.html', status: 404 }),
);

it.each([
  ['/software/can', '/software/can', ''],
  ['/gr%C3%B6%C3%9Fe?q=a%20b', '/größe', '?q=a%20b'],
  ['/a?b?c', '/a', '?b?c'],
  ['/a#b?c', '/a', ''],
  ['//example.org/a', '//example.org/a', ''],
  ['/a%2F..%2Fb', '/a/../b', ''],
  ['http://example.org/a?b', '/a', '?b'],
])('the target %s is a path and a query', (target, path, search) => expect(readTarget(target)).toEqual({ path, search }));

it.each(['*', '/%', '/%zz', '/100%/', '/%00', '/a%5C..%5Cb', '/\\a', '/%C3', '/%E0%A4', 'ftp://example.org/a', 'mailto:a@b', 'a'])(
  'the target "%s" is no path',
  (target) => expect(readTarget(target)).toBeUndefined(),
);

it.each(['/größe', '/a?b', '/a#b', '/100 %', '/~a/a+b'])('the path %s survives encoding', (path) =>
  expect(readTarget(encodePath(path))).toEqual({ path, search: '' }),
);
