/** Failures that each sign in a program's output points to, most likely first. A check of the content knows that they exist. */
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

/** Signs of the fault codes in a motor's status. */
const faults: Readonly<Record<number, keyof typeof rowsOfSigns>> = {
  0x8: 'overvoltage',
  0x9: 'undervoltage',
  0xc: 'coilTooHot',
  0xd: 'communicationLost',
};

/** Sign of a fault code. */
export const signOfFault = (status: number): keyof typeof rowsOfSigns => faults[status] ?? 'otherFault';

/** A sign in the output of a program. */
export interface OutputSign {
  /** Description, as the end of "The text shows …". */
  readonly seen: string;
  /** Ids of failures. */
  readonly symptoms: readonly string[];
}

/** Creates a sign. */
export const sign = (kind: keyof typeof rowsOfSigns, seen: string): OutputSign => ({ seen, symptoms: rowsOfSigns[kind] });
