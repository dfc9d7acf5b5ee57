import { fits, logFrame, noBytes, tooFewBytes } from './lines';
import type { LineResult } from './lines';
import { bytesIn } from './values';

// Timestamp: 1763775300.000412    ID:      011    S Rx                DL:  8    11 83 …     Channel: can0; DLC up to 3.x
const printed =
  /\bTimestamp:\s*(-?\d+(?:\.\d+)?)\s+ID:\s+([\da-f]{3,8})\s+((?:(?:[SXERF]|Rx|Tx|BS|EI)\s+)+)DLC?:\s+(\d{1,2})\s*((?:[\da-f]{2}(?:\s+|$))*)/i;

const shown = /\bcan\.Message\((.*)\)/;

/** Value of a named argument in a printed call; empty if it isn't there. */
const argument = (text: string, name: string): string =>
  new RegExp(String.raw`\b${name}=(\[[^\]]*\]|bytearray\([^)]*\)|[^,)]*)`).exec(text)?.[1]?.trim() ?? '';

/** Fields of a message, whichever way it was printed. */
interface Fields {
  readonly timestamp: string;
  readonly port: string;
  readonly id: number;
  /** Flags as in a print: S or X, Rx or Tx, E, R, F, BS, EI. */
  readonly flags: readonly string[];
  readonly length: number;
  readonly bytes: string;
}

function frameOf({ timestamp, port, id, flags, length, bytes }: Fields): LineResult {
  const has = (flag: string): boolean => flags.includes(flag);
  const idKind = has('E') ? 'error' : has('X') ? 'extended' : 'standard';
  const [remote, fd] = [has('R'), has('F')];
  const data = remote ? noBytes : bytesIn(bytes, 16)?.slice(0, length);
  if (!fits(id, idKind)) return { mistake: 'The ID is above 0x7FF, and nothing marks it as extended.' };
  if (!data || Number.isNaN(length)) return { mistake: 'There is something else than bytes after their number.' };
  if (!remote && data.length < length) return tooFewBytes(length, data.length);
  const rate = fd ? { rateSwitch: has('BS'), errorState: has('EI') } : {};
  const direction = has('Rx') ? 'RX' : has('Tx') ? 'TX' : null;
  return logFrame({ port, timestamp, direction, id, idKind, remote, fd, ...rate, length: remote ? Math.min(length, 8) : length, data });
}

function shownFlags(text: string): string[] {
  const names = {
    X: 'is_extended_id',
    R: 'is_remote_frame',
    E: 'is_error_frame',
    F: 'is_fd',
    BS: 'bitrate_switch',
    EI: 'error_state_indicator',
  };
  const set = Object.entries(names).flatMap(([flag, name]) => (argument(text, name) === 'True' ? [flag] : []));
  // A message that is about to be sent may not say so.
  const way = { True: ['Rx'], False: ['Tx'] }[argument(text, 'is_rx')] ?? [];
  return [...set, ...way];
}

/** Reads a message of python-can as `print` or `repr` writes it, anywhere in a line. */
export function readMessage(line: string): LineResult {
  if (line.trim() === '') return { skipped: 'empty' };
  const [, timestamp = '', id = '', flags = '', length = '', bytes = ''] = printed.exec(line) ?? [];
  if (id !== '') {
    const [, port = ''] = /\bChannel:\s+(\S+)/.exec(line) ?? [];
    return frameOf({ timestamp, port, id: Number.parseInt(id, 16), flags: flags.trim().split(/\s+/), length: Number(length), bytes });
  }
  const [, text] = shown.exec(line) ?? [];
  if (text === undefined) return { mistake: 'This is not a message as python-can prints it. Copy the whole line.' };
  return frameOf({
    timestamp: argument(text, 'timestamp'),
    port: argument(text, 'channel').replace(/["']/g, ''),
    id: Number(argument(text, 'arbitration_id') || Number.NaN),
    flags: shownFlags(text),
    length: Number(argument(text, 'dlc') || Number.NaN),
    bytes: argument(text, 'data'),
  });
}

/** Whether a line has a message of python-can. */
export const isMessage = (line: string): boolean => printed.test(line) || shown.test(line);
