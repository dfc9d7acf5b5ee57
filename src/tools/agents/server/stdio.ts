import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { openSite } from '../site';
import type { SiteData } from '../siteData';
import { largestInput, tooLarge } from '../tools';
import { createServer } from './createServer';
import { messageId, messageLines } from './messageLines';
import type { LongLine } from './messageLines';

/** Replaced by the bundler with the data of the build. */
declare const __SITE_DATA__: SiteData;

const site = openSite(__SITE_DATA__);

const say = (message: object): boolean => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

/** Answers a message that is too long as its caller expects: a call of a tool by a result, everything else by an error of the protocol. */
function refuse({ head, tail }: LongLine): void {
  const id = messageId(head, tail);
  if (id === undefined) return console.error(`A message without a readable id was dropped. ${tooLarge}`);
  const isCall = [head, tail].some((text) => /"method"\s*:\s*"tools\/call"/.test(text));
  const answer = isCall
    ? { result: { content: [{ type: 'text', text: tooLarge }], isError: true } }
    : { error: { code: -32600, message: tooLarge } };
  say({ id: JSON.parse(id) as unknown, ...answer });
}

const messages = messageLines({
  // A message is longer than its input: names, and escapes of other alphabets.
  limit: 2 * largestInput,
  onLong: refuse,
  onBroken: () => say({ id: null, error: { code: -32700, message: 'Parse error: the line is not JSON.' } }),
});
// A client that closes its end has left.
process.stdout.on('error', () => process.exit(0));
serveStdio(() => createServer(site), {
  transport: new StdioServerTransport(process.stdin.pipe(messages), process.stdout, { maxBufferSize: 4 * largestInput }),
  // Standard output belongs to the protocol.
  onerror: ({ message }) => console.error(message),
});
