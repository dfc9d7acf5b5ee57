import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

/** Bytes that are kept of each end of a long line: clients write the id of a message first or last. */
const keptBytes = 2000;

const id = String.raw`"id"\s*:\s*(-?\d+|"(?:[^"\\]|\\.){0,200}")`;
const others = String.raw`"(?:jsonrpc|method)"\s*:\s*"[^"]*"`;

// Anchored at the ends of the line, because an `id` within the parameters isn't that of the message.
const idFirst = new RegExp(String.raw`^\s*\{\s*(?:${others}\s*,\s*)*${id}\s*,`);
const idLast = new RegExp(String.raw`,\s*${id}\s*(?:,\s*${others}\s*)*\}\s*$`);

/** Id of the JSON-RPC message that begins and ends like this, as JSON. */
export const messageId = (head: string, tail: string): string | undefined => (idFirst.exec(head) ?? idLast.exec(tail))?.[1];

/** A line that was dropped, by its first and last characters. */
export interface LongLine {
  readonly head: string;
  readonly tail: string;
}

/** Largest line in bytes, and what to do about others: longer ones, and those that aren't JSON. */
interface LineRules {
  readonly limit: number;
  readonly onLong: (line: LongLine) => void;
  readonly onBroken: () => void;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Passes on lines of JSON without a byte order mark. The SDK drops broken lines without an answer, and closes the connection at a long one.
 * A long line is dropped up to its end, so that memory stays bounded and the next line is read as usual; then `onLong` gets its ends.
 */
export function messageLines({ limit, onLong, onBroken }: LineRules): Transform {
  let parts: Buffer[] = [];
  let length = 0;
  let long: { readonly head: Buffer; tail: Buffer } | undefined;
  const append = (piece: Buffer): void => {
    length += piece.length;
    if (long) long.tail = Buffer.concat([long.tail, piece]).subarray(-keptBytes);
    else if (length <= limit) parts.push(piece);
    else {
      const start = Buffer.concat([...parts, piece]);
      long = { head: start.subarray(0, keptBytes), tail: start.subarray(-keptBytes) };
      parts = [];
    }
  };
  const endLine = (stream: Transform): void => {
    const text = Buffer.concat(parts)
      .toString()
      .replace(/^\uFEFF/, '')
      .trim();
    if (long) onLong({ head: long.head.toString(), tail: long.tail.toString() });
    else if (text !== '' && isJson(text)) stream.push(`${text}\n`);
    else if (text !== '') onBroken();
    [parts, length, long] = [[], 0, undefined];
  };
  return new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      let start = 0;
      for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
        append(chunk.subarray(start, end));
        endLine(this);
        start = end + 1;
      }
      append(chunk.subarray(start));
      done();
    },
  });
}
