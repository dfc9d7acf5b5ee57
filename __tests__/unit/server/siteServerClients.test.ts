import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { createSiteServer } from '../../../scripts/siteServer';
import { temporaryFolders } from '../fixtures/folder';
import { serving } from '../fixtures/serving';

const folderWith = temporaryFolders();

const notFound = '<h1>Page not found</h1>';
const text = 'OpenArm has seven joints. '.repeat(100);

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
  const folder = folderWith({ 'index.html': text, '404.html': notFound, 'long.png': 'x'.repeat(3_000_000) });
  const { port } = serving(() => createSiteServer(folder));

  /** What comes back for requests that are followed by the end of the client's side. */
  const askAndEnd = (requests: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      const socket = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true }, () => socket.end(requests));
      socket.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      socket.on('end', () => resolve(Buffer.concat(parts).toString('latin1')));
    });

  it.each(['/', '/long.png', '/nowhere'])('gets its answer from %s, and then the end', async (address) => {
    const [head = '', body = ''] = (await askAndEnd(`GET ${address} HTTP/1.1\r\nHost: h\r\n\r\n`)).split('\r\n\r\n');
    expect(head.toLowerCase()).toContain(`content-length: ${body.length}\r\n`);
    expect(body.length).toBeGreaterThan(0);
  });

  it('gets all answers, if it asks for several', async () => {
    const answers = await askAndEnd('GET /long.png HTTP/1.1\r\nHost: h\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n');
    expect(answers.match(/HTTP\/1.1 200 /g)).toHaveLength(2);
    expect(answers.endsWith(text)).toBe(true);
  });
});
