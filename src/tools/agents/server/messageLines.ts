import { Writable } from 'node:stream';

/** Largest line in bytes, and what to do with lines: those of JSON, longer ones, and those that aren't JSON. */
interface LineRules {
  readonly limit: number;
  readonly onLine: (line: string) => void;
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

/** Reads lines of JSON, without a byte order mark. A long line is dropped up to its end, so that memory stays bounded and the next line is read as usual. */
export function messageLines({ limit, onLine, onLong, onBroken }: LineRules): Writable {
  let [parts, length]: [Buffer[], number] = [[], 0];
  const append = (piece: Buffer): void => {
    length += piece.length;
    if (length <= limit) parts.push(piece);
    else parts = [];
  };
  const endLine = (): void => {
    const text = Buffer.concat(parts)
      .toString()
      .replace(/^\uFEFF/, '')
      .trim();
    if (length > limit) onLong();
    else if (text !== '') (isJson(text) ? onLine : onBroken)(text);
    [parts, length] = [[], 0];
  };
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      let start = 0;
      for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
        append(chunk.subarray(start, end));
        endLine();
        start = end + 1;
      }
      append(chunk.subarray(start));
      done();
    },
  });
}
