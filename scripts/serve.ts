import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { checkBasePath } from '../src/site/checkBasePath';
import { basePath } from '../src/site/siteAddress';
import { createSiteServer } from './siteServer';
import { listenProblem, readPort } from './siteServer/readPort';

const folder = path.resolve(__dirname, '../public');

function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}

function serve(port: number): void {
  const server = createSiteServer(folder, basePath);
  server
    .on('error', (error) => fail(listenProblem(port, error)))
    .listen(port, () => {
      // A server that listens at a port has an address of this kind; port 0 lets the system choose one.
      const { port: chosen } = server.address() as AddressInfo;
      console.log(`The site is on http://localhost:${chosen}${basePath}/`);
    });
}

const port = readPort(process.env.PORT);
const wrongFolders = checkBasePath(process.env.BASE_PATH);
for (const { message } of wrongFolders) fail(message);
if (typeof port !== 'number') fail(port.problem);
else if (wrongFolders.length === 0) serve(port);
