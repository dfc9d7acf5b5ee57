import { rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import fileSystem from 'node:fs/promises';
import { get as open } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSiteServer } from '../../../scripts/siteServer';
import { temporaryFolders, writeFiles } from '../fixtures/folder';
import { serving } from '../fixtures/serving';

const folder = temporaryFolders()({
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page not found</h1>',
  'empty.txt': '',
  'card.png': '0123456789',
  'app-0123456789abcdef.js': 'start();',
  'styles.3884892679457f73be6a.css': 'a {}',
  'search-texts-5800f7dfc028.json': '[]',
  'search-index.json': '[]',
  'news-20251010.html': '<h1>News</h1>',
  'static/arm.svg': '<svg></svg>',
  'data/motors.csv': 'joint,torque_nm\n',
  'llms.txt': 'OpenArm',
  'index.md': '# Home',
  'sitemap-0.xml': '<urlset/>',
  'manifest.webmanifest': '{}',
  'sw.js': 'answer();',
  _headers: '/sw.js\n  cache-control: no-cache\n',
  '.well-known/security.txt': 'Contact: nobody',
  LICENSE: 'Apache',
});
const { get, port } = serving(() => createSiteServer(folder));
const changed = 'Sat, 03 Jan 2026 03:04:05 GMT';
beforeAll(() => utimesSync(path.join(folder, 'card.png'), new Date(changed), new Date(changed)));
afterEach(() => jest.restoreAllMocks());

it.each([
  ['/', 'text/html; charset=utf-8'],
  ['/app-0123456789abcdef.js', 'text/javascript; charset=utf-8'],
  ['/search-index.json', 'application/json; charset=utf-8'],
  ['/static/arm.svg', 'image/svg+xml'],
  ['/card.png', 'image/png'],
  ['/data/motors.csv', 'text/csv; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/index.md', 'text/markdown; charset=utf-8'],
  ['/sitemap-0.xml', 'application/xml'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/LICENSE', 'application/octet-stream'],
])('%s is sent as %s', async (file, type) => {
  const { status, headers } = await get(file);
  expect([status, headers['content-type']]).toEqual([200, type]);
});

it.each([
  ['/app-0123456789abcdef.js', 'public, max-age=31536000, immutable'],
  ['/styles.3884892679457f73be6a.css', 'public, max-age=31536000, immutable'],
  ['/search-texts-5800f7dfc028.json', 'public, max-age=31536000, immutable'],
  ['/static/arm.svg', 'public, max-age=31536000, immutable'],
  ['/', 'public, max-age=0, must-revalidate'],
  ['/card.png', 'public, max-age=0, must-revalidate'],
  ['/search-index.json', 'public, max-age=0, must-revalidate'],
  ['/news-20251010', 'public, max-age=0, must-revalidate'],
  ['/sw.js', 'no-cache'],
  ['/nowhere', 'public, max-age=0, must-revalidate'],
])('the browser is told how long to keep %s', async (file, cache) => expect((await get(file)).headers['cache-control']).toBe(cache));

describe('compression', () => {
  it('is what the client likes, best first', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).toString()]).toEqual(['br', '<h1>Home</h1>']);
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', '<h1>Home</h1>']);
    const none = await get('/', { 'accept-encoding': 'gzip;q=0' });
    expect([none.headers['content-encoding'], none.body.toString()]).toEqual([undefined, '<h1>Home</h1>']);
    for (const { headers } of [brotli, gzip, none]) expect(headers.vary).toBe('accept-encoding');
  });

  it('is told of with HEAD as with GET', async () => {
    const [head, whole] = await Promise.all(['HEAD', 'GET'].map((method) => get('/', { 'accept-encoding': 'br' }, method)));
    expect(head?.body).toHaveLength(0);
    expect({ ...head?.headers, date: '' }).toEqual({ ...whole?.headers, date: '' });
  });

  it('is for the not-found page, too', async () => {
    const { status, headers, body } = await get('/nowhere', { 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], brotliDecompressSync(body).toString()]).toEqual([404, 'br', '<h1>Page not found</h1>']);
  });

  it('is not for pictures', async () => {
    const { headers, body } = await get('/card.png', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary, body.toString()]).toEqual([undefined, undefined, '0123456789']);
  });

  it('takes an empty file', async () => {
    expect((await get('/empty.txt')).body).toHaveLength(0);
    expect(brotliDecompressSync((await get('/empty.txt', { 'accept-encoding': 'br' })).body)).toHaveLength(0);
  });
});

describe('a file that the client has already', () => {
  it.each(['', 'br'])('is not sent again (compression "%s")', async (encoding) => {
    const asked = { 'accept-encoding': encoding };
    const { headers } = await get('/', asked);
    const again = await get('/', { ...asked, 'if-none-match': `"other", ${headers.etag}` });
    expect([again.status, again.body.length, again.headers['content-length']]).toEqual([304, 0, undefined]);
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding', 'cache-control': headers['cache-control'] });
  });

  it('is not told of as another kind', async () => {
    const { headers } = await get('/LICENSE');
    expect((await get('/LICENSE', { 'if-none-match': String(headers.etag) })).headers['content-type']).toBeUndefined();
  });

  it('is sent again if it is another one', async () => {
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is known by its date, too', async () => {
    expect((await get('/card.png')).headers['last-modified']).toBe(changed);
    expect((await get('/card.png', { 'if-modified-since': changed })).status).toBe(304);
    expect((await get('/card.png', { 'if-modified-since': 'Fri, 02 Jan 2026 03:04:05 GMT' })).status).toBe(200);
    expect((await get('/card.png', { 'if-modified-since': 'yesterday' })).status).toBe(200);
    expect((await get('/card.png', { 'if-unmodified-since': 'Fri, 02 Jan 2026 03:04:05 GMT' })).status).toBe(412);
  });

  it('is never the not-found page', async () => {
    expect((await get('/nowhere', { 'if-none-match': '*', range: 'bytes=0-1' })).status).toBe(404);
  });
});

