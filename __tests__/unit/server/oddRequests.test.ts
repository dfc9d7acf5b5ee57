import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { fuzzAddresses } from '../../../bench/fuzz/fuzzAddresses';
import { serverProcess } from '../../../bench/fuzz/serverProcess';
import type { ServerProcess } from '../../../bench/fuzz/serverProcess';
import { temporaryFolders } from '../fixtures/folder';
import { sendRaw } from '../fixtures/sendRaw';

const secret = 'what nobody may read';
const folderWith = temporaryFolders();

/** A site among files that are not part of it. */
const sitePath = (): string =>
  path.join(
    folderWith({
      'site/index.html': 'Home',
      'site/404.html': 'Page not found',
      'site/page.html': 'Page',
      'site/folder/index.html': 'Folder',
      'site/favicon.svg': '<svg></svg>',
      'site/static/arm.svg': '<svg></svg>',
      'secret.txt': secret,
      'secret.html': secret,
      'secret/index.html': secret,
      'index.html': secret,
      'site-old/secret.html': secret,
      'site-old/index.html': secret,
    }),
    'site',
  );

const paths = ['index.html', 'page', 'folder/', 'favicon.svg', 'static/arm.svg'];

describe.each(['', '/docs'])('a server below "%s"', (basePath) => {
  it.each([
    [1000, []],
    [150, paths],
  ])('answers %d odd requests, reads nothing outside its folder and lives on', async (count, known) => {
    const folder = sitePath();
    const seed = basePath.length + 1;
    expect(await fuzzAddresses({ folder, basePath, count, seed, paths: known, secrets: [secret, 'root:'] })).toEqual([]);
  });

  describe('whose clients hang up', () => {
    let server: ServerProcess;
    beforeAll(async () => {
      server = await serverProcess(sitePath(), basePath);
    });
    afterAll(() => server.stop());

    it('lives on', async () => {
      const requests = [
        `GET ${basePath}/page HTTP/1.1\r\nHost: h\r\n\r\n`,
        'CONNECT h:1 HTTP/1.1\r\nHost: h\r\n\r\n',
        'GET /',
        '\0\0\r\n\r\n',
      ];
      const hangUp = (request: string): Promise<unknown> => {
        const socket = connect(server.port, '127.0.0.1', () => socket.write(request, () => socket.resetAndDestroy()));
        return once(socket, 'close');
      };
      await Promise.all(Array.from({ length: 100 }, (_, number) => hangUp(requests[number % requests.length] ?? '')));
      const answer = await sendRaw(server.port, `GET ${basePath}/page HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*Page$/);
      expect(server.troubles()).toBe('');
    });
  });
});
