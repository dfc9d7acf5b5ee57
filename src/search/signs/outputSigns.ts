/**
 * Rows of the table of symptoms to which each thing that an output shows leads, the likeliest first. The audit of the content knows
 * that all of them exist.
 */
export const rowsOfSigns = {
  busOff: ['bus-off'],
  errorState: ['bus-error-passive'],
  portDown: ['bus-settings-lost', 'bus-network-down'],
  classicPort: ['bus-fd-program-on-classic-port', 'bus-fd-frame-on-classic-port'],
  rateOfDiscover: ['bus-discover-leaves-10m'],
  otherRates: ['bus-wrong-rate'],
  healthyPort: ['bus-error-active-no-data', 'bus-candump-silent'],
  errorFrames: ['bus-error-passive', 'bus-termination-missing', 'bus-off'],
  overvoltage: ['motor-fault-8', 'motor-led-blinking-red'],
  undervoltage: ['motor-fault-9', 'motor-led-blinking-red'],
  coilTooHot: ['motor-fault-c', 'motor-led-blinking-red'],
  communicationLost: ['motor-fault-d', 'motor-led-blinking-red'],
  otherFault: ['motor-led-blinking-red'],
  unassigned: ['motor-status-5-6'],
  noReply: ['bus-candump-silent', 'bus-high-low-swapped', 'bus-wrong-rate'],
  loopedBack: ['motor-reads-minus-12', 'bus-two-programs'],
  noReceiveId: ['motor-wrong-reply-id'],
  idMissing: ['motor-check-minus-one'],
  mixedRates: ['bus-mixed-rates-in-chain'],
  someSilent: ['bus-diagnosis-ng', 'bus-mixed-rates-in-chain', 'bus-cable-breaks-joint'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Kinds of faults by the status code that a motor reports. */
const faults: Readonly<Record<number, keyof typeof rowsOfSigns>> = {
  0x8: 'overvoltage',
  0x9: 'undervoltage',
  0xc: 'coilTooHot',
  0xd: 'communicationLost',
};

/** What the status code of a fault is a sign of. */
export const signOfFault = (status: number): keyof typeof rowsOfSigns => faults[status] ?? 'otherFault';

/** Something that the output of a program shows, with the symptoms that it points to. */
export interface OutputSign {
  /** What was seen, as the end of "The text shows …". */
  readonly seen: string;
  readonly symptoms: readonly string[];
}

/** A sign of a kind, in words. */
export const sign = (kind: keyof typeof rowsOfSigns, seen: string): OutputSign => ({ seen, symptoms: rowsOfSigns[kind] });