describe('a range', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=5-999', '56789', 'bytes 5-9/10'],
  ])('%s is sent alone', async (range, part, told) => {
    const { status, headers, body } = await get('/card.png', { range });
    expect([status, body.toString(), headers['content-range']]).toEqual([206, part, told]);
    expect(headers['content-length']).toBe(String(part.length));
  });

  it.each(['bytes=10-', 'bytes=5-2', 'bytes=-0'])('%s is refused with the size', async (range) => {
    const { status, headers } = await get('/card.png', { range });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it.each(['lines=1-2', 'bytes=0-1,5-6'])('%s is answered with all', async (range) => {
    const { status, body } = await get('/card.png', { range });
    expect([status, body.toString()]).toEqual([200, '0123456789']);
  });

  it('is one of the file as it is, not compressed', async () => {
    const { status, headers, body } = await get('/', { range: 'bytes=1-2', 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], body.toString()]).toEqual([206, undefined, 'h1']);
  });

  it('is one of the file that the client has begun to load, or all', async () => {
    expect((await get('/card.png', { range: 'bytes=0-1', 'if-range': changed })).status).toBe(206);
    expect((await get('/card.png', { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  });

  it('is offered where the file is sent as it is', async () => {
    expect((await get('/')).headers['accept-ranges']).toBe('bytes');
    expect((await get('/', { 'accept-encoding': 'br' })).headers['accept-ranges']).toBeUndefined();
  });
});

describe('a new build while the site is served', () => {
  const text = async (file: string, encoding: string) => {
    const { status, headers, body } = await get(file, { 'accept-encoding': encoding });
    return [status, (encoding === 'br' && headers['content-encoding'] ? brotliDecompressSync(body) : body).toString()];
  };

  it.each(['', 'br'])('is served at once (compression "%s")', async (encoding) => {
    writeFiles(folder, { 'page.html': 'old', 'other.html': 'other' });
    expect(await text('/page', encoding)).toEqual([200, 'old']);
    const { headers } = await get('/page', { 'accept-encoding': encoding });
    // Of another length: with the same one, written in the same moment of the disk's clock, it would count as the same file.
    writeFiles(folder, { 'page.html': 'newer' });
    expect(await text('/page', encoding)).toEqual([200, 'newer']);
    expect((await get('/page', { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) })).status).toBe(200);
    rmSync(path.join(folder, 'page.html'));
    expect(await text('/page', encoding)).toEqual([404, '<h1>Page not found</h1>']);
    writeFiles(folder, { 'page/index.html': 'back', '404.html': 'Other page' });
    expect((await get('/page')).headers.location).toBe('/page/');
    expect(await text('/page/', encoding)).toEqual([200, 'back']);
    expect(await text('/nowhere', encoding)).toEqual([404, 'Other page']);
    writeFiles(folder, { '404.html': '<h1>Page not found</h1>' });
    rmSync(path.join(folder, 'page'), { recursive: true });
  });

  it('may take a file away in the middle of an answer', async () => {
    jest.spyOn(fileSystem, 'readFile').mockRejectedValueOnce(Object.assign(new Error('Gone'), { code: 'ENOENT' }));
    writeFiles(folder, { 'page.txt': 'old' });
    const { status, body } = await get('/page.txt', { 'accept-encoding': 'br' });
    expect([status, body.toString()]).toEqual([404, 'This file has just gone.\n']);
    expect((await get('/page.txt', { 'accept-encoding': 'br' })).status).toBe(200);
  });

  it('may make a file shorter in the middle of an answer: the client does not wait for the rest', async () => {
    const file = path.join(folder, 'film.mp4');
    writeFileSync(file, '');
    truncateSync(file, 50_000_000);
    await expect(
      new Promise((resolve, reject) => {
        open({ port: port(), host: '127.0.0.1', path: '/film.mp4' }, (response) => {
          truncateSync(file, 1000);
          response.on('end', resolve).on('error', reject).resume();
        }).on('error', reject);
      }),
    ).rejects.toThrow('aborted');
  });
});

it('a large file is sent whole, and from anywhere in it', async () => {
  const film = Buffer.alloc(3_000_000, 'frame ');
  writeFileSync(path.join(folder, 'long.mp4'), film);
  const { status, headers, body } = await get('/long.mp4', { 'accept-encoding': 'br' });
  expect([status, headers['content-length'], body.equals(film)]).toEqual([200, '3000000', true]);
  expect((await get('/long.mp4', {}, 'HEAD')).headers['content-length']).toBe('3000000');
  expect((await get('/long.mp4', { range: 'bytes=1200000-1200004' })).body.toString()).toBe('frame');
});

it('a file that cannot be read is told of, and the server goes on', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(fileSystem, 'readFile').mockRejectedValueOnce(Object.assign(new Error('Not for you'), { code: 'EACCES' }));
  const { status, body } = await get('/llms.txt', { 'accept-encoding': 'br' });
  expect([status, body.toString()]).toEqual([500, 'The server could not answer this.\n']);
  expect(told).toHaveBeenCalledWith('GET /llms.txt:', expect.objectContaining({ code: 'EACCES' }));
  expect((await get('/llms.txt', { 'accept-encoding': 'br' })).status).toBe(200);
});
