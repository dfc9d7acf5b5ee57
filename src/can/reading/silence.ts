import type { KnownBus } from './bus';
import { at, atPort, jointsOf, lasting, many, named } from './phrases';
import type { Finding } from './phrases';
import type { MotorSummary } from './summary';

/** What the motors of silent joints have in common: a sentence with a space before it; empty if nothing is known. */
export function sharedCable(joints: readonly string[], answering: readonly string[], bus: KnownBus): string {
  if (answering.length === 0) return ' All motors at this port: look at its 24 V, the hub and the cable to the adapter first.';
  const exact = bus.cables.find((cable) => cable.joints.length === joints.length && joints.every((joint) => cable.joints.includes(joint)));
  const which = exact ? `the cable ${exact.cable} (${exact.from} to ${exact.to}) and its plugs` : '';
  if (exact) return joints.length > 1 ? ` They share ${which}.` : ` It hangs on ${which}.`;
  if (joints.length > 1 || bus.cables.length === 0) return '';
  const behind = bus.cables.some(
    (cable) => cable.joints.includes(joints[0] ?? '') && cable.joints.some((joint) => answering.includes(joint)),
  );
  return behind ? ' Motors on the same cable answer, so look at its own plug, its ID, its receive ID and its bit rate.' : '';
}

/** Motors that fell silent together: within a tenth of a second, or within the lines of a few rounds. */
function groupsOf(silent: readonly MotorSummary[]): MotorSummary[][] {
  const groups: MotorSummary[][] = [];
  for (const motor of silent) {
    const group = groups.find(([first]) => {
      const [one, other] = [first?.lastReply, motor.lastReply];
      if (!first || first.port !== motor.port || !one !== !other) return false;
      if (!one || !other) return true;
      return one.time !== null && other.time !== null ? Math.abs(one.time - other.time) < 0.1 : Math.abs(one.line - other.line) < 40;
    });
    if (group) group.push(motor);
    else groups.push([motor]);
  }
  return groups;
}

/** Motors that a port misses, although most of the arm answers without being asked there; a gripper may be missing. */
export const absentOf = (motors: readonly MotorSummary[], bus: KnownBus): string[] =>
  motors.some(({ commands }) => commands > 0) || motors.length < 4 || motors.some(({ replies }) => replies < 3)
    ? []
    : bus.motors.slice(0, -1).flatMap(({ joint }) => (motors.some((motor) => motor.joint === joint) ? [] : [joint]));

const isDoubled = (motor: MotorSummary, others: readonly MotorSummary[]): boolean => {
  if (motor.commands > 0) return motor.extra >= 3 && motor.extra >= motor.commands / 5;
  const counts = others.filter((one) => !one.isOverdue && !one.silence).map(({ replies }) => replies);
  counts.sort((a, b) => a - b);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  return counts.length >= 3 && usual >= 5 && motor.replies >= usual * 1.8;
};

/** Whether a motor is silent to the end. Errors may take a few replies, and a recording may end within a round. */
export const isSilent = ({ isOverdue, commands, replies, unanswered }: MotorSummary): boolean =>
  isOverdue && (replies === 0 ? commands > 0 : commands === 0 || unanswered >= 5 || (unanswered > 1 && unanswered * 3 >= commands));

/** Motors with one ID, and a motor that never answers because of it. */
export function doubled(
  motors: readonly MotorSummary[],
  never: readonly MotorSummary[],
  bus: KnownBus,
): { findings: Finding[]; explained: MotorSummary[]; twice: MotorSummary[] } {
  const at = ({ port }: MotorSummary, list: readonly MotorSummary[]): MotorSummary[] => list.filter((one) => one.port === port);
  const missed = (motor: MotorSummary): string[] => absentOf(at(motor, motors), bus);
  const twice = motors.filter((motor) => {
    const others = at(motor, motors).filter((one) => one !== motor);
    // A program may ask one motor more often: without its commands, one that misses has to explain it.
    return isDoubled(motor, others) && (motor.commands > 0 || missed(motor).length > 0);
  });
  // Each of them explains one motor that never answers, not a whole arm.
  const explained = twice.flatMap((motor) => (at(motor, never).length <= at(motor, twice).length ? at(motor, never) : []));
  const findings = twice.map((motor): Finding => {
    const missing = jointsOf(at(motor, explained));
    const absent = missing.length > 0 ? missing : missed(motor);
    const rest = absent.length > 0 ? `, and ${named(absent, bus)} never` : '';
    const times = motor.commands > 0 ? 'answers twice to a command' : 'answers twice as often as the others';
    return { words: `${motor.joint}${atPort(motor.port)} ${times}${rest}: two motors have the ID ${motor.motorId}.`, lead: 'sameId' };
  });
  return { findings, explained, twice };
}

