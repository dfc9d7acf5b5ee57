import type { Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encodingFor';

/** Gives the content of a file, compressed where there is an encoding; `stats` are those of the file as it is now. */
export type FileBodies = (file: string, stats: Stats, encoding?: Encoding) => Promise<Buffer>;

const inBackground = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** From here on, a second of work for the whole site becomes many, for one percent of its size. */
const brotliQuality = 6;

async function readBody(file: string, encoding?: Encoding): Promise<Buffer> {
  const body = await readFile(file);
  if (encoding === undefined) return body;
  if (encoding === 'gzip') return inBackground.gzip(body);
  return inBackground.br(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Lets a few pieces of work run at once; the others wait for their turn. */
function turns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running++;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/**
 * Reads files when they are first asked for, compresses them in the background, and keeps the result until the file
 * changes. At most `keep` bytes are held, so that the files of many builds do not pile up; the oldest go first.
 */
export function fileBodies(keep = 100_000_000): FileBodies {
  interface Held {
    readonly stamp: string;
    readonly body: Promise<Buffer>;
    bytes: number;
  }
  const held = new Map<string, Held>();
  // Compression gets half of Node's four threads: the others look for files meanwhile.
  const inTurn = turns(2);
  let total = 0;

  function forget(key: string, one: Held): void {
    if (held.get(key) !== one) return;
    held.delete(key);
    total -= one.bytes;
  }
  function count(key: string, one: Held, bytes: number): void {
    if (held.get(key) !== one) return;
    one.bytes = bytes;
    total += bytes;
    for (const [oldestKey, oldest] of held) {
      if (total <= keep) return;
      forget(oldestKey, oldest);
    }
  }

  return (file, { mtimeMs, ctimeMs, size }, encoding) => {
    const key = `${encoding ?? ''} ${file}`;
    const stamp = `${mtimeMs} ${ctimeMs} ${size}`;
    const known = held.get(key);
    if (known?.stamp === stamp) return known.body;
    if (known) forget(key, known);
    const one: Held = { stamp, body: encoding ? inTurn(() => readBody(file, encoding)) : readBody(file), bytes: 0 };
    held.set(key, one);
    one.body.then(
      ({ length }) => count(key, one, length),
      // The request that waits for it gets the failure; the next one tries again.
      () => forget(key, one),
    );
    return one.body;
  };
}
