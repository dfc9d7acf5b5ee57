import { sign } from './outputSigns';
import type { OutputSign } from './outputSigns';
import { readFrames, withoutColours } from './readFrames';

/** Matches the entry of a port, which may have been copied from the name on. */
const portEntry = /^(?:\d+: )?(?:v|sl)?can\d+: [^\n]*(?:\n(?!\d+: )[^\n]*)*/gm;

/** Rates of an arm, and the rate that a search for motors leaves behind, in bit/s. */
const rates = { nominal: 1_000_000, data: 5_000_000, leftByDiscover: 10_000_000 } as const;

/** MTU of a port in classic CAN, in bytes. */
const classicMtu = 16;

const numberIn = (text: string, pattern: RegExp): number | null => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

const isOther = (rate: number | null, right: number): boolean => rate !== null && rate !== right;

/** Signs in the entry of one port. */
function readPort(entry: string): OutputSign[] {
  const name = /^(?:\d+: )?([^:@\s]+)/.exec(entry)?.[1] ?? 'the port';
  const signs: OutputSign[] = [];
  const state = /\bstate (BUS-OFF|ERROR-\w+|STOPPED)/.exec(entry)?.[1];
  const flags = /^(?:\d+: )?can\S*: <([^>]*)>/.exec(entry)?.[1]?.split(',');
  if (state === 'BUS-OFF') signs.push(sign('busOff', `that ${name} is in state BUS-OFF`));
  if (state === 'ERROR-PASSIVE' || state === 'ERROR-WARNING') signs.push(sign('errorState', `that ${name} is in state ${state}`));
  // Without -details, `ip link show` doesn't print the state, but shows that the carrier is gone.
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

/** Signs in the output of `ip -details link show`. */
const readPorts = (text: string): OutputSign[] => (text.match(portEntry) ?? []).flatMap(readPort);

/** Matches a line of the demo or of comm_test for a motor that never answered. As a message, the line of a good ID would match, too. */
const silentMotor = /^\s*(?:Arm|Gripper) Motor: (\d+) ID: -1\s*$/gm;

/** Signs in IDs that a program printed. */
function readIds(text: string): OutputSign[] {
  const silent = [...text.matchAll(silentMotor)].map(([, id = '']) => id);
  return silent.length === 0
    ? []
    : [sign('idMissing', `that no ID came from ${silent.length > 1 ? 'motors' : 'motor'} ${silent.join(', ')}`)];
}

/** Finds signs in the output of `ip -details link show`, `candump` and the demo. Other programs are recognised by their messages. */
export function readOutput(text: string): OutputSign[] {
  const plain = withoutColours(text);
  return [...readPorts(plain), ...readFrames(plain), ...readIds(plain)];
}
