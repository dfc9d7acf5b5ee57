/** A row of values, or the name of another file, which stands among them. */
type Part = { readonly values: Buffer } | { readonly name: Buffer };

const formatVersion = 0x01637077;

/** First bytes of values; those of numbers tell how many there are. */
const kinds = { parts: 0x0b, booleans: 0x0e, bigNumber: 0x1a, text: 0x1e, bytes: 0x1f, numbers: 0x20, shortText: 0x80 } as const;

/** How many bytes follow the first one of a value, where it is not one that tells. */
const following: Readonly<Record<number, number>> = { 0x13: 1, 0x14: 4, 0x15: 1, 0x16: 4, 0x1b: 1, 0x1c: 4 };

function int32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeInt32LE(value | 0, 4 * index));
  return bytes;
}

/** Where a row of booleans ends whose number stands at a place. */
function endOfBooleans(bytes: Buffer, at: number): number {
  const count = bytes.readUInt8(at);
  if (count < 0x80) return at + 1;
  return count === 0xff ? at + 5 + Math.ceil(bytes.readUInt32LE(at + 1) / 8) : at + 1 + Math.ceil(((count & 0x7f) + 7) / 8);
}

/** Where a value without text ends whose first byte, `kind`, stands before a place. */
function endOfValue(kind: number, bytes: Buffer, at: number): number {
  if (kind === kinds.booleans) return endOfBooleans(bytes, at);
  if (kind === kinds.bigNumber) return at + 4 + bytes.readUInt32LE(at);
  if (kind < kinds.numbers) return at + (following[kind] ?? 0);
  return at + ((kind & 0x1f) + 1) * (kind < 0x40 ? 8 : kind < 0x60 ? 4 : 1);
}

/** All values of a file in one row, and the names of other files with the places where they stand in it. */
function readParts(file: Buffer) {
  if (file.readUInt32LE(0) !== formatVersion)
    throw new Error(
      'What webpack remembers has another form. Make __tests__/sites/webpackMemory.ts read it: node_modules/webpack/lib/serialization writes it.',
    );
  const count = file.readUInt32LE(4);
  const rows: Buffer[] = [];
  const names: { readonly at: number; readonly name: Buffer }[] = [];
  let [start, length] = [8 + 4 * count, 0];
  for (let index = 0; index < count; index++) {
    const size = file.readInt32LE(8 + 4 * index);
    const bytes = file.subarray(start, start + Math.abs(size));
    start += bytes.length;
    if (size < 0) names.push({ at: length, name: bytes });
    else {
      rows.push(bytes);
      length += bytes.length;
    }
  }
  return { bytes: Buffer.concat(rows), names };
}

/** Collects parts: what stands in one row in the end is joined once. */
class Parts {
  readonly made: Part[] = [];
  private row: Buffer[] = [];

  values(...rows: readonly Buffer[]): void {
    this.row.push(...rows);
  }

  name(name: Buffer): void {
    this.end();
    this.made.push({ name });
  }

  end(): readonly Part[] {
    if (this.row.length > 0) this.made.push({ values: Buffer.concat(this.row) });
    this.row = [];
    return this.made;
  }
}

const lengthOf = (part: Part): number => ('name' in part ? 0 : part.values.length);

/**
 * Changes texts in a file of webpack's memory, namely those that hold a `mark`. Each byte of a text is a sign of the one that is handed on.
 * Texts stand there with their lengths, among numbers and names of other files, and parts with theirs among them: FileMiddleware.js and
 * BinaryMiddleware.js in node_modules/webpack/lib/serialization say how.
 */
export function changeMemory(file: Buffer, mark: string, change: (text: string) => string): Buffer {
  const { bytes, names } = readParts(file);
  const find = (from: number): number => {
    const at = bytes.indexOf(mark, from);
    return at < 0 ? Infinity : at;
  };
  let [marked, nextName] = [find(0), 0];

  /** Goes through a row of values, among which so many names stand at most. */
  function changeRow(start: number, end: number, most: number): readonly Part[] {
    const parts = new Parts();
    let [at, copied, left] = [start, start, most];
    /** Takes over what stands before a place as it is, and goes on behind another one. */
    const copyUntil = (place: number, goOn: number): void => {
      if (place > copied) parts.values(bytes.subarray(copied, place));
      at = copied = goOn;
    };
    for (;;) {
      for (let name = names[nextName]; left > 0 && name?.at === at; name = names[++nextName], left--) {
        copyUntil(at, at);
        parts.name(name.name);
      }
      if (at >= end) break;
      const kind = bytes.readUInt8(at);
      if (kind === kinds.parts) {
        const count = bytes.readUInt32LE(at + 1);
        const lengths = Array.from({ length: count }, (_, index) => bytes.readUInt32LE(at + 5 + 4 * index));
        const from = at + 5 + 4 * count;
        const to = lengths.reduce((sum, length) => sum + length, from);
        copyUntil(at, to);
        const inner = changeRow(from, to, lengths.filter((length) => length === 0).length);
        parts.values(Buffer.from([kind]), int32(inner.length, ...inner.map(lengthOf)));
        for (const part of inner) {
          if ('name' in part) parts.name(part.name);
          else parts.values(part.values);
        }
      } else if (kind >= kinds.shortText || kind === kinds.text || kind === kinds.bytes) {
        const from = at + (kind >= kinds.shortText ? 1 : 5);
        const to = from + (kind >= kinds.shortText ? kind & 0x7f : bytes.readUInt32LE(at + 1));
        if (marked < to) {
          const text = Buffer.from(change(bytes.toString('latin1', from, to)), 'latin1');
          copyUntil(at, to);
          parts.values(Buffer.from([kind === kinds.bytes ? kind : kinds.text]), int32(text.length), text);
          marked = find(to);
        } else at = to;
      } else at = endOfValue(kind, bytes, at + 1);
    }
    copyUntil(end, end);
    return parts.end();
  }

  const parts = changeRow(0, bytes.length, Infinity);
  const lengths = parts.map((part) => ('name' in part ? -part.name.length : part.values.length));
  const contents = parts.map((part) => ('name' in part ? part.name : part.values));
  return Buffer.concat([int32(formatVersion, parts.length, ...lengths), ...contents]);
}
