/** A picture in an icon file: the length of its side in px, at most 256, and its bytes as PNG. */
export interface IcoPicture {
  readonly size: number;
  readonly png: Uint8Array;
}

const headerBytes = 6;
const entryBytes = 16;

/** An icon file (ICO) that holds square pictures as PNG, which browsers have read since 2009: a header, an entry for each picture, the pictures. */
export function icoFile(pictures: readonly IcoPicture[]): Uint8Array {
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = headerBytes + entryBytes * index;
    // 256 is written as 0: the fields have one byte.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
