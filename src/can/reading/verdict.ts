import type { BusMotor, KnownBus } from './bus';
import { statusWord } from './bus';
import { faultLead } from './leads';
import type { Lead } from './leads';
import type { ReadingWarning } from './reading';
import { at, atPort, jointsOf, lasting, many, named, number } from './phrases';
import type { Finding } from './phrases';
import { absentOf, doubled, isSilent, lapses, silences } from './silence';
import type { MotorSummary, Summary } from './summary';
import { degrees, turnedInside } from './travel';

/** What a recording shows, as a sentence, worst first, and all that is wrong in it. */
export interface Verdict extends Finding {
  readonly isGood: boolean;
  /** What is wrong besides the first. */
  readonly others: readonly Finding[];
}

/** What the lines of a recording said besides its frames. */
interface LineFacts {
  /** Lines, or words of lines, that were not read. */
  readonly unread: number;
  /** Whether candump said that it lost frames. */
  readonly isLossy: boolean;
  /** Whether all frames are arguments of cansend, which may never have been on the bus. */
  readonly isToSend: boolean;
  /** Warnings, with the first of their lines and the number of them. */
  readonly warnings: readonly (ReadingWarning & { readonly line: number; readonly count: number })[];
}

/** Error frames, which have one cause more often than many. */
function errorFindings({ errors, motors }: Summary): { finding: Finding | null; count: number } {
  const others = errors.filter(({ classes }) => !classes.includes('bus-off'));
  const count = others.reduce((sum, one) => sum + one.count, 0);
  const [first] = others;
  if (!first) return { finding: null, count };
  const until = others.map((one) => one.until ?? one.from).sort((a, b) => b.line - a.line)[0] ?? first.from;
  const kinds = others
    .map(({ words }) => words)
    .slice(0, 3)
    .join(' · ');
  const has = (name: string): boolean => others.some(({ classes }) => classes.includes(name));
  const isAcked = motors.some(({ replies }) => replies > 0);
  const when = count > 1 ? `${at(first.from, 'from')} ${at(until, 'to')}` : at(first.from);
  const cause =
    has('no-acknowledgement-on-tx') && !isAcked
      ? 'nobody acknowledges the frames: no motor has power, or the rates differ'
      : has('protocol-violation') || has('bus-error')
        ? 'frames are damaged on the wire. A missing termination is the first thing to check, then plugs and rates'
        : 'the port counts errors. Check the termination, plugs and rates';
  return {
    finding: { words: `${many(count, 'error frame')} ${when} (${kinds}): ${cause}.`, lead: isAcked ? 'termination' : 'errorFrames' },
    count,
  };
}

function idFindings({ motors, strangers }: Summary, bus: KnownBus): { findings: Finding[]; explained: MotorSummary[] } {
  const motorAt = (motor: MotorSummary): BusMotor | undefined => bus.motors.find(({ sendId }) => sendId === motor.motorId);
  const own = motors.flatMap((motor) =>
    Object.keys(motor.otherIds).map((id): Finding => {
      if (id === '000')
        return { words: `${motor.joint}${atPort(motor.port)} answers with the ID 000: its receive ID was never set.`, lead: 'strangers' };
      const owner = bus.motors.find(({ receiveId }) => receiveId === Number.parseInt(id, 16));
      return {
        words: `A motor with the ID ${motor.motorId}${atPort(motor.port)} answers as ${id}, the receive ID of ${owner?.joint ?? 'another motor'}.`,
        lead: 'strangers',
      };
    }),
  );
  const missing = strangers.flatMap((stranger) => {
    const motor = motors.find((one) => one.motorId === stranger.motor && one.port === stranger.port && one.replies === 0);
    return motor ? [{ motor, stranger }] : [];
  });
  const foreign = missing.map(({ motor, stranger }): Finding => {
    const receiveId = (motorAt(motor)?.receiveId ?? 0).toString(16).padStart(3, '0');
    return {
      words: `${motor.joint}${atPort(motor.port)} answers as ${stranger.id} instead of ${receiveId}: its receive ID is wrong.`,
      lead: 'strangers',
    };
  });
  return { findings: [...own, ...foreign], explained: missing.map(({ motor }) => motor) };
}

/** Motors that answer in another kind of CAN than most. */
function mixedFindings(motors: readonly MotorSummary[], bus: KnownBus): Finding[] {
  return [...new Set(motors.map(({ port }) => port))].flatMap((port): Finding[] => {
    const here = motors.filter((motor) => motor.port === port && motor.replies > 0);
    const isFd = (motor: MotorSummary): boolean => motor.fdReplies * 2 > motor.replies;
    const usual = here.filter(isFd).length * 2 >= here.length;
    const odd = here.filter((motor) => isFd(motor) !== usual || (motor.fdReplies > 0 && motor.fdReplies < motor.replies));
    if (odd.length === 0 || odd.length === here.length) return [];
    const [kind, other] = usual ? ['classic CAN', 'CAN FD'] : ['CAN FD', 'classic CAN'];
    return [
      {
        words: `${named(jointsOf(odd), bus)}${atPort(port)} ${odd.length === 1 ? 'answers' : 'answer'} in ${kind}, the others in ${other}: register 35, the bit rate, differs.`,
        lead: 'mixedRates',
      },
    ];
  });
}

