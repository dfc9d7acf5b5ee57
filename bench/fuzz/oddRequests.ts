import { createRandom } from '../random';

const methods = [
  ...Array<string>(12).fill('GET'),
  ...['HEAD', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'M-SEARCH', 'PRI'],
  ...['get', 'FOO', '', 'G\0T', ' GET', 'GET'.repeat(500)],
];

const beginnings = [
  ...Array<string>(12).fill('/'),
  ...['//', '/docs/', '/docs', '', '*', '?', 'http://h/', 'HTTP://h:99999/', 'http://', 'file:///', '//etc/', 'h:80', '/\\', '\\\\h\\c$\\'],
];

const segments = [
  ...['..', '%2e%2e', '%2E.', '.%2e', '..%2f', '..%5c', '..\\', '%2e%2e%2f', '%2e%2e%5c', '..;', '...', '.', '%2e', '....//'],
  ...['%252e%252e%252f', '%c0%ae%c0%ae%c0%af', '%c0%af', '%e0%80%ae', '%u002e%u002e', '%ef%bc%8e', '%uff0e', '..%00', '..%0d%0a'],
  ...[
    '',
    '/',
    '//',
    '%2f',
    '%5c',
    '\\',
    '%',
    '%z',
    '%zz',
    '%00',
    '\0',
    '%0a',
    '%0d%0aX: y',
    '%7f',
    '\x7f',
    '%ff',
    '%ed%a0%80',
    '%F0%9F%A4%96',
  ],
  ...[
    'index',
    'index.html',
    '.html',
    'page',
    'page.html',
    'page.html.html',
    'favicon.svg',
    '404.html',
    '404',
    'folder',
    'static',
    'arm.svg',
  ],
  ...[
    'site',
    'site-old',
    'secret.txt',
    'secret.html',
    'secret',
    'etc',
    'passwd',
    'proc',
    'self',
    'environ',
    'C:',
    'CON',
    'a::$DATA',
    '~root',
  ],
  ...[
    '?',
    '#',
    '?q=..',
    '#/../',
    ';',
    ':',
    '@',
    '*',
    '"<>',
    '{}',
    '^|`',
    'ü',
    '\xff',
    ' ',
    '\t',
    '__proto__',
    'constructor',
    'toString',
    '.git',
    '.env',
  ],
  ...['a'.repeat(255), 'a'.repeat(256), '%61'.repeat(300), '../'.repeat(300), 'a/'.repeat(3000), 'a'.repeat(12000), 'a'.repeat(20000)],
];

const versions = [
  ...Array<string>(16).fill('HTTP/1.1'),
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/9.99',
  'HTTP/1.1 ',
  'HTTPS/1.1',
  'http/1.1',
  '',
];

const ranges = [
  '0-1',
  '1-',
  '-1',
  '-0',
  '5-2',
  '99-',
  '-99',
  '0-0,2-3',
  ',',
  '-',
  'a-b',
  '0-99999999999999999999',
  '--1',
  '1e3-',
  '',
  '0-1;',
  '+1-2',
];

const headers = [
  ...ranges.map((range) => `Range: bytes=${range}`),
  ...[
    'Range: lines=1-2',
    'Range: bytes',
    'Range: ',
    `Range: bytes=${'0-,'.repeat(3000)}`,
    'If-Range: "',
    'If-Range: W/"1-1"',
    'If-Range: never',
  ],
  ...[
    'If-None-Match: *',
    'If-None-Match: "',
    'If-None-Match: W/',
    `If-None-Match: ${'"a",'.repeat(2000)}`,
    'If-Match: "none"',
    'If-Match: ,',
  ],
  ...['If-Modified-Since: never', 'If-Modified-Since: Sat, 99 Foo 9999 99:99:99 GMT', 'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT'],
  ...['Accept-Encoding: gzip;q=0', 'Accept-Encoding: ;q', 'Accept-Encoding: *;q=0', `Accept-Encoding: ${'a;q=0.1,'.repeat(1500)}`],
  ...[
    'Accept-Encoding: identity;q=-1',
    'Accept-Encoding: \xff',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 1e3',
    'Content-Length: ',
  ],
  ...[
    'Content-Length: 1\r\nContent-Length: 2',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, nonsense',
    'Transfer-Encoding: chunked\r\nContent-Length: 3',
  ],
  ...[
    'Expect: 100-continue',
    'Expect: miracles',
    'Connection: upgrade\r\nUpgrade: websocket',
    'Connection: upgrade\r\nUpgrade: h2c',
    'Upgrade: ',
  ],
  ...[
    'no colon',
    ': no name',
    'Bad Name: 1',
    'Null: \0',
    'Folded: a\r\n b',
    'Tab:\t1',
    'Ends: \n',
    'Bare: \r1',
    'Host: ',
    'Host: a\r\nHost: b',
    'Host: \xff\xfe',
  ],
  ...[
    `Cookie: ${'a'.repeat(20000)}`,
    'X: y\r\n'.repeat(1500).trim(),
    'Trailer: X',
    'Te: trailers',
    'X-Original-URL: /../secret.txt',
    'Forwarded: for="',
  ],
];

const bodies = ['', '', '', '12345', 'zz\r\n', '5\r\n12345\r\n0\r\n\r\n', '\0\0\0', 'GET / HTTP/1.1\r\n\r\n'];

const isReadable = (segment: string): boolean => {
  try {
    return /^[\x21-\x5b\x5d-\x7e]*$/.test(decodeURIComponent(segment)) && segment.length < 2000;
  } catch {
    return false;
  }
};
/** What gets past the parser, and to the files. */
const readableSegments = segments.filter(isReadable);
const readableHeaders = headers.filter((header) => /^(Range|If-|Accept-Encoding|Expect|X-)/.test(header) && !/[\xff]/.test(header));

/**
 * Requests that no browser sends, as bytes; the same ones for the same seed. Half of them are well-formed, and odd all the same.
 * `paths` are files of the site that are asked for, in odd ways.
 */
export function oddRequests(count: number, seed: number, paths: readonly string[] = []): Buffer[] {
  const { next: random, below, pick: oneOf } = createRandom(seed);
  const several = (list: readonly string[], most: number): string[] => Array.from({ length: below(most + 1) }, () => oneOf(list));

  const wellFormed = (): string[] => {
    const odd = (): string => several(readableSegments, 4).join('/');
    const known = paths.length > 0 && random() < 0.5 ? `${oneOf(paths)}${random() < 0.3 ? odd() : ''}` : odd();
    const target = oneOf(['/', '/', '/docs/', '/docs/', '//', 'http://h/']) + known;
    return [`${oneOf(['GET', 'GET', 'HEAD'])} ${target} HTTP/1.1`, 'Host: h', ...several(readableHeaders, 2)];
  };
  const malformed = (): string[] => {
    const target = oneOf(beginnings) + several(segments, 6).join(random() < 0.7 ? '/' : '');
    return [`${oneOf(methods)} ${target} ${oneOf(versions)}`, ...(random() < 0.95 ? ['Host: h'] : []), ...several(headers, 3)];
  };
  return Array.from({ length: count }, () => {
    const lines = random() < 0.5 ? wellFormed() : malformed();
    return Buffer.from(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${oneOf(bodies)}`, random() < 0.5 ? 'latin1' : 'utf8');
  });
}
