// Serves a folder in a process of its own, so that a test sees whether it lives on. Prints the port.
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../scripts/siteServer';

const [folder = '', basePath] = process.argv.slice(2);
const server = createSiteServer(folder, basePath);
// A server that listens at a port has an address of this kind.
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
