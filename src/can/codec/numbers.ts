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
