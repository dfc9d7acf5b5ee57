import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { listenProblem, readPort } from '../../../scripts/serve';

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
  expect(listenProblem(80, error)).toBe('You may not use port 80. Choose one above 1023: PORT=9001 npm run serve');
});

describe('npm run serve', () => {
  const serve = (port: string, folder = '') => {
    const script = path.resolve(__dirname, '../../../scripts/serve.ts');
    const env = { ...process.env, PORT: port, BASE_PATH: folder };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], { env, encoding: 'utf8', timeout: 60000 });
    return { status, stdout, stderr };
  };

  it('ends with a sentence where the port is none', () =>
    expect(serve('http')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'PORT is "http", which is not a port. Use a whole number from 0 to 65535: PORT=9001 npm run serve\n',
    }));

  it('ends with a sentence where the folder is no path, before it listens', () => {
    const { status, stdout, stderr } = serve('0', 'docs');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('BASE_PATH is "docs", which is not a valid path. Write the folder');
  });

  it('ends with a sentence where the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, resolve));
    // A server that listens at a port has an address of this kind.
    const { port } = other.address() as AddressInfo;
    const ended = serve(String(port));
    other.close();
    expect(ended).toEqual({ status: 1, stdout: '', stderr: `Port ${port} is in use. Choose another one: PORT=9001 npm run serve\n` });
  });
});
