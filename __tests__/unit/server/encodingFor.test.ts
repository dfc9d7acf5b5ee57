import { encodingFor, isCompressible } from '../../../scripts/siteServer/encodingFor';

it.each([
  ['', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0', undefined],
  ['gzip; q=0.000, br;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0.9, gzip;q=0.9', 'br'],
  ['identity, br;q=0.5', undefined],
  ['gzip;q=0.5', 'gzip'],
  ['*;q=0', undefined],
  ['identity;q=0', undefined],
  ['deflate', undefined],
  ['brotli, xgzip', undefined],
  [';;,=, gzip;q=abc', undefined],
])('of "%s", %s is chosen', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));

it.each([
  ['/index.html', true],
  ['/data/motors.csv', true],
  ['/social/can.png', false],
  ['/LICENSE', false],
])('whether %s becomes smaller: %s', (file, expected) => expect(isCompressible(file)).toBe(expected));
