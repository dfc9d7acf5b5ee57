import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { temporaryFolders } from '../fixtures/folder';
import { sendRaw } from '../fixtures/sendRaw';
import { oddRequests } from './oddRequests';

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

describe.each(['', '/docs'])('a server below "%s"', (basePath) => {
  let server: ChildProcessByStdio<null, Readable, Readable>;
  let port: number;
  let complaints = '';

  beforeAll(async () => {
    const program = ['--import', 'tsx', path.join(__dirname, 'listen.ts'), sitePath(), basePath];
    server = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'] });
    server.stderr.on('data', (text) => (complaints += String(text)));
    // The port is all that the program prints.
    const printed: unknown = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
    port = Number(String(printed));
  });
  afterAll(() => server.kill());

  const livesOn = async (): Promise<void> => {
    expect(await sendRaw(port, `GET ${basePath}/page HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200 [^]*Page$/,
    );
    expect([server.exitCode, server.signalCode, complaints]).toEqual([null, null, '']);
  };

  it('answers a thousand odd requests, reads nothing outside its folder and lives on', async () => {
    const requests = oddRequests(1000, basePath.length + 1);
    const unanswered: string[] = [];
    const told: string[] = [];
    const failed: string[] = [];
    const shown = (request: Buffer): string => JSON.stringify(request.toString('latin1').slice(0, 300));
    const work = async (): Promise<void> => {
      for (let request = requests.pop(); request; request = requests.pop()) {
        const answer = await sendRaw(port, request);
        if (!/^HTTP\/1\.1 \d{3} /.test(answer)) unanswered.push(shown(request));
        if (/^HTTP\/1\.1 5/.test(answer)) failed.push(shown(request));
        if (answer.includes(secret) || answer.includes('root:')) told.push(shown(request));
      }
    };
    await Promise.all(Array.from({ length: 20 }, work));
    expect({ unanswered, failed, told }).toEqual({ unanswered: [], failed: [], told: [] });
    await livesOn();
  });

  it('lives on when clients hang up', async () => {
    const requests = [
      `GET ${basePath}/page HTTP/1.1\r\nHost: h\r\n\r\n`,
      'CONNECT h:1 HTTP/1.1\r\nHost: h\r\n\r\n',
      'GET /',
      '\0\0\r\n\r\n',
    ];
    const hangUp = (request: string): Promise<unknown> => {
      const socket = connect(port, '127.0.0.1', () => socket.write(request, () => socket.resetAndDestroy()));
      return once(socket, 'close');
    };
    await Promise.all(Array.from({ length: 100 }, (_, number) => hangUp(requests[number % requests.length] ?? '')));
    await livesOn();
  });
});
