import type { Server } from 'node:http';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { answerFor, createSiteServer } from '../../../scripts/siteServer';
import { temporaryFolders } from '../fixtures/folder';

const folderWith = temporaryFolders();

const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page not found</h1>',
  'software/can.html': '<h1>CAN</h1>',
  'software/can/index.html': '<h1>CAN</h1>',
  'hardware/index.html': '<h1>Hardware</h1>',
  'größe.html': '<h1>Size</h1>',
  'social-card.png': 'picture',
  'app-0123456789abcdef.js': 'start();',
  'static/arm.svg': '<svg></svg>',
};

describe('a path is answered', () => {
  const answer = (path: string) => answerFor(path, (file) => file.slice(1) in files);

  it.each([
    ['/', '/index.html'],
    ['/software/can', '/software/can.html'],
    ['/hardware/', '/hardware/index.html'],
    ['/social-card.png', '/social-card.png'],
  ])('%s with its file', (path, file) => expect(answer(path)).toEqual({ file, status: 200 }));

  it.each([
    ['/index.html', '/'],
    ['/software/can/', '/software/can'],
    ['/software/can.html', '/software/can'],
    ['/hardware', '/hardware/'],
    ['/hardware/index.html', '/hardware/'],
  ])('%s with a redirect to the canonical %s', (path, redirect) => expect(answer(path)).toEqual({ redirect }));

  it.each(['/nowhere', '/nowhere/', '/software/', '/software', '/static/'])('%s with the not-found page', (path) =>
    expect(answer(path)).toEqual({ file: '/404.html', status: 404 }),
  );
});

interface Response {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Starts a server on a free port before the tests of a block, and stops it after them. */
function serve(start: () => Server): (path: string, headers?: Record<string, string>, method?: string) => Promise<Response> {
  let server: Server;
  beforeAll((done) => {
    server = start().listen(0, '127.0.0.1', done);
  });
  afterAll((done) => {
    server.close(done);
    server.closeAllConnections();
  });
  // `fetch` would tidy up the paths that are asked for here.
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
      })
        .on('error', reject)
        .end();
    });
}

describe('a server at the root of a host', () => {
  const get = serve(() => createSiteServer(folderWith(files)));

  it('serves pages', async () => {
    const { status, headers, body } = await get('/software/can');
    expect([status, body.toString()]).toEqual([200, '<h1>CAN</h1>']);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-length': '12', vary: 'accept-encoding' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('serves paths with signs outside ASCII', async () => {
    expect((await get('/gr%C3%B6%C3%9Fe')).body.toString()).toBe('<h1>Size</h1>');
  });

  it('redirects for good, with the query', async () => {
    const { status, headers } = await get('/gr%C3%B6%C3%9Fe.html?q=a%20b');
    expect([status, headers.location]).toEqual([301, '/gr%C3%B6%C3%9Fe?q=a%20b']);
  });

  it('answers an unknown path with the not-found page', async () => {
    const { status, body } = await get('/nowhere');
    expect([status, body.toString()]).toEqual([404, '<h1>Page not found</h1>']);
  });

  it.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd'])(
    'serves nothing from outside its folder: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each(['/%', '/100%/', '/%00', '//'])('survives %s, which is no path', async (path) => {
    expect((await get(path)).status).toBe(400);
    expect((await get('/')).status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, body } = await get('/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '13', 0]);
  });

  it('compresses texts as the browser asks, best first', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).toString()]).toEqual(['br', '<h1>Home</h1>']);
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', '<h1>Home</h1>']);
    expect((await get('/static/arm.svg', { 'accept-encoding': 'br' })).headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'image/svg+xml',
    });
  });

  it('does not compress pictures', async () => {
    const { headers, body } = await get('/social-card.png', { 'accept-encoding': 'br' });
    expect([headers['content-type'], headers['content-encoding'], body.toString()]).toEqual(['image/png', undefined, 'picture']);
  });

  it.each([
    ['/app-0123456789abcdef.js', 'public, max-age=31536000, immutable'],
    ['/static/arm.svg', 'public, max-age=31536000, immutable'],
    ['/software/can', 'public, max-age=0, must-revalidate'],
    ['/social-card.png', 'public, max-age=0, must-revalidate'],
  ])('tells the browser how long to keep %s', async (path, cache) => expect((await get(path)).headers['cache-control']).toBe(cache));
});

describe('a server below a base path', () => {
  const get = serve(() => createSiteServer(folderWith(files), '/docs'));

  it.each([
    ['/docs/', '<h1>Home</h1>'],
    ['/docs/software/can', '<h1>CAN</h1>'],
  ])('serves %s', async (path, html) => expect((await get(path)).body.toString()).toBe(html));

  it.each([
    ['/docs', 301, '/docs/'],
    ['/docs/software/can.html', 301, '/docs/software/can'],
    ['/docs/hardware', 301, '/docs/hardware/'],
    ['/', 302, '/docs/'],
    ['/docsy', 302, '/docs/'],
  ])('redirects %s', async (path, code, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([code, location]);
  });

  it('answers an unknown path below it with the not-found page', async () => expect((await get('/docs/nowhere')).status).toBe(404));
});

describe('a server of a folder without a site', () => {
  const get = serve(() => createSiteServer(folderWith()));

  it('says how to get one', async () => {
    const { status, body } = await get('/');
    expect([status, body.toString()]).toEqual([404, 'There is no built site here. Build it with "npm run build".\n']);
  });
});
