import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { publishedSite } from '../src/gatsby/publishedSite';
import { checkBasePath } from '../src/site/checkBasePath';
import { basePath } from '../src/site/siteAddress';
import { createSiteServer } from './siteServer';

const root = path.resolve(__dirname, '..');

/** The port that an environment variable names, or a message. */
export function readPort(value: string | undefined): number | { readonly problem: string } {
  const text = value?.trim() ?? '';
  if (text === '') return 9000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  return port <= 65535
    ? port
    : { problem: `PORT is "${value}", which is no port. Give a whole number from 0 to 65535: PORT=9001 npm run serve` };
}

/** Why the server could not start, and what to do. */
export function listenProblem(port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one: PORT=9001 npm run serve`;
  if (code === 'EACCES') return `You may not use port ${port}. Choose one above 1023: PORT=9001 npm run serve`;
  return message;
}

function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}

function serve(port: number): void {
  const server = createSiteServer(() => publishedSite(root), basePath);
  server
    .on('error', (error) => fail(listenProblem(port, error)))
    .listen(port, () => {
      // A server that listens on a port has an address of this kind; port 0 lets the system choose one.
      const { port: chosen } = server.address() as AddressInfo;
      console.log(`The site is on http://localhost:${chosen}${basePath}/`);
    });
}

if (require.main === module) {
  const port = readPort(process.env.PORT);
  const wrongFolders = checkBasePath(process.env.BASE_PATH);
  for (const { message } of wrongFolders) fail(message);
  if (typeof port !== 'number') fail(port.problem);
  else if (wrongFolders.length === 0) serve(port);
}
