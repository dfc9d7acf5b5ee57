/** Something that the output of a program shows, with the symptoms that it points to, the likeliest first. */
export interface OutputSign {
  /** What was seen, as the end of "The text shows …". */
  readonly seen: string;
  readonly symptoms: readonly string[];
}

const number = (text: string, pattern: RegExp): number | null => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

/** The entry of one port in what `ip -details link show` prints. */
function readPort(entry: string): OutputSign[] {
  const name = /^\d+: ([^:@\s]+)/.exec(entry)?.[1] ?? 'the port';
  const signs: OutputSign[] = [];
  const state = /\bcan\b[^\n]*\bstate ([A-Z-]+)/.exec(entry)?.[1];
  if (state === 'BUS-OFF') signs.push({ seen: `that ${name} is in state BUS-OFF`, symptoms: ['bus-off'] });
  if (state === 'ERROR-PASSIVE' || state === 'ERROR-WARNING')
    signs.push({ seen: `that ${name} is in state ${state}`, symptoms: ['bus-error-passive'] });
  const flags = /^\d+: [^<\n]*<([^>]*)>/.exec(entry)?.[1]?.split(',');
  if (state === 'STOPPED' || (flags !== undefined && !flags.includes('UP')))
    signs.push({ seen: `that ${name} is down`, symptoms: ['bus-settings-lost', 'bus-network-down'] });
  const [rate, dataRate, mtu] = [/\bbitrate (\d+)/, /\bdbitrate (\d+)/, /\bmtu (\d+)/].map((pattern) => number(entry, pattern));
  if (mtu === 16)
    signs.push({
      seen: `that ${name} is set to classic CAN (mtu 16), while a finished arm runs CAN FD`,
      symptoms: ['bus-fd-program-on-classic-port', 'bus-fd-frame-on-classic-port'],
    });
  if (dataRate === 10_000_000)
    signs.push({ seen: `that ${name} runs at 10 Mbit/s, as a search for motors leaves it`, symptoms: ['bus-discover-leaves-10m'] });
  else if ((typeof rate === 'number' && rate !== 1_000_000) || (typeof dataRate === 'number' && dataRate !== 5_000_000))
    signs.push({ seen: `that ${name} has other rates than 1 and 5 Mbit/s`, symptoms: ['bus-wrong-rate'] });
  if (signs.length === 0 && state === 'ERROR-ACTIVE')
    signs.push({ seen: `that ${name} is up and without errors`, symptoms: ['bus-error-active-no-data', 'bus-candump-silent'] });
  return signs;
}

const portEntry = /^\d+: (?:v|sl)?can\d+[^\n]*(?:\n(?!\d+: )[^\n]*)*/gm;

/** A frame as candump prints it, on the screen or into a file. */
interface Frame {
  readonly id: number;
  readonly error: boolean;
  readonly sent: boolean;
  readonly data: readonly number[];
  /** With `-x`: whether the data was sent at the higher rate. */
  readonly fast: boolean | null;
}

const screenLine =
  /^\s*(?:\([^)]*\)\s+)?\S*can\d+\s+(?:(TX|RX)\s+([B-]) ([E-])\s+)?([\dA-F]{3}|[\dA-F]{8})\s+\[\d+\]\s*((?:[\dA-F]{2}(?:\s|$))*)/i;
const logLine = /^\s*\([^)]*\)\s+\S*can\d+\s+([\dA-F]{3}|[\dA-F]{8})#(?:#[\dA-F])?((?:[\dA-F]{2})*)(?:\s+([RT]))?\s*$/i;

const bytesOf = (text: string): number[] => (text.match(/[\dA-F]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16));

/** Bit that marks an identifier as that of an error frame: CAN_ERR_FLAG of linux/can.h. */
const errorFlag = 0x20000000;

