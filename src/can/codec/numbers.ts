const viewOf = (data: Uint8Array): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength);

/** Little-endian bytes of the float32 nearest to a value. */
export function floatBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setFloat32(0, value, true);
  return bytes;
}

/** Little-endian bytes of a 32-bit unsigned integer. */
export function integerBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
}

/** Reads a little-endian float32 at an offset. */
export const floatAt = (data: Uint8Array, offset: number): number => viewOf(data).getFloat32(offset, true);

/** Reads a little-endian 32-bit unsigned integer at an offset. */
export const integerAt = (data: Uint8Array, offset: number): number => viewOf(data).getUint32(offset, true);

/** Reads a little-endian 16-bit unsigned integer at an offset. */
export const shortAt = (data: Uint8Array, offset: number): number => viewOf(data).getUint16(offset, true);

/** A packed number in a frame: its name and number of bits. */
export interface BitField<Name extends string> {
  readonly field: Name;
  readonly bits: number;
}

/** Consecutive fields, the first at the highest bits of byte 0. Each has at most 16 bits and begins at a multiple of 4 bits. */
export type BitLayout<Name extends string> = readonly BitField<Name>[];

/** Range of a number that is packed into some bits. */
export interface Range {
  readonly low: number;
  readonly high: number;
  readonly bits: number;
}

const largestCode = (bits: number): number => (1 << bits) - 1;

/** Resolution of a packed number, in its unit. */
export const stepOf = ({ low, high, bits }: Range): number => (high - low) / largestCode(bits);

/**
 * Code of a value in a range. Clamps, divides by the span, multiplies by the largest code and truncates, in this order and in doubles, as
 * openarm_can does (`double_to_uint`): any other order or rounding gives other codes.
 *
 * @throws RangeError for NaN; openarm_can packs it as the lower limit.
 */
export function quantise(value: number, range: Range): number {
  if (Number.isNaN(value)) throw new RangeError('not a number');
  const clamped = Math.min(Math.max(value, range.low), range.high);
  const share = (clamped - range.low) / (range.high - range.low);
  return Math.trunc(share * largestCode(range.bits));
}

/** Value of a code in a range, as openarm_can computes it (`uint_to_double`). */
export const valueOf = (code: number, { low, high, bits }: Range): number => (code / largestCode(bits)) * (high - low) + low;

const byteAt = (data: Uint8Array, index: number): number => data[index] ?? 0;

/** A field spans at most three bytes. */
const threeBytes = 24;

/** Codes of the fields in packed bytes, by name. */
export function unpackBits<Name extends string>(layout: BitLayout<Name>, data: Uint8Array): Record<Name, number> {
  // The loop below fills in each name of the layout.
  const codes = {} as Record<Name, number>;
  let from = 0;
  for (const { field, bits } of layout) {
    const first = from >> 3;
    const three = (byteAt(data, first) << 16) | (byteAt(data, first + 1) << 8) | byteAt(data, first + 2);
    codes[field] = (three >> (threeBytes - (from & 7) - bits)) & largestCode(bits);
    from += bits;
  }
  return codes;
}

/**
 * Packs the values of fields into bytes. A field without a range holds a code, truncated to its bits.
 *
 * @throws RangeError for NaN in a field with a range.
 */
export function packBits<Name extends string>(
  layout: BitLayout<Name>,
  values: Readonly<Record<Name, number>>,
  ranges: { readonly [Field in Name]?: Range },
): Uint8Array {
  const data = new Uint8Array(layout.reduce((sum, { bits }) => sum + bits, 0) >> 3);
  let from = 0;
  for (const { field, bits } of layout) {
    const range = ranges[field];
    const code = range ? quantise(values[field], range) : values[field];
    const three = (code & largestCode(bits)) << (threeBytes - (from & 7) - bits);
    const first = from >> 3;
    for (let index = 0; index < 3 && first + index < data.length; index += 1)
      data[first + index] = byteAt(data, first + index) | (three >> (16 - index * 8));
    from += bits;
  }
  return data;
}