/** A span of limp states that isn't only a moment before enabling. */
const isLimp = ({ limp, states }: MotorSummary): boolean => limp !== null && (limp.count >= 5 || limp.count === states);

function outsideWords({ joint, outside, motorId }: MotorSummary, bus: KnownBus): string {
  const { q = 0, from = { time: null, line: 1 } } = outside ?? {};
  const travel = bus.motors.find(({ sendId }) => sendId === motorId)?.travel ?? [];
  const inside = turnedInside(q, travel);
  const reads = `${joint} reads ${number(q)} rad (${degrees(q)}) ${at(from)}, outside its travel`;
  if (inside === undefined) return `${reads}, and no full turn brings it inside: its zero is wrong, or PMAX isn’t the one chosen above.`;
  const turn = `${inside > q ? '+' : '−'}2π gives ${number(inside, 2)} rad (${degrees(inside)}): power cycle while it hangs, don’t zero.`;
  const canBeWrapped = travel.some(({ low, high }) => Math.max(-low, high) > Math.PI);
  return `${reads}. ${turn}${canBeWrapped ? '' : ` ${joint} can’t turn that far, so a second fault is behind it: its zero is far off, or it had power before it was mounted.`}`;
}

const list = <Item>(items: readonly Item[], words: (item: Item) => string): string => items.map(words).join(' · ');

const finding = <Item>(items: readonly Item[], words: (item: Item) => string, lead?: Lead): Finding[] =>
  items.length > 0 ? [{ words: list(items, words), lead }] : [];

/** All that is wrong, worst first. */
function findingsOf(summary: Summary, bus: KnownBus, { isLossy, isToSend, warnings }: LineFacts): Finding[] {
  const { motors, busOff, strangers } = summary;
  const answers = motors.some(({ replies }) => replies > 0);
  const ids = idFindings(summary, bus);
  const never = motors.filter((motor) => isSilent(motor) && motor.replies === 0 && !ids.explained.includes(motor));
  const double = doubled(motors, never, bus);
  const excused = [...ids.explained, ...double.explained];
  // Lines that are still to be sent, and requests that were looped back, are no commands without a reply.
  const isSaid = !answers && (isToSend || warnings.some(({ lead }) => lead === 'loopedBack'));
  const errors = errorFindings(summary);
  const faulty = motors.filter(({ fault }) => fault).sort((a, b) => (a.fault?.from.line ?? 0) - (b.fault?.from.line ?? 0));
  const silent = isSaid ? [] : silences(motors, excused, bus);
  const lapsed = lapses(motors, excused, bus, isLossy, errors.count);
  const trip = bus.trip;
  const hot = trip
    ? motors.filter(({ hottestRotor, hottestDriver }) => hottestRotor >= trip.coil - nearTrip || hottestDriver >= trip.driver - nearTrip)
    : [];
  const isMany = errors.count >= 10;
  const absent = [...new Set(motors.map(({ port }) => port))].flatMap((port) =>
    absentOf(
      motors.filter((motor) => motor.port === port),
      bus,
    ),
  );
  return [
    ...(busOff
      ? [
          {
            words: `The port${busOff.port === '' ? '' : ` ${busOff.port}`} leaves the bus (bus-off) ${at(busOff.from)}${busOff.until ? `, and motors answer again ${at(busOff.until, 'from')}` : ', and nothing is received after that'}.`,
            lead: 'busOff' as const,
          },
        ]
      : []),
    ...finding(
      faulty,
      ({ joint, port, fault }) =>
        fault
          ? `${joint}${atPort(port)} reports fault ${fault.status.toString(16).toUpperCase()}, ${statusWord(bus, fault.status)}, ${lasting(fault)}.`
          : '',
      faultLead(faulty[0]?.fault?.status ?? 0),
    ),
    // Two motors with one ID leave another ID silent: the cause goes first.
    ...(double.explained.length > 0 ? double.findings : []),
    ...silent,
    ...(errors.finding && isMany ? [errors.finding] : []),
    ...lapsed,
    ...(double.explained.length > 0 ? [] : double.findings),
    ...(double.findings.length === 0 && absent.length > 0
      ? [
          {
            words: `${named(absent, bus)} ${absent.length === 1 ? 'has' : 'have'} no reply in the recording, although the other motors answer.`,
            lead: 'someSilent' as const,
          },
        ]
      : []),
    ...ids.findings,
    ...mixedFindings(motors, bus),
    ...finding(
      motors.filter(isLimp),
      ({ joint, port, limp }) =>
        limp ? `${joint}${atPort(port)} is commanded, but disabled (status 0), ${lasting(limp)}: it gives no torque.` : '',
      'disabled',
    ),
    ...finding(
      hot,
      ({ joint, hottestRotor, hottestDriver }) =>
        `${joint} is hot: coil ${hottestRotor} °C, driver ${hottestDriver} °C. It switches off at ${trip?.coil} and ${trip?.driver} °C.`,
      'coilTooHot',
    ),
    ...finding(
      motors.filter(({ misread }) => misread),
      ({ joint, misread }) =>
        misread
          ? `A program commands ${joint} to ${number(misread.q)} rad ${at(misread.from)}: that is a register reply taken for a position. Stop the program.`
          : '',
      'misread',
    ),
    // Of two motors with one ID, nobody knows whose position it is.
    ...finding(
      motors.filter((motor) => motor.outside && !double.twice.includes(motor)),
      (motor) => outsideWords(motor, bus),
      'outside',
    ),
    ...(errors.finding && !isMany ? [errors.finding] : []),
    ...finding(
      strangers.filter(
        ({ motor, port }) => !motors.some((one) => one.motorId === motor && one.port === port && ids.explained.includes(one)),
      ),
      ({ id, port, count }) => `No motor of this arm has the ID ${id}${atPort(port)}: ${many(count, 'frame')}.`,
      'strangers',
    ),
    ...warnings
      .filter(({ lead }) => !busOff || lead !== 'busOff')
      .map(({ words, lead, line, count }) => ({
        words: `Line ${line}${count > 1 ? ` and ${(count - 1).toLocaleString('en')} more` : ''}: ${words}`,
        lead,
      })),
  ];
}

