import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { listenProblem, readPort, siteUrl } from '../../../scripts/serve';

it.each([
  [undefined, 9000],
  ['', 9000],
  ['8080', 8080],
  [' 80 ', 80],
  ['0', 0],
  ['65535', 65535],
])('PORT "%s" means %i', (value, port) => expect(readPort(value)).toBe(port));

it.each(['65536', '-1', '80.5', '0x50', '1e3', 'http', '9000/', '999999', 'Infinity', '٣'])('PORT "%s" is refused in a sentence', (value) =>
  expect(readPort(value)).toEqual({
    problem: `PORT is "${value}", which is not a port. Use a whole number from 0 to 65535: PORT=9001 npm run serve`,
  }),
);

it('a port that may not be used is told in a sentence', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(listenProblem('127.0.0.1', 80, error)).toBe('You may not use port 80. Choose one above 1023: PORT=9001 npm run serve');
});

it.each([
  ['127.0.0.1', 'http://localhost:9000/'],
  ['0.0.0.0', 'http://localhost:9000/'],
  ['::1', 'http://localhost:9000/'],
  ['192.168.1.5', 'http://192.168.1.5:9000/'],
  ['fd00::5', 'http://[fd00::5]:9000/'],
])('the site of a server on %s is at %s', (host, url) => expect(siteUrl(host, 9000)).toBe(url));

describe('npm run serve', () => {
  const script = path.resolve(__dirname, '../../../scripts/serve.ts');
  const serve = (port: string, folder = '', host = '') => {
    const env = { ...process.env, PORT: port, BASE_PATH: folder, HOST: host };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
      env,
      encoding: 'utf8',
      timeout: 280_000,
    });
    return { status, stdout, stderr };
  };

  it('ends with a sentence where the port is none', () =>
    expect(serve('http')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'PORT is "http", which is not a port. Use a whole number from 0 to 65535: PORT=9001 npm run serve\n',
    }));

  it('ends with a sentence where the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, resolve));
    // A server that listens at a port has an address of this kind.
    const { port } = other.address() as AddressInfo;
    const ended = serve(String(port));
    other.close();
    expect(ended).toEqual({ status: 1, stdout: '', stderr: `Port ${port} is in use. Choose another one: PORT=9001 npm run serve\n` });
  });

  // Docker and most machines have an address besides loopback.
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

  /** Whether a server answers at an address. */
  async function isOpenAt(address: string, host: string): Promise<boolean> {
    const env = { ...process.env, PORT: '0', BASE_PATH: '', HOST: host };
    const server = spawn(process.execPath, ['--import', 'tsx', script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [printed] = (await once(server.stdout, 'data')) as [Buffer];
    const port = /:(\d+)\//.exec(printed.toString())?.[1] ?? '';
    const isOpen = await fetch(`http://${address}:${port}/`).then(
      () => true,
      () => false,
    );
    server.kill();
    await once(server, 'exit');
    return isOpen;
  }

  it('is reached from this machine alone, unless HOST opens it', async () => {
    expect(await isOpenAt('127.0.0.1', '')).toBe(true);
    if (outside === undefined) return;
    expect(await isOpenAt(outside, '')).toBe(false);
    expect(await isOpenAt(outside, '0.0.0.0')).toBe(true);
  });
});