function readFrame(line: string): Frame | null {
  const screen = screenLine.exec(line);
  if (screen) {
    const [, direction, rate, , id = '', data = ''] = screen;
    const number = Number.parseInt(id, 16);
    return {
      id: number,
      error: id.length === 8 && (number & errorFlag) !== 0,
      sent: direction === 'TX',
      data: bytesOf(data),
      fast: rate === undefined ? null : rate === 'B',
    };
  }
  const log = logLine.exec(line);
  if (!log) return null;
  const [, id = '', data = '', direction] = log;
  const number = Number.parseInt(id, 16);
  return { id: number, error: id.length === 8 && (number & errorFlag) !== 0, sent: direction === 'T', data: bytesOf(data), fast: null };
}

/** Send and receive IDs of the motors of an arm: 0x01 to 0x08 and 0x11 to 0x18. */
const isCommand = ({ id }: Frame): boolean => id >= 0x01 && id <= 0x08;
const isReply = ({ id }: Frame): boolean => id >= 0x11 && id <= 0x18;

/** Faults in the upper half of the first byte of a reply, with the row of each that has one. */
const faults: Readonly<Record<number, string>> = { 0x8: 'motor-fault-8', 0x9: 'motor-fault-9', 0xc: 'motor-fault-c', 0xd: 'motor-fault-d' };

const hex = (id: number): string => `0x${id.toString(16).padStart(2, '0')}`;

function readFrames(frames: readonly Frame[]): OutputSign[] {
  const signs: OutputSign[] = [];
  const replies = frames.filter(isReply);
  const commands = frames.filter(isCommand);
  if (frames.some(({ error }) => error))
    signs.push({ seen: 'error frames', symptoms: ['bus-error-passive', 'bus-termination-missing', 'bus-off'] });
  const faulty = new Map(replies.flatMap(({ id, data: [first = 0] }) => (first >> 4 >= 0x8 ? [[id, first >> 4] as const] : [])));
  for (const [id, fault] of faulty)
    signs.push({
      seen: `fault ${fault.toString(16).toUpperCase()} of the motor that answers as ${hex(id)}`,
      symptoms: [...(faults[fault] === undefined ? [] : [faults[fault]]), 'motor-led-blinking-red'],
    });
  if (commands.length > 0 && replies.length === 0 && !frames.some(({ id }) => id === 0))
    signs.push({ seen: 'commands, but no reply of a motor', symptoms: ['bus-candump-silent', 'bus-high-low-swapped', 'bus-wrong-rate'] });
  if (frames.some(({ id, sent }) => id === 0 && !sent))
    signs.push({ seen: 'replies with the ID 000: the receive ID of a motor was never set', symptoms: ['motor-wrong-reply-id'] });
  const rates = new Set(replies.flatMap(({ fast }) => (fast === null ? [] : [fast])));
  if (rates.size > 1)
    signs.push({ seen: 'some replies at the higher data rate and some without it', symptoms: ['bus-mixed-rates-in-chain'] });
  const silent = [...new Set(commands.map(({ id }) => id))].filter((id) => !replies.some((reply) => reply.id === id + 0x10));
  if (replies.length > 0 && silent.length > 0)
    signs.push({
      seen: `no reply from ${silent.map(hex).join(', ')}`,
      symptoms: ['bus-diagnosis-ng', 'bus-mixed-rates-in-chain', 'bus-cable-breaks-joint'],
    });
  return signs;
}

/** Frames that are read at most: more of a recording show nothing else. */
const mostFrames = 20_000;

/** What the output of `ip -details link show` and `candump` shows, in what somebody pasted. Other programs are known by their messages. */
export function readOutput(text: string): OutputSign[] {
  // eslint-disable-next-line no-control-regex -- the escape character begins the colours of a terminal
  const plain = text.replace(/\u001b\[[\d;]*m/g, '');
  const ports = (plain.match(portEntry) ?? []).flatMap(readPort);
  const frames = plain
    .split('\n', mostFrames)
    .map(readFrame)
    .filter((frame) => frame !== null);
  return [...ports, ...(frames.length > 0 ? readFrames(frames) : [])];
}
