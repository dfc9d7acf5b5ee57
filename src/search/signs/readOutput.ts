import { sign } from './outputSigns';
import type { OutputSign } from './outputSigns';
import { readFrames, withoutColours } from './readFrames';

/** The entry of a port. What somebody has copied of it may begin with the name. */
const portEntry = /^(?:\d+: )?(?:v|sl)?can\d+: [^\n]*(?:\n(?!\d+: )[^\n]*)*/gm;

/** Rates of an arm, and the one at which a search for motors leaves the port, in bit/s. */
const rates = { nominal: 1_000_000, data: 5_000_000, leftByDiscover: 10_000_000 } as const;

/** Largest frame, in bytes, of a port in classic CAN. */
const classicMtu = 16;

const numberIn = (text: string, pattern: RegExp): number | null => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

const isOther = (rate: number | null, right: number): boolean => rate !== null && rate !== right;

/** The entry of one port. */
function readPort(entry: string): OutputSign[] {
  const name = /^(?:\d+: )?([^:@\s]+)/.exec(entry)?.[1] ?? 'the port';
  const signs: OutputSign[] = [];
  const state = /\bstate (BUS-OFF|ERROR-\w+|STOPPED)/.exec(entry)?.[1];
  const flags = /^(?:\d+: )?can\S*: <([^>]*)>/.exec(entry)?.[1]?.split(',');
  if (state === 'BUS-OFF') signs.push(sign('busOff', `that ${name} is in state BUS-OFF`));
  if (state === 'ERROR-PASSIVE' || state === 'ERROR-WARNING') signs.push(sign('errorState', `that ${name} is in state ${state}`));
  // Without -details, `ip link show` does not tell the state, but that it has taken the carrier away.
  if (state === undefined && flags?.includes('UP') && flags.includes('NO-CARRIER'))
    signs.push(sign('busOff', `that ${name} is up without a carrier, as after bus-off`));
  if (state === 'STOPPED' || (flags !== undefined && !flags.includes('UP'))) signs.push(sign('portDown', `that ${name} is down`));
  if (numberIn(entry, /\bmtu (\d+)/) === classicMtu)
    signs.push(sign('classicPort', `that ${name} is set to classic CAN (mtu 16), while a finished arm runs CAN FD`));
  const [nominal, data] = [numberIn(entry, /\bbitrate (\d+)/), numberIn(entry, /\bdbitrate (\d+)/)];
  if (data === rates.leftByDiscover) signs.push(sign('rateOfDiscover', `that ${name} runs at 10 Mbit/s, as a search for motors leaves it`));
  else if (isOther(nominal, rates.nominal) || isOther(data, rates.data))
    signs.push(sign('otherRates', `that ${name} has other rates than 1 and 5 Mbit/s`));
  if (signs.length === 0 && state === 'ERROR-ACTIVE') signs.push(sign('healthyPort', `that ${name} is up and without errors`));
  return signs;
}

/** What `ip -details link show` says of each CAN port, in what somebody pasted. */
const readPorts = (text: string): OutputSign[] => (text.match(portEntry) ?? []).flatMap(readPort);

/** A line of the demo or of comm_test: -1 stands for a motor that never answered. As a message it would also fit the line of a good ID. */
const silentMotor = /^\s*(?:Arm|Gripper) Motor: (\d+) ID: -1\s*$/gm;

/** What the IDs that a program printed show, in what somebody pasted. */
function readIds(text: string): OutputSign[] {
  const silent = [...text.matchAll(silentMotor)].map(([, id = '']) => id);
  return silent.length === 0
    ? []
    : [sign('idMissing', `that no ID came from ${silent.length > 1 ? 'motors' : 'motor'} ${silent.join(', ')}`)];
}

/** What the output of `ip -details link show` and `candump` shows, and the IDs that the demo printed. Other programs are known by their messages. */
export function readOutput(text: string): OutputSign[] {
  const plain = withoutColours(text);
  return [...readPorts(plain), ...readFrames(plain), ...readIds(plain)];
}
