import stripPrefix from '../../../src/gatsby/patches/stripPrefix';

it.each([
  ['/docs/can', '/docs', '/can'],
  ['/docs/', '/docs', '/'],
  ['/docs', '/docs', '/'],
  ['/docsearch', '/docs', '/docsearch'],
  ['/can', '', '/can'],
  ['/can?q=/:uri', '', '/can?q=/:uri'],
  ['/a:b/c*', '', '/a:b/c*'],
])('takes the base path off %s below %j', (address, prefix, path) => expect(stripPrefix(address, prefix)).toBe(path));

it.each(['/:uri', '/*', '/*children', '/can/:pageResources', '/:path/x?q=1', '/docs/:uri'])(
  'gives the router no pattern of the reader: %s',
  (address) => expect(stripPrefix(address, '/docs')).toBe('/*'),
);
