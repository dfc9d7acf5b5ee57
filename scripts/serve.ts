import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { publishedSite } from '../src/gatsby/publishedSite';
import { checkBasePath } from '../src/site/checkBasePath';
import { basePath } from '../src/site/siteAddress';
import { createSiteServer } from './siteServer';
import { mountTools } from './siteTools';

const root = path.resolve(__dirname, '..');

/** Port in an environment variable, or an error message. */
export function readPort(value: string | undefined): number | { readonly problem: string } {
  const text = value?.trim() ?? '';
  if (text === '') return 9000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  return port <= 65535
    ? port
    : { problem: `PORT is "${value}", which is not a port. Use a whole number from 0 to 65535: PORT=9001 npm run serve` };
}

/** Interface to listen on. Only this machine can reach the default. */
const readHost = (value: string | undefined): string => value?.trim() || '127.0.0.1';

/** Address to print for an interface and port. */
export function siteUrl(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  const name = isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}${basePath}/`;
}

/** Message for a server that could not start. */
export function listenProblem(host: string, port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one: PORT=9001 npm run serve`;
  if (code === 'EACCES') return `You may not use port ${port}. Choose one above 1023: PORT=9001 npm run serve`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", which is no address of this machine. Leave it out, or use 0.0.0.0 for all: HOST=0.0.0.0 npm run serve`;
  return message;
}

function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}

function serve(host: string, port: number): void {
  const folder = (): string => publishedSite(root);
  const server = createSiteServer(folder, basePath, mountTools(folder, basePath));
  server
    .on('error', (error) => fail(listenProblem(host, port, error)))
    .listen(port, host, () => {
      // The address of a TCP server. Port 0 lets the system choose.
      const { port: chosen } = server.address() as AddressInfo;
      console.log(`The site is on ${siteUrl(host, chosen)}`);
    });
}

if (require.main === module) {
  const port = readPort(process.env.PORT);
  const wrongFolders = checkBasePath(process.env.BASE_PATH);
  for (const { message } of wrongFolders) fail(message);
  if (typeof port !== 'number') fail(port.problem);
  else if (wrongFolders.length === 0) serve(readHost(process.env.HOST), port);
}
