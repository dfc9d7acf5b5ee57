import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSiteServer } from '../../../scripts/siteServer';
import { securityHeaders } from '../../../src/outputs/hostHeaders/securityHeaders';
import { temporaryFolders, writeFiles } from '../fixtures/folder';
import { sendRaw } from '../fixtures/sendRaw';
import { serving } from '../fixtures/serving';

const folderWith = temporaryFolders();

const notFound = '<h1>Page not found</h1>';
const text = 'OpenArm has seven joints. '.repeat(100);
const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': notFound,
  'software/can.html': '<h1>CAN</h1>',
  'software/can/index.html': '<h1>CAN</h1>',
  'hardware.html': '<link rel="canonical" href="https://example.org/hardware/"/><h1>Hardware</h1>',
  'hardware/index.html': '<link rel="canonical" href="https://example.org/hardware/"/><h1>Hardware</h1>',
  'größe.html': '<h1>Size</h1>',
  'a?b.html': '<h1>Signs</h1>',
  'card.png': '0123456789',
  'app-0123456789abcdef.js': 'start();',
  'search-index.json': '[]',
  'news-20251010.html': '<h1>News</h1>',
  'static/arm.svg': '<svg></svg>',
  'data/motors.csv': 'joint,torque_nm\n',
  'llms.txt': text,
  'index.md': '# Home',
  'manifest.webmanifest': '{}',
  'sw.js': 'answer();',
  _headers: '/*\n  x-all: yes\n/*.md\n  access-control-allow-origin: *\n/sw.js\n  cache-control: no-cache\n/404.html\n  x-missing: yes\n',
  '.well-known/security.txt': 'Contact: nobody',
  LICENSE: 'Apache',
};

