import { healthyOutput, portLines } from './healthyOutput';
import { healthySign, printedFrames, readFrames, sign, withoutColours } from './readFrames';
import type { OutputSign } from './readFrames';

/** Matches the entry of a port, which may have been copied from the name on. */
const portEntry = /^(?:\d+: )?(?:v|sl)?can\d+: <[^\n]*(?:\n(?!\d+: )[^\n]*)*/gm;

/** Rates of an arm, and the rate that a search for motors leaves behind, in bit/s. */
const rates = { nominal: 1_000_000, data: 5_000_000, leftByDiscover: 10_000_000 } as const;

/** MTU of a port in classic CAN, in bytes. */
const classicMtu = 16;

const numberIn = (text: string, pattern: RegExp): number | null => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

/** Counters below the names of their columns: `re-started bus-errors …`. */
function countsIn(entry: string): ReadonlyMap<string, number> {
  const [, names = '', values = ''] = /^[ \t]*(re-started .*)\n[ \t]*([\d ]+)/m.exec(entry) ?? [];
  const counts = values.trim().split(/\s+/).map(Number);
  return new Map(
    names
      .trim()
      .split(/\s+/)
      .map((name, at) => [name, counts[at] ?? 0]),
  );
}

/** Frames that the device didn't send. Those that a full queue refused aren't among them. */
const droppedIn = (entry: string): number => numberIn(entry, /\bTX: +bytes .*\n[ \t]*\d+ +\d+ +\d+ +(\d+)/) ?? 0;

const isOther = (rate: number | null, right: number): boolean => rate !== null && rate !== right;

/** Signs in the entry of one port. */
function readPort(entry: string): OutputSign[] {
  const name = /^(?:\d+: )?([^:@\s]+)/.exec(entry)?.[1] ?? 'the port';
  const signs: OutputSign[] = [];
  const state = /\bstate (BUS-OFF|ERROR-\w+|STOPPED)/.exec(entry)?.[1];
  const flags = /^(?:\d+: )?can\S*: <([^>]*)>/.exec(entry)?.[1]?.split(',');
  const counts = countsIn(entry);
  const offs = counts.get('bus-off') ?? 0;
  // A port that restarts by itself is in another state at any moment.
  const wasOff = sign('busOff', `that ${name} has been in BUS-OFF ${offs} ${offs === 1 ? 'time' : 'times'}`);
  if (state !== 'BUS-OFF' && offs > 0 && (counts.get('re-started') ?? 0) > 0) signs.push(wasOff);
  if (state === 'BUS-OFF') signs.push(sign('busOff', `that ${name} is in state BUS-OFF`));
  if (state === 'ERROR-PASSIVE' || state === 'ERROR-WARNING') signs.push(sign('errorState', `that ${name} is in state ${state}`));
  // Without -details, `ip link show` doesn't print the state, but shows that the carrier is gone.
  if (state === undefined && flags?.includes('UP') && flags.includes('NO-CARRIER'))
    signs.push(sign('busOff', `that ${name} is up without a carrier, as after bus-off`));
  if (state === 'STOPPED' || (flags !== undefined && !flags.includes('UP'))) signs.push(sign('portDown', `that ${name} is down`));
  const [nominal, data] = [numberIn(entry, /\bbitrate (\d+)/), numberIn(entry, /\bdbitrate (\d+)/)];
  if (data === rates.leftByDiscover) signs.push(sign('rateOfDiscover', `that ${name} runs at 10 Mbit/s, as a search for motors leaves it`));
  else if (isOther(nominal, rates.nominal) || isOther(data, rates.data))
    signs.push(sign('otherRates', `that ${name} has other rates than 1 and 5 Mbit/s`));
  if (signs.length === 0 && offs > 0) signs.push(wasOff);
  const passive = (counts.get('error-pass') ?? 0) + (counts.get('error-warn') ?? 0);
  if (signs.length === 0 && passive > 0) signs.push(sign('errorState', `that ${name} has reported errors ${passive} times`));
  // The counters fall with each good frame, so one above 0 means errors just now, whatever the state.
  const [, sent, received] = /\(berr-counter tx (\d+) rx (\d+)\)/.exec(entry) ?? [];
  if (signs.length === 0 && Number(sent ?? 0) + Number(received ?? 0) > 0)
    signs.push(sign('errorState', `that the error counters of ${name} stand at ${sent} (tx) and ${received} (rx)`));
  if (signs.length > 0 || !(state === 'ERROR-ACTIVE' || flags?.includes('LOWER_UP'))) return signs;
  const isClassic = numberIn(entry, /\bmtu (\d+)/) === classicMtu;
  const dropped = droppedIn(entry);
  const notes = [`${name} is up`, isClassic ? 'in classic CAN' : 'in CAN FD', ...(state === undefined ? [] : ['without errors'])];
  const more = dropped > 0 ? `, but its device has dropped ${dropped} frames` : '';
  return [healthySign(`${notes.join(', ')}${more}`, isClassic ? 'healthyClassicPort' : 'healthyPort')];
}

/** Signs in the output of `ip -details link show`. */
const readPorts = (text: string): OutputSign[] => (text.match(portEntry) ?? []).flatMap(readPort);

/** Matches a queue of `tc -s qdisc show`, with its port if the command named none, and the frames that it refused. */
const queueEntry = /^qdisc \w+ \w+: (?:dev (\S+) )?root[^\n]*\n[ \t]*Sent \d+ bytes \d+ pkts? \(dropped (\d+),/gm;

/** Signs in the output of `tc -s qdisc show`. */
const readQueues = (text: string): OutputSign[] =>
  [...text.matchAll(queueEntry)].flatMap(([, port, dropped]) =>
    Number(dropped) > 0
      ? [
          sign(
            'queueRefuses',
            `that the queue of ${port ?? 'the port'} has refused ${dropped} frames of a program that sends faster than the bus`,
          ),
        ]
      : [],
  );

/** Matches a line of the demo or of comm_test for a motor that never answered. As a message, the line of a good ID would match, too. */
const silentMotor = /^[ \t]*(?:Arm|Gripper) Motor: (\d+) ID: -1\s*$/gm;

/** Signs in IDs that a program printed. */
function readIds(text: string): OutputSign[] {
  const silent = [...text.matchAll(silentMotor)].map(([, id = '']) => id);
  return silent.length === 0
    ? []
    : [sign('idMissing', `that no ID came from ${silent.length > 1 ? 'motors' : 'motor'} ${silent.join(', ')}`)];
}

/** Finds signs in the output of `ip -details link show`, `tc -s qdisc show`, `candump` and the demo. Other programs are recognised by their messages. */
export function readOutput(text: string): OutputSign[] {
  const plain = withoutColours(text);
  const signs = [...readPorts(plain), ...readQueues(plain), ...readFrames(plain), ...readIds(plain)];
  const shows = signs.length === 0 ? healthyOutput(plain) : null;
  return shows === null ? signs : [healthySign(shows)];
}

/** The lines of a text that no parser reads. */
export const unreadPart = (text: string): string => withoutColours(text).replace(portLines, ' ').replace(printedFrames, ' ');