/** Motors that are silent to the end, the first first. Where no motor answers at all, a single command is told, too. */
export function silences(motors: readonly MotorSummary[], excused: readonly MotorSummary[], bus: KnownBus): Finding[] {
  const isAlone = motors.every(({ replies }) => replies === 0);
  const silent = motors.filter((motor) => (isSilent(motor) || (isAlone && motor.commands > 0)) && !excused.includes(motor));
  return groupsOf(silent)
    .sort(([a], [b]) => (a?.lastReply?.line ?? Infinity) - (b?.lastReply?.line ?? Infinity))
    .map((group): Finding => {
      const [first] = group;
      const [port, since] = [first?.port ?? '', first?.lastReply ?? null];
      const here = motors.filter((motor) => motor.port === port);
      const answering = here.filter((motor) => !silent.includes(motor) && motor.replies > 0);
      const joints = named(jointsOf(group), bus);
      const commands = group.reduce((sum, { unanswered }) => sum + unanswered, 0);
      const one = group.length === 1;
      const cable = sharedCable(jointsOf(group), jointsOf(answering), bus);
      const unanswered = commands > 0 ? `, with ${many(commands, 'command')} unanswered` : '';
      const lead = answering.length > 0 ? 'someSilent' : 'noReply';
      if (since)
        return {
          words: `${joints}${atPort(port)} ${one ? 'stops' : 'stop'} answering ${at(since)} and ${one ? 'stays' : 'stay'} silent to the end${unanswered}.${cable}`,
          lead,
        };
      return here.some(({ replies }) => replies > 0)
        ? { words: `${joints}${atPort(port)} never ${one ? 'answers' : 'answer'}${unanswered}.${cable}`, lead }
        : { words: `No motor answers${atPort(port)}: ${many(commands, 'command')} to ${joints}, and no reply in the recording.`, lead };
    });
}

/** Motors that answer again after a silence, or answer only some commands. */
export function lapses(
  motors: readonly MotorSummary[],
  excused: readonly MotorSummary[],
  bus: KnownBus,
  isLossy: boolean,
  errors: number,
): Finding[] {
  const lapsed = motors.filter((motor) => motor.silence && !excused.includes(motor));
  const groups = new Map<string, MotorSummary[]>();
  for (const motor of lapsed) {
    const key = `${motor.port} ${Math.round((motor.silence?.from.time ?? motor.silence?.from.line ?? 0) * 5)}`;
    groups.set(key, [...(groups.get(key) ?? []), motor]);
  }
  const healed = [...groups.values()].flatMap((group): Finding[] => {
    const [first] = group;
    const [silence, port] = [first?.silence, first?.port ?? ''];
    const here = motors.filter((motor) => motor.port === port && !group.includes(motor) && motor.replies > 0);
    const words = `${named(jointsOf(group), bus)}${atPort(port)} ${group.length === 1 ? 'doesn’t' : 'don’t'} answer`;
    return silence
      ? [
          {
            words: `${words} ${lasting(silence)}, then ${group.length === 1 ? 'answers' : 'answer'} again.${sharedCable(jointsOf(group), jointsOf(here), bus)}`,
            lead: 'someSilent',
          },
        ]
      : [];
  });
  const half = motors.filter(
    ({ commands, replies, silence, isOverdue, unanswered }) =>
      commands >= 20 &&
      replies > 0 &&
      replies < commands * 0.9 &&
      commands - replies > errors * 2 &&
      !(silence && silence.count > (commands - replies) / 2) &&
      !(isOverdue && unanswered * 2 > commands - replies),
  );
  if (isLossy) return healed;
  return [
    ...healed,
    ...half
      .filter((motor) => !excused.includes(motor))
      .map(({ joint, port, commands, replies }): Finding => ({
        words: `${joint}${atPort(port)} answers only ${replies.toLocaleString('en')} of ${many(commands, 'command')}.`,
        lead: 'someSilent',
      })),
  ];
}
