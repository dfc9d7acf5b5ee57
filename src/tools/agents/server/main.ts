import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openSite } from '../site';
import type { SiteData } from '../siteData';
import { createServer } from './server';

/** The bundler puts the data of the build in here. */
declare const __SITE_DATA__: SiteData;

/** Bytes of the longest message that is read, to say that it is too long. The SDK ends the connection where one is longer. */
const largestMessage = 64_000_000;

const site = openSite(__SITE_DATA__);
const server = createServer(site, site.data.updated ?? '0');
// Standard output is the protocol's.
server.onerror = (error) => console.error(error.message);
await server.connect(new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: largestMessage }));
