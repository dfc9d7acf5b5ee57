import type { BusStatus } from '../formats/lines';

/** Ids of rows in content/data/symptoms.csv, by what a recording shows. `checkCan` fails the build if one is missing. */
export const symptomRows = {
  busOff: 'bus-off',
  errorFrames: 'bus-error-passive',
  strangers: 'motor-wrong-reply-id',
  loopedBack: 'motor-reads-minus-12',
  noReply: 'bus-candump-silent',
  someSilent: 'bus-diagnosis-ng',
  overvoltage: 'motor-fault-8',
  undervoltage: 'motor-fault-9',
  coilTooHot: 'motor-fault-c',
  communicationLost: 'motor-fault-d',
  otherFault: 'motor-led-blinking-red',
  lostFrames: 'bus-slow-control-classic',
} as const;

/** A finding that the table of symptoms explains. */
export type Lead = keyof typeof symptomRows;

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

/** Lead for the words of an error frame. */
export const errorLead = (words: string): Lead => (words.includes('bus-off') ? 'busOff' : 'errorFrames');
