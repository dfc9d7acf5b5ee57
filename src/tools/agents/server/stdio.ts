import { createHandler, unpackData } from '../handler';
import { tooLarge } from '../tools';
import { messageLines } from './messageLines';
import { answerLine } from './answerLine';

/** Replaced by the bundler with the packed data of the build. */
declare const __SITE_DATA__: string;

/** Bytes of a message. One of this size is read, so that its caller gets the refusal of the tool; a longer one can't be told from another. */
const longest = 64_000_000;

const handle = createHandler(unpackData(__SITE_DATA__), 2 * longest);

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const refuse = (code: number, message: string): boolean => print(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }));

// A client that closes its end has left.
process.stdout.on('error', () => process.exit(0));
process.stdin.pipe(
  messageLines({
    limit: longest,
    onLine: (line) => void answerLine(handle, line, print),
    onLong: () => refuse(-32600, tooLarge),
    onBroken: () => refuse(-32700, 'Parse error: the line is not JSON.'),
  }),
);
