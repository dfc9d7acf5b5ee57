import type { BusStatus } from '../formats/lines';

/**
 * Ids of rows in content/data/symptoms.csv, by what a recording or the output of another program shows, the likeliest first. The bench leads to
 * the first one; the search, which uses them too, also shows the others. `checkCan` fails the build if one is missing.
 */
export const leadRows = {
  busOff: ['bus-off'],
  errorFrames: ['bus-error-passive', 'bus-termination-missing', 'bus-off'],
  termination: ['bus-termination-missing', 'bus-error-passive'],
  sameId: ['motor-two-same-id'],
  disabled: ['motor-led-unchanged'],
  misread: ['motor-runs-away', 'motor-reads-minus-12'],
  outside: ['motor-set-zero-power-off'],
  strangers: ['motor-wrong-reply-id'],
  loopedBack: ['motor-reads-minus-12', 'bus-two-programs'],
  noReply: ['bus-candump-silent', 'bus-high-low-swapped', 'bus-wrong-rate'],
  someSilent: ['bus-diagnosis-ng', 'bus-mixed-rates-in-chain', 'bus-cable-breaks-joint'],
  mixedRates: ['bus-mixed-rates-in-chain'],
  overvoltage: ['motor-fault-8', 'motor-led-blinking-red'],
  undervoltage: ['motor-fault-9', 'motor-led-blinking-red'],
  coilTooHot: ['motor-fault-c', 'motor-led-blinking-red'],
  communicationLost: ['motor-fault-d', 'motor-led-blinking-red'],
  otherFault: ['motor-led-blinking-red'],
  unassigned: ['motor-status-5-6'],
  lostFrames: ['bus-slow-control-classic'],
  queueRefuses: ['bus-no-buffer-space', 'tel-slow-loop', 'ros-slow-loop'],
  errorState: ['bus-error-passive'],
  portDown: ['bus-settings-lost', 'bus-network-down'],
  rateOfDiscover: ['bus-discover-leaves-10m'],
  otherRates: ['bus-wrong-rate'],
  healthyPort: ['bus-error-active-no-data', 'bus-candump-silent'],
  healthyClassicPort: ['bus-fd-program-on-classic-port', 'bus-error-active-no-data', 'bus-fd-frame-on-classic-port'],
  idMissing: ['motor-check-minus-one'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

/** A finding that the table of symptoms explains. */
export type Lead = keyof typeof leadRows;

/** Id of the row that a finding leads to. */
export const rowOfLead = (lead: Lead): string => leadRows[lead][0];

/** Leads for an adapter's bus status. */
export const statusLeads: Readonly<Record<BusStatus, Lead>> = { errors: 'errorFrames', 'bus-off': 'busOff', overrun: 'lostFrames' };

const faultLeads: Readonly<Record<number, Lead>> = {
  0x8: 'overvoltage',
  0x9: 'undervoltage',
  0xc: 'coilTooHot',
  0xd: 'communicationLost',
};

/** Lead for a motor's fault code. */
export const faultLead = (status: number): Lead => faultLeads[status] ?? 'otherFault';