/** Degrees below a trip temperature from which a motor is told to be hot. */
const nearTrip = 15;

function goodWords({ motors, unknown }: Summary, bus: KnownBus, { unread }: LineFacts): string {
  const answering = motors.filter(({ replies }) => replies > 0);
  const joints = [...new Set(jointsOf(answering))];
  const [commands, replies] = [motors.reduce((sum, one) => sum + one.commands, 0), motors.reduce((sum, one) => sum + one.replies, 0)];
  const hottest = Math.max(...answering.map(({ hottestRotor, hottestDriver }) => Math.max(hottestRotor, hottestDriver)));
  const counts = `${many(commands, 'command')}, ${replies.toLocaleString('en')} ${replies === 1 ? 'reply' : 'replies'}`;
  const said = `${named(joints, bus)} ${joints.length === 1 ? 'answers' : 'answer'} without a fault: ${counts}, at most ${hottest} °C.`;
  const left = [
    ...(unread > 0 ? [`${many(unread, 'line')} could not be read in full`] : []),
    ...(unknown > 0 ? [`${many(unknown, 'frame')} ${unknown === 1 ? 'belongs' : 'belong'} to no motor`] : []),
  ];
  return left.length === 0 ? said : `No fault in what was read, but ${left.join(' and ')}. ${said}`;
}

/** The summary without the name of the port, if there is only one. */
function withoutPort(summary: Summary): Summary {
  const { motors, strangers } = summary;
  if (new Set([...motors, ...strangers].map(({ port }) => port)).size !== 1) return summary;
  return { ...summary, motors: motors.map((motor) => ({ ...motor, port: '' })), strangers: strangers.map((one) => ({ ...one, port: '' })) };
}

/**
 * What a recording shows: the worst first, in a sentence. All is good only if no line and no word was left unread; null if there is nothing to
 * judge, such as a command that is still to be sent.
 */
export function judgeRecording(recorded: Summary, bus: KnownBus, lines: LineFacts): Verdict | null {
  const summary = withoutPort(recorded);
  const [worst, ...others] = findingsOf(summary, bus, lines);
  if (worst) return { ...worst, isGood: false, others };
  if (!summary.motors.some(({ replies }) => replies > 0)) return null;
  return { words: goodWords(summary, bus, lines), isGood: lines.unread === 0 && summary.unknown === 0, others: [] };
}

export function motorLine(motor: MotorSummary, bus: KnownBus): string {
  const { joint, port, commands, replies, states, faults, lastStatus, hottestDriver, hottestRotor, first, last, gap } = motor;
  const codes = Object.entries(faults).map(([code, count]) => `fault ${Number(code).toString(16).toUpperCase()} × ${count}`);
  return [
    `${joint}${atPort(port)}: ${many(commands, 'command')}, ${replies.toLocaleString('en')} ${replies === 1 ? 'reply' : 'replies'}`,
    ...(lastStatus === null
      ? []
      : [
          [...codes, isSilent(motor) ? `silent, was ${statusWord(bus, lastStatus)}` : `${statusWord(bus, lastStatus)} at the end`].join(
            ', ',
          ),
        ]),
    ...(states > 0 ? [`driver ${hottestDriver} °C, rotor ${hottestRotor} °C at most`] : []),
    ...(first && last ? [`${number(first.q)} to ${number(last.q)} rad`] : []),
    ...(gap ? [`longest gap ${number(gap.seconds * 1000, 1)} ms`] : []),
  ].join('; ');
}
