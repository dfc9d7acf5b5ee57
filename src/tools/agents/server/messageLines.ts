import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

/** Largest line in bytes, and what to do about others: longer ones, and those that aren't JSON. */
interface LineRules {
  readonly limit: number;
  readonly onLong: () => void;
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
 * Passes on lines of JSON without a byte order mark, each in one piece. The SDK drops broken lines without an answer, closes the connection
 * at a long one, and collects pieces at a cost that grows with the square of their number. A long line is dropped up to its end, so that
 * memory stays bounded and the next line is read as usual.
 */
export function messageLines({ limit, onLong, onBroken }: LineRules): Transform {
  let [parts, length]: [Buffer[], number] = [[], 0];
  const append = (piece: Buffer): void => {
    length += piece.length;
    if (length <= limit) parts.push(piece);
    else parts = [];
  };
  const endLine = (stream: Transform): void => {
    const text = Buffer.concat(parts)
      .toString()
      .replace(/^\uFEFF/, '')
      .trim();
    if (length > limit) onLong();
    else if (text !== '' && isJson(text)) stream.push(`${text}\n`);
    else if (text !== '') onBroken();
    [parts, length] = [[], 0];
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
