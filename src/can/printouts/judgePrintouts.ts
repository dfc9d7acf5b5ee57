import { number } from '../reading/phrases';
import type { KnownBus } from '../reading/bus';
import type { Side } from '../reading/travel';
import { judgeOtherTool, rightWords } from './judgeOtherTools';
import { judgePosition } from './positions';
import { readPrintouts } from './readPrintout';
import type { PrintedMotor, Printout } from './readPrintout';
import { isItself, oldFirmware, registerDeviations } from './registers';
import { dangerOrder, jointWith, motorWith, ownOfEachMotor, positionLine } from './settings';
import type { Deviation, MotorSetting } from './settings';
import { classicBehind, silentDeviations } from './silentMotors';
import { toolName } from './tools';

/** What a printout shows. */
export interface PrintoutJudgement {
  readonly tool: string;
  /** In a sentence, the worst first. */
  readonly verdict: string;
  /** Whether all motors of an arm answered, every line was read, and nothing differs. */
  readonly isHealthy: boolean;
  /** Worst first. */
  readonly deviations: readonly Deviation[];
  /** Lines that blocks should have and lack, as `J4: Gear Ratio`. */
  readonly missing: readonly string[];
  /** Positions in rad by joint; a lost turn is in it as read. */
  readonly pose: Readonly<Record<string, number>>;
  /** Joints whose position is a full turn off. */
  readonly turned: readonly string[];
  /** Only one arm reaches a position, so the reader has to say which arm it is. */
  readonly asksSide: boolean;
}

/** Judgements of all printouts in a text, what differs between two of the same kind, and lines that were not read. */
export interface PrintoutsJudgement {
  readonly judgements: readonly PrintoutJudgement[];
  /** Registers in which two printouts of `show_param` differ, as `J4, Torque Limit (TMAX): 28, then 20`. */
  readonly differences: readonly string[];
  readonly unread: readonly string[];
}

/** Printouts with all registers of a motor, and those with some of them. */
const wholeBlocks: readonly Printout['tool'][] = ['show_param', 'registers'];
const withRegisters: readonly Printout['tool'][] = [...wholeBlocks, 'axol', 'diagnosis', 'motor-check'];
const listsAllMotors: readonly Printout['tool'][] = [...withRegisters, 'monitor', 'lerobot-test'];

/** Lines that a block should have and lacks. */
function missingLines(answering: readonly PrintedMotor[], bus: KnownBus, settings: readonly MotorSetting[], isClassic: boolean): string[] {
  const wanted = settings.map(({ printed }) => printed).filter((name) => !isClassic || name !== positionLine);
  return answering.flatMap(({ id, values }) => wanted.filter((name) => !values.has(name)).map((name) => `${jointWith(bus, id)}: ${name}`));
}

/** Number of lines that weren’t read, in words. */
export const unreadWords = (count: number): string =>
  count === 1 ? '1 line wasn’t read' : `${count.toLocaleString('en')} lines weren’t read`;

