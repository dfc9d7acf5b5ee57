const viewOf = (data: Uint8Array): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength);

/** The 4 bytes of a float32, lowest first, of the nearest one to the value. */
export function floatBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setFloat32(0, value, true);
  return bytes;
}

/** The 4 bytes of an unsigned integer, lowest first. */
export function integerBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
}

/** A float32 in four bytes from an offset, lowest first. */
export const floatAt = (data: Uint8Array, offset: number): number => viewOf(data).getFloat32(offset, true);

/** An unsigned integer in four bytes from an offset, lowest first. */
export const integerAt = (data: Uint8Array, offset: number): number => viewOf(data).getUint32(offset, true);

/** An unsigned integer in two bytes from an offset, lowest first. */
export const shortAt = (data: Uint8Array, offset: number): number => viewOf(data).getUint16(offset, true);

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

/** A number packed into some bits between a lower and an upper limit. */
export interface Range {
  readonly low: number;
  readonly high: number;
  readonly bits: number;
}

const largestCode = (bits: number): number => 2 ** bits - 1;

/** What a field of the range can tell apart, in its unit. */
export const stepOf = ({ low, high, bits }: Range): number => (high - low) / largestCode(bits);

/**
 * Code of a value. Clamps, divides by the span, multiplies by the largest code and cuts, in this order and in doubles, as openarm_can does
 * (`double_to_uint`): another order or rounding gives other codes.
 *
 * @throws RangeError for what is not a number; openarm_can takes it for the lower limit.
 */
export function quantise(value: number, range: Range): number {
  if (Number.isNaN(value)) throw new RangeError('not a number');
  const clamped = Math.min(Math.max(value, range.low), range.high);
  const share = (clamped - range.low) / (range.high - range.low);
  return Math.trunc(share * largestCode(range.bits));
}

/** Value of a code, as openarm_can has it (`uint_to_double`). */
export const valueOf = (code: number, { low, high, bits }: Range): number => (code / largestCode(bits)) * (high - low) + low;
