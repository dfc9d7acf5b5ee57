import { encodePath, readAddress } from '../../../scripts/siteServer/readAddress';

it.each([
  ['/software/can', '/software/can', ''],
  ['/gr%C3%B6%C3%9Fe?q=a%20b', '/größe', '?q=a%20b'],
  ['/a?b?c', '/a', '?b?c'],
  ['/a?', '/a', '?'],
  ['/a#b?c', '/a', ''],
  ['//example.org/a', '//example.org/a', ''],
  ['/a%2F..%2Fb', '/a/../b', ''],
  ['http://example.org', '/', ''],
  ['http://example.org/a?b', '/a', '?b'],
])('the address %s is read', (target, path, search) => expect(readAddress(target)).toEqual({ path, search }));

it.each([
  '',
  '*',
  '/%',
  '/%zz',
  '/100%/',
  '/%00',
  '/a%5C..%5Cb',
  '/\\a',
  '/%C3',
  '/größe',
  '/a b',
  'ftp://example.org/a',
  'mailto:a@b',
  'a',
])('the address "%s" is refused', (target) => expect(readAddress(target)).toBeUndefined());

it.each(['/größe', '/a?b', '/a#b', '/100 %', '/~partytown/a+b'])('the path %s is read as it was written', (path) =>
  expect(readAddress(encodePath(path))).toEqual({ path, search: '' }),
);
