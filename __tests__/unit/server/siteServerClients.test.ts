import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { createSiteServer } from '../../../scripts/siteServer';
import { temporaryFolders } from '../fixtures/folder';
import { serving } from '../fixtures/serving';

const folderWith = temporaryFolders();

const notFound = '<h1>Page not found</h1>';

// Only Linux lists the open files of a process.
const descriptors = (): number => (statSync('/proc/self/fd', { throwIfNoEntry: false }) ? readdirSync('/proc/self/fd').length : 0);

describe('clients that go away with answers on their way', () => {
  const folder = folderWith({
    'index.html': 'Home',
    '404.html': notFound,
    'long.txt': 'x'.repeat(3_000_000),
    'long.png': 'x'.repeat(3_000_000),
  });
  const { get, port } = serving(() => createSiteServer(folder));

  it.each([
    ['/long.txt', ''],
    ['/long.txt', 'Accept-Encoding: br\r\n'],
    ['/long.png', ''],
  ])('leave no file open: %s %s', async (file, header) => {
    await get('/');
    const before = descriptors();
    const leave = (): Promise<void> =>
      new Promise((resolve) => {
        const socket = connect(port(), '127.0.0.1', () => socket.write(`GET ${file} HTTP/1.1\r\nHost: h\r\n${header}\r\n`.repeat(16)));
        socket.once('data', () => socket.destroy()).on('error', () => undefined);
        socket.on('close', () => resolve());
      });
    await Promise.all(Array.from({ length: 40 }, leave));
    for (let tries = 0; tries < 50 && descriptors() > before; tries++) await new Promise((resolve) => setTimeout(resolve, 100));
    // Connections of earlier tests may have ended meanwhile.
    expect(descriptors()).toBeLessThanOrEqual(before);
    expect((await get(file)).body).toHaveLength(3_000_000);
  });
});

describe('a client that closes its side once it has asked', () => {
  const { port } = serving(() => createSiteServer(folderWith({ 'index.html': 'Home', '404.html': notFound })));

  it('gets its answer', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true });
      socket.setEncoding('utf8').on('data', (part: string) => (text += part));
      socket.on('close', () => resolve(text)).on('error', reject);
      socket.on('end', () => socket.destroy());
      socket.end('GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n');
    });
    expect(answer).toMatch(/200 OK[\s\S]*Home/);
  });
});