/** Judges a printout. Deviations that can hurt come first; equal ones keep the order of the rules. */
function judge(printout: Printout, bus: KnownBus, settings: readonly MotorSetting[], side: Side | undefined, unread: number) {
  const { tool, motors } = printout;
  const answering = motors.filter(({ isSilent }) => !isSilent);
  const fix = settings.find(({ printed }) => printed === positionLine)?.fix ?? '';
  const positions = answering.filter(isItself).flatMap(({ id, values }) => {
    const [own, q] = [motorWith(bus, id), values.get(positionLine)];
    const judged = own && q !== undefined ? judgePosition(q, own, side, fix) : undefined;
    return judged ? [judged] : [];
  });
  const all = [
    ...(withRegisters.includes(tool) ? silentDeviations(printout, bus) : []),
    ...(withRegisters.includes(tool) ? registerDeviations(answering, bus, settings) : []),
    ...positions.map(({ deviation }) => deviation),
    ...judgeOtherTool(printout, bus),
  ];
  const deviations = dangerOrder.flatMap((level) => all.filter(({ danger }) => danger === level));
  const missing = wholeBlocks.includes(tool) ? missingLines(answering, bus, settings, classicBehind(motors)) : [];
  const count = bus.motors.length;
  const read = new Set(motors.map(({ id }) => id)).size;
  const isWhole = unread === 0 && missing.length === 0 && (read === count || !listsAllMotors.includes(tool));
  const isHealthy = wholeBlocks.includes(tool) && deviations.length === 0 && isWhole;
  // A left arm isn't wrong because nobody has said that it is one.
  const onlyOn = [...new Set(positions.map((one) => one.onlyOn))];
  const wouldBe = wholeBlocks.includes(tool) && isWhole && onlyOn.length === 1 && positions.length === all.length ? onlyOn[0] : undefined;
  const old = oldFirmware(answering, bus);
  const older = old.length === 0 ? '' : ` The firmware of ${old.join(', ')} is older, which is no fault.`;
  const as = side ? `, read as the ${side} arm` : '';
  const verdictWithout = (): string => {
    if (isHealthy) return `${count} of ${count} as an OpenArm should be${as}.${older}`;
    if (listsAllMotors.includes(tool) && read < count)
      return read === 0
        ? 'No motor’s head is in this text, so its lines belong to no motor.'
        : `${read} of ${count} motors ${read === 1 ? 'is' : 'are'} in this text${as}; nothing differs in ${read === 1 ? 'it' : 'them'}${unread > 0 ? `, but ${unreadWords(unread)}` : ''}.`;
    if (isWhole)
      return `${rightWords[tool]?.(printout) ?? 'Nothing in this printout differs from an OpenArm'}${as}. It doesn’t show all settings.`;
    return `Nothing differs in what was read${as}, but ${missing.length > 0 ? `lines are missing: ${missing.slice(0, 3).join('; ')}` : unreadWords(unread)}.`;
  };
  const [worst] = deviations;
  return {
    tool: toolName(tool),
    isHealthy,
    deviations,
    missing,
    turned: positions.flatMap(({ isTurned, deviation }) => (isTurned ? [deviation.joint] : [])),
    asksSide: positions.some((one) => one.onlyOn !== undefined),
    pose: Object.fromEntries(
      answering
        .filter(isItself)
        .flatMap(({ id, values }) => (values.has(positionLine) ? [[jointWith(bus, id), values.get(positionLine) ?? 0]] : [])),
    ),
    verdict: wouldBe
      ? `${count} of ${count} as an OpenArm should be if this is the ${wouldBe} arm.${older} On another arm, ${positions.map(({ deviation }) => deviation.joint).join(', ')} would be out of reach.`
      : worst
        ? `${worst.joint}: ${worst.found}. ${worst.meaning}.`
        : verdictWithout(),
  } satisfies PrintoutJudgement;
}

const printed = (value: number): string => number(value, 4);

/** Values that differ from motor to motor, or from moment to moment. */
const moving: ReadonlySet<string> = new Set([...ownOfEachMotor, positionLine, 'Motor Position', 'I-Phase U Offset', 'I-Phase V Offset']);

/** Registers that differ between two printouts of the same tool. */
function differencesOf([first, second]: readonly Printout[], bus: KnownBus): string[] {
  if (!first || !second) return [];
  const answer = ({ isSilent }: PrintedMotor): string => (isSilent ? 'no answer' : 'an answer');
  return [
    ...first.motors.flatMap((motor) => {
      const other = second.motors.find(({ id }) => id === motor.id);
      const joint = jointWith(bus, motor.id);
      if (!other) return [`${joint}: only in the first`];
      if (motor.isSilent !== other.isSilent) return [`${joint}: ${answer(motor)}, then ${answer(other)}`];
      return [...motor.values].flatMap(([name, value]) => {
        const then = other.values.get(name);
        return moving.has(name) || then === undefined || then === value
          ? []
          : [`${joint}, ${name}: ${printed(value)}, then ${printed(then)}`];
      });
    }),
    ...second.motors
      .filter(({ id }) => !first.motors.some((one) => one.id === id))
      .map(({ id }) => `${jointWith(bus, id)}: only in the second`),
  ];
}

/** Judges the printouts in a text. Without the side of the arm, a position is wrong only if neither arm reaches it. */
export function judgePrintouts(text: string, bus: KnownBus, settings: readonly MotorSetting[], side?: Side): PrintoutsJudgement {
  const { printouts, unread } = readPrintouts(text, settings);
  return {
    judgements: printouts.map((printout) => judge(printout, bus, settings, side, unread.length)),
    differences: differencesOf(
      printouts.filter(({ tool }) => tool === 'show_param'),
      bus,
    ),
    unread,
  };
}
