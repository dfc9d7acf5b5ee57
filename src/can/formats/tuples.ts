import type { LineResult } from './lines';
import { layoutOf, readCells } from './record';

/** `(17, 0, b'\x11\x83', 0)`: ID, perhaps a time that is always 0, bytes, and the number of the bus. */
const tuple = /[([]\s*(0x[\da-f]+|\d+)\s*,\s*(?:(?:None|\d+)\s*,\s*)?(?:bytes|bytearray)?\(?(b(['"]).*?\3)\)?\s*,\s*(\d+)\s*[)\]]/gi;

const layout = layoutOf(['idDecimal', 'data', 'port']);

/** Reads the lists of tuples that the Python library of comma's panda returns, as they are printed. */
export function readTuples(line: string): LineResult {
  const read = Array.from(line.matchAll(tuple), ([, id, data, , port]) => readCells([id, data, port], layout));
  const frames = read.filter((one) => 'frame' in one);
  const [first] = read;
  if (!first)
    return /^[\s[\](),]*$/.test(line) ? { skipped: 'empty' } : { mistake: 'There is no tuple of ID, bytes and bus in this line.' };
  if (read.length === 1 || frames.length === 0) return first;
  const left = read.length - frames.length;
  return { several: frames, ...(left > 0 ? { note: `${left} ${left === 1 ? 'tuple is' : 'tuples are'} no frame.` } : {}) };
}

/** Whether a line has such a tuple. */
export const isTuples = (line: string): boolean => line.includes('b') && line.search(tuple) >= 0;
