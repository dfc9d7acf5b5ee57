import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { openSite } from '../site';
import type { SiteData } from '../siteData';
import { tooLarge } from '../tools';
import { createServer } from './createServer';
import { messageLines } from './messageLines';

/** Replaced by the bundler with the data of the build. */
declare const __SITE_DATA__: SiteData;

const site = openSite(__SITE_DATA__);

/** Bytes of a message. One of this size is read, so that its caller gets the refusal of the tool; a longer one can't be told from another. */
const longest = 64_000_000;

const refuse = (code: number, message: string): boolean =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } })}\n`);

const messages = messageLines({
  limit: longest,
  onLong: () => refuse(-32600, tooLarge),
  onBroken: () => refuse(-32700, 'Parse error: the line is not JSON.'),
});
// A client that closes its end has left.
process.stdout.on('error', () => process.exit(0));
serveStdio(() => createServer(site), {
  transport: new StdioServerTransport(process.stdin.pipe(messages), process.stdout, { maxBufferSize: 2 * longest }),
  // Standard output belongs to the protocol.
  onerror: ({ message }) => console.error(message),
});
