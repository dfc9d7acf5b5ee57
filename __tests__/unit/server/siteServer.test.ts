import { createSiteServer } from '../../../scripts/siteServer';
import { securityHeaders } from '../../../src/outputs/hostHeaders/securityHeaders';
import { temporaryFolders } from '../fixtures/folder';
import { sendRaw } from '../fixtures/sendRaw';
import { serving } from '../fixtures/serving';

const folderWith = temporaryFolders();

const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page not found</h1>',
  'software/can.html': '<h1>CAN</h1>',
  'software/can/index.html': '<h1>CAN</h1>',
  'hardware/index.html': '<h1>Hardware</h1>',
  'größe.html': '<h1>Size</h1>',
  'a?b.html': '<h1>Signs</h1>',
  'favicon.svg': '<svg></svg>',
};

describe('a server at the root of a host', () => {
  const { get, port } = serving(() => createSiteServer(folderWith(files)));

  it('serves pages', async () => {
    const { status, headers, body } = await get('/software/can');
    expect([status, body.toString()]).toEqual([200, '<h1>CAN</h1>']);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-length': '12', vary: 'accept-encoding' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('serves paths with signs outside ASCII', async () => {
    expect((await get('/gr%C3%B6%C3%9Fe')).body.toString()).toBe('<h1>Size</h1>');
  });

  it.each([
    ['/gr%C3%B6%C3%9Fe.html?q=a%20b', '/gr%C3%B6%C3%9Fe?q=a%20b'],
    ['/a%3Fb.html', '/a%3Fb'],
    ['/hardware', '/hardware/'],
    ['http://example.org/hardware', '/hardware/'],
    ['//hardware', '/hardware/'],
  ])('redirects %s for good, with the query', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location, headers['cache-control']]).toEqual([301, location, 'public, max-age=0, must-revalidate']);
  });

  it.each(['/nowhere', '/404', '/404.html', '/index.html/'])('answers %s with the not-found page', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], body.toString()]).toEqual([404, 'text/html; charset=utf-8', '<h1>Page not found</h1>']);
  });

  it.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd'])(
    'serves nothing from outside its folder: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each([
    ['/favicon.svg/', 404],
    ['/404.html/', 404],
    [`/${'a'.repeat(256)}`, 404],
    [`/${'a'.repeat(256)}/`, 404],
    [`/${'a/'.repeat(4000)}`, 404],
    ['/%', 400],
    ['/100%/', 400],
    ['/%00', 400],
    ['/..%5C..%5Csecret', 400],
  ])('survives %s, which is no path', async (path, expected) => {
    expect((await get(path)).status).toBe(expected);
    expect((await get('/')).status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, body } = await get('/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '13', 0]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('does not take %s, and says what it takes', async (method) => {
    const { status, headers } = await get('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    [200, 'GET / HTTP/1.1\r\nHost: h\r\n\r\n'],
    [200, 'GET / HTTP/1.0\r\n\r\n'],
    [200, 'GET / HTTP/1.1\r\nHost: h\r\nExpect: miracles\r\n\r\n'],
    [200, 'GET / HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
    [301, 'GET /hardware HTTP/1.1\r\nHost: h\r\n\r\n'],
    [400, 'GET /% HTTP/1.1\r\nHost: h\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: h\r\nbroken\r\n\r\n'],
    [400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    [400, '\0\0\0\0\r\n\r\n'],
    [404, 'GET /nowhere HTTP/1.1\r\nHost: h\r\n\r\n'],
    [405, 'POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\n\r\n1'],
    [405, 'CONNECT h:443 HTTP/1.1\r\nHost: h\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: h\r\nCookie: ${'a'.repeat(20000)}\r\n\r\n`],
    [431, `GET /${'a'.repeat(500000)} HTTP/1.1\r\nHost: h\r\n\r\n`],
  ])('sends what protects readers with a %i', async (status, request) => {
    const answer = await sendRaw(port(), request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const [head = ''] = answer.split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual(expect.arrayContaining(Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`)));
  });
});

describe('a server below a base path', () => {
  const { get } = serving(() => createSiteServer(folderWith(files), '/docs'));

  it.each([
    ['/docs/', '<h1>Home</h1>'],
    ['/docs/software/can', '<h1>CAN</h1>'],
  ])('serves %s', async (path, html) => expect((await get(path)).body.toString()).toBe(html));

  it.each([
    ['/', 302, '/docs/'],
    ['/?q=arm', 302, '/docs/?q=arm'],
    ['/docs', 301, '/docs/'],
    ['/docs/software/can.html', 301, '/docs/software/can'],
    ['/docs/hardware', 301, '/docs/hardware/'],
  ])('redirects %s', async (path, code, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([code, location]);
  });

  // Gatsby asks with HEAD whether a page is there that it has no data of.
  it.each(['/docsy', '/software/can', '/index.html', '/favicon.svg'])('has nothing at %s, and says where the site is', async (path) => {
    const { status, body } = await get(path);
    expect([status, body.toString()]).toEqual([404, 'There is nothing here. The site is below /docs/.\n']);
    expect((await get(path, {}, 'HEAD')).status).toBe(404);
  });

  it('answers an unknown path below it with the not-found page', async () => {
    const { status, body } = await get('/docs/nowhere');
    expect([status, body.toString()]).toEqual([404, '<h1>Page not found</h1>']);
  });
});

describe('a server of a folder without a site', () => {
  const { get } = serving(() => createSiteServer(folderWith()));

  it('says how to get one', async () => {
    const { status, body } = await get('/');
    expect([status, body.toString()]).toEqual([404, 'There is no built site here. Build it with "npm run build".\n']);
  });
});
