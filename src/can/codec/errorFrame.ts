/** Bit that marks the ID of an error frame: CAN_ERR_FLAG of linux/can.h. */
export const errorFlag = 0x20000000;

/** Error classes by their bit in the ID: linux/can/error.h, in the words of candump. */
export const errorClasses: readonly (readonly [number, string])[] = [
  [0x001, 'tx-timeout'],
  [0x002, 'lost-arbitration'],
  [0x004, 'controller-problem'],
  [0x008, 'protocol-violation'],
  [0x010, 'transceiver-status'],
  [0x020, 'no-acknowledgement-on-tx'],
  [0x040, 'bus-off'],
  [0x080, 'bus-error'],
  [0x100, 'restarted-after-bus-off'],
  [0x200, 'error-counter-tx-rx'],
];

/** Names of the bits of byte 1. */
const controllerProblems = [
  'rx-overflow',
  'tx-overflow',
  'rx-error-warning',
  'tx-error-warning',
  'rx-error-passive',
  'tx-error-passive',
  'back-to-error-active',
];

/** Names of the bits of byte 2. */
const violations = [
  'single-bit-error',
  'frame-format-error',
  'bit-stuffing-error',
  'tx-dominant-bit-error',
  'tx-recessive-bit-error',
  'bus-overload',
  'active-error',
  'error-on-tx',
];

/** Names of the values of byte 3. */
const places: Readonly<Record<number, string>> = {
  0x02: 'id.28-to-id.21',
  0x03: 'start-of-frame',
  0x04: 'bit-srtr',
  0x05: 'bit-ide',
  0x06: 'id.20-to-id.18',
  0x07: 'id.17-to-id.13',
  0x08: 'crc-sequence',
  0x09: 'reserved-bit-0',
  0x0a: 'data-field',
  0x0b: 'data-length-code',
  0x0c: 'bit-rtr',
  0x0d: 'reserved-bit-1',
  0x0e: 'id.4-to-id.0',
  0x0f: 'id.12-to-id.5',
  0x11: 'active-error-flag',
  0x12: 'intermission',
  0x13: 'tolerate-dominant-bits',
  0x16: 'passive-error-flag',
  0x17: 'error-delimiter',
  0x18: 'crc-delimiter',
  0x19: 'acknowledge-slot',
  0x1a: 'end-of-frame',
  0x1b: 'acknowledge-delimiter',
  0x1c: 'overload-flag',
};

/** Content of an error frame, in the words of candump. */
export interface BusError {
  readonly classes: readonly string[];
  /** From byte 0: the bit at which arbitration was lost; 0 if unknown or not lost. */
  readonly lostAtBit: number;
  /** From byte 1, if the class is a controller problem. */
  readonly controller: readonly string[];
  /** From byte 2, if the class is a protocol violation. */
  readonly violations: readonly string[];
  /** From byte 3; empty if it says nothing. */
  readonly place: string;
  /** Transmit and receive error counters, if the frame has them. */
  readonly counters: { readonly tx: number; readonly rx: number } | null;
}

const setBits = (byte: number, words: readonly string[]): string[] => words.filter((_word, bit) => (byte & (1 << bit)) !== 0);

/** Decodes the ID, without its flag, and the 8 bytes of an error frame. */
export function decodeError(id: number, data: Uint8Array): BusError {
  const [bit = 0, controller = 0, violation = 0, place = 0, , , tx = 0, rx = 0] = data;
  const found = errorClasses.filter(([flag]) => (id & flag) !== 0).map(([, word]) => word);
  const isViolation = found.includes('protocol-violation');
  return {
    classes: found,
    lostAtBit: found.includes('lost-arbitration') ? bit : 0,
    controller: found.includes('controller-problem') ? setBits(controller, controllerProblems) : [],
    violations: isViolation ? setBits(violation, violations) : [],
    place: isViolation ? (places[place] ?? '') : '',
    counters: found.includes('error-counter-tx-rx') || tx > 0 || rx > 0 ? { tx, rx } : null,
  };
}

/** An error frame in the words of `candump -e`, without its counters. */
export function errorWords({ classes, lostAtBit, controller, violations, place }: BusError): string {
  const details: Readonly<Record<string, string>> = {
    'controller-problem': controller.join(', '),
    'lost-arbitration': lostAtBit > 0 ? `at bit ${lostAtBit}` : '',
    'protocol-violation': [...violations, place].filter((word) => word !== '').join(', '),
  };
  // Logs of other programs don't say which error it was.
  if (classes.length === 0) return 'of a kind that the log does not name';
  return classes
    .filter((name) => name !== 'error-counter-tx-rx' || classes.length === 1)
    .map((name) => (details[name] ? `${name}{${details[name]}}` : name))
    .join('; ');
}
