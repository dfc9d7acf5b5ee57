/** A number in a frame: its name, and how many bits it has. */
export interface BitField<Name extends string> {
  readonly field: Name;
  readonly bits: number;
}

/** Fields one after the other, the first at the highest bits of byte 0. None has more than 16 bits or begins but at a half of a byte. */
export type BitLayout<Name extends string> = readonly BitField<Name>[];

const byteAt = (data: Uint8Array, index: number): number => data[index] ?? 0;

/** Three bytes from one on hold any field that begins in it. */
const threeBytes = 24;

/** Codes of the fields in some bytes, by name. */
export function unpackBits<Name extends string>(layout: BitLayout<Name>, data: Uint8Array): Record<Name, number> {
  // Each name of the layout is given its number below.
  const codes = {} as Record<Name, number>;
  let from = 0;
  for (const { field, bits } of layout) {
    const first = from >> 3;
    const three = (byteAt(data, first) << 16) | (byteAt(data, first + 1) << 8) | byteAt(data, first + 2);
    codes[field] = (three >> (threeBytes - (from & 7) - bits)) & ((1 << bits) - 1);
    from += bits;
  }
  return codes;
}

/** Bytes with these codes in the fields; bits of a code beyond those of its field are left out. */
export function packBits<Name extends string>(layout: BitLayout<Name>, codes: Readonly<Record<Name, number>>): Uint8Array {
  const data = new Uint8Array(layout.reduce((sum, { bits }) => sum + bits, 0) >> 3);
  let from = 0;
  for (const { field, bits } of layout) {
    const three = (codes[field] & ((1 << bits) - 1)) << (threeBytes - (from & 7) - bits);
    const first = from >> 3;
    for (let index = 0; index < 3 && first + index < data.length; index += 1)
      data[first + index] = byteAt(data, first + index) | (three >> (16 - index * 8));
    from += bits;
  }
  return data;
}