describe('a server at the root of a host', () => {
  const outside = folderWith({ 'secret.txt': 'secret', 'secret.html': 'secret', 'folder/index.html': 'secret' });
  const folder = folderWith(files);
  symlinkSync(path.join(outside, 'secret.txt'), path.join(folder, 'link.txt'));
  symlinkSync(path.join(outside, 'secret.html'), path.join(folder, 'link.html'));
  symlinkSync(path.join(outside, 'folder'), path.join(folder, 'linked'));
  symlinkSync(path.join(folder, 'card.png'), path.join(folder, 'same.png'));
  const { get, port } = serving(() => createSiteServer(folder));

  it.each([
    ['/software/can', '<h1>CAN</h1>'],
    ['/gr%C3%B6%C3%9Fe', '<h1>Size</h1>'],
    ['/same.png', '0123456789'],
  ])('serves %s', async (address, expected) => {
    const { status, body } = await get(address);
    expect([status, body.toString()]).toEqual([200, expected]);
  });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/app-0123456789abcdef.js', 'text/javascript; charset=utf-8'],
    ['/search-index.json', 'application/json; charset=utf-8'],
    ['/static/arm.svg', 'image/svg+xml'],
    ['/card.png', 'image/png'],
    ['/data/motors.csv', 'text/csv; charset=utf-8'],
    ['/index.md', 'text/markdown; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/LICENSE', 'application/octet-stream'],
  ])('%s is sent as %s', async (file, type) => {
    const { status, headers } = await get(file);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  it.each([
    ['/app-0123456789abcdef.js', 'public, max-age=31536000, immutable'],
    ['/static/arm.svg', 'public, max-age=31536000, immutable'],
    ['/', 'public, max-age=0, must-revalidate'],
    ['/search-index.json', 'public, max-age=0, must-revalidate'],
    ['/news-20251010', 'public, max-age=0, must-revalidate'],
    ['/sw.js', 'no-cache'],
    ['/nowhere', 'public, max-age=0, must-revalidate'],
  ])('the browser is told how long to keep %s', async (file, cache) => expect((await get(file)).headers['cache-control']).toBe(cache));

  it('sends the headers of the site, and of the not-found page wherever that answers', async () => {
    expect((await get('/')).headers).toMatchObject({ 'x-all': 'yes' });
    expect((await get('/index.md')).headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect((await get('/')).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await get('/nowhere')).headers).toMatchObject({ 'x-all': 'yes', 'x-missing': 'yes' });
  });

  it.each([
    ['/gr%C3%B6%C3%9Fe.html?q=a%20b', '/gr%C3%B6%C3%9Fe?q=a%20b'],
    ['/a%3Fb.html', '/a%3Fb'],
    ['/hardware', '/hardware/'],
    ['/hardware.html', '/hardware/'],
    ['http://example.org/hardware', '/hardware/'],
    ['//hardware', '/hardware/'],
  ])('redirects %s for good, with the query', async (address, location) => {
    const { status, headers } = await get(address);
    expect([status, headers.location, headers['cache-control']]).toEqual([301, location, 'public, max-age=0, must-revalidate']);
  });

  it.each([
    ...['/nowhere', '/404', '/404.html', '/%', '/%E0%A4', '/100%/', '/%00', '/..%5C..%5Csecret'],
    ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd'],
    ...['/link.txt', '/link', '/linked/', '/linked/index.html', `/${'a'.repeat(256)}/`, `/${'a/'.repeat(4000)}`],
  ])('answers %s with the not-found page', async (address) => {
    const { status, headers, body } = await get(address);
    expect([status, headers['content-type'], body.toString()]).toEqual([404, 'text/html; charset=utf-8', notFound]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('refuses %s, and says what it takes', async (method) => {
    const { status, headers } = await get('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    [400, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n'],
    [400, 'HEAD / HTTP/1.1\r\nHost: a\r\nHost: b\r\n'],
    [404, 'HEAD /% HTTP/1.1\r\nHost: h\r\n'],
    [200, 'GET / HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'],
    [405, 'POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n'],
    [416, 'HEAD /card.png HTTP/1.1\r\nHost: h\r\nRange: bytes=99-\r\n'],
  ])('sends what protects readers with a %i, and no body for HEAD', async (status, request) => {
    const [head = '', body] = (await sendRaw(port(), `${request}Connection: close\r\n\r\n`)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.split('\r\n')).toEqual(expect.arrayContaining(Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`)));
    expect(body === '').toBe(request.startsWith('HEAD'));
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ] as const)('compresses text for a client that accepts %s', async (accepted, encoding, decompress) => {
    const { headers, body } = await get('/llms.txt', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary, decompress(body).toString()]).toEqual([encoding, 'Accept-Encoding', text]);
    const { headers: png } = await get('/card.png', { 'accept-encoding': accepted });
    expect([png['content-encoding'], png.vary]).toEqual([undefined, undefined]);
  });

  it.each(['', 'br'])('sends a file once to a client that keeps it (encoding "%s")', async (encoding) => {
    const asked = { 'accept-encoding': encoding };
    const { headers } = await get('/llms.txt', asked);
    const again = await get('/llms.txt', { ...asked, 'if-none-match': `"other", ${headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] });
    expect((await get('/nowhere', { 'if-none-match': '*', range: 'bytes=0-1' })).status).toBe(404);
  });

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=5-999', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, 'Range Not Satisfiable\n', 'bytes */10'],
    ['lines=1-2', 200, '0123456789', undefined],
    ['bytes=0-1,5-6', 200, '0123456789', undefined],
  ])('answers the range %s with %i', async (range, expected, part, told) => {
    const { status, headers, body } = await get('/card.png', { range, 'accept-encoding': 'br' });
    expect([status, body.toString(), headers['content-range'], headers['content-encoding']]).toEqual([expected, part, told, undefined]);
  });

  it('serves a new build at once', async () => {
    const shown = async (address: string) => {
      const { status, body } = await get(address);
      return [status, body.toString()];
    };
    writeFiles(folder, { 'page.html': 'old' });
    expect(await shown('/page')).toEqual([200, 'old']);
    writeFiles(folder, { 'page.html': 'new' });
    expect(await shown('/page')).toEqual([200, 'new']);
    rmSync(path.join(folder, 'page.html'));
    expect(await shown('/page')).toEqual([404, notFound]);
    mkdirSync(path.join(folder, 'page'));
    writeFiles(folder, { 'page/index.html': 'back', '404.html': 'Other page' });
    expect((await get('/page')).headers.location).toBe('/page/');
    expect(await shown('/nowhere')).toEqual([404, 'Other page']);
    writeFiles(folder, { '404.html': notFound });
  });
});

describe('a server below a base path', () => {
  const { get } = serving(() => createSiteServer(folderWith(files), '/docs'));

  it.each([
    ['/docs/', '<h1>Home</h1>'],
    ['/docs/software/can', '<h1>CAN</h1>'],
  ])('serves %s', async (address, html) => expect((await get(address)).body.toString()).toBe(html));

  it.each([
    ['/', 302, '/docs/'],
    ['/?q=arm', 302, '/docs/?q=arm'],
    ['/docs', 301, '/docs/'],
    ['/docs/software/can.html', 301, '/docs/software/can'],
    ['/docs/hardware', 301, '/docs/hardware/'],
  ])('redirects %s', async (address, code, location) => {
    const { status, headers } = await get(address);
    expect([status, headers.location]).toEqual([code, location]);
  });

  it.each(['/docsy', '/software/can', '/index.html', '/card.png', '/docs/nowhere', '/%'])('has no page at %s', async (address) => {
    const { status, body } = await get(address);
    expect([status, body.toString()]).toEqual([404, notFound]);
    expect((await get(address, {}, 'HEAD')).status).toBe(404);
  });
});

describe('a server whose site is replaced by a new build', () => {
  /** Files that are looked up, compressed and streamed. */
  const build = {
    'page.html': text,
    'hardware.html': files['hardware.html'],
    'hardware/index.html': files['hardware/index.html'],
    'card.png': '0123',
    '404.html': notFound,
  };
  const place = folderWith();
  const [published, aside] = [path.join(place, 'public'), path.join(place, '.published')];
  /** Calls until the folder is moved just after it was named. */
  let callsLeft = 0;
  const folderNow = (): string => {
    const named = existsSync(published) ? published : aside;
    callsLeft -= 1;
    if (callsLeft === 0) renameSync(named, named === published ? aside : published);
    return named;
  };
  writeFiles(published, build);
  const { get } = serving(() => createSiteServer(folderNow));

  it.each(['/page', '/hardware/', '/card.png'])('finds %s, whenever the folder moves', async (address) => {
    for (let call = 1; call <= 8; call++) {
      callsLeft = call;
      const { status } = await get(address, { 'accept-encoding': 'br' });
      expect([call, status]).toEqual([call, 200]);
    }
    expect((await get('/nowhere')).status).toBe(404);
  });
});
