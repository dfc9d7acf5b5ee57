import type { BusMotor, KnownBus } from '../reading/bus';
import { degrees, isWithin, turnedInside } from '../reading/travel';
import type { Side, Travel } from '../reading/travel';
import { number } from '../reading/phrases';
import { judgeOtherTool } from './judgeOtherTools';
import { silentDeviations } from './silentMotors';
import { readPrintouts } from './readPrintout';
import type { PrintedMotor, Printout } from './readPrintout';
import { dangerOrder, ownOfEachMotor, positionLine as position } from './settings';
import type { Deviation, MotorSetting } from './settings';

/** What a printout shows. */
export interface PrintoutJudgement {
  readonly tool: string;
  /** In a sentence, the worst first. */
  readonly verdict: string;
  /** Whether all motors of an arm answered, every line was read, and nothing differs. */
  readonly isHealthy: boolean;
  /** Worst first. */
  readonly deviations: readonly Deviation[];
  /** Positions in rad by joint, for drawing the pose; a lost turn is in it as read. */
  readonly pose: Readonly<Record<string, number>>;
  /** Joints whose position is a full turn off. */
  readonly turned: readonly string[];
}

/** Judgements of all printouts in a text, what differs between two of the same kind, and lines that were not read. */
export interface PrintoutsJudgement {
  readonly judgements: readonly PrintoutJudgement[];
  /** Registers in which two printouts of `show_param` differ, as `J4, Torque Limit (TMAX): 28, then 20`. */
  readonly differences: readonly string[];
  readonly unread: readonly string[];
}

/** Names of tools for readers. */
const toolNames: Readonly<Record<Printout['tool'], string>> = {
  show_param: 'openarm-can-cli show_param',
  registers: 'CSV of registers',
  axol: 'axol motor.dump-config',
  discover: 'openarm-can-cli discover',
  diagnosis: 'openarm-can-diagnosis',
  'motor-check': 'openarm-can-motor-check',
  monitor: 'openarm-can-cli monitor',
  'state-change': 'openarm-can-cli enable or disable',
  'lerobot-test': 'lerobot-setup-can --mode=test',
  'lerobot-speed': 'lerobot-setup-can --mode=speed',
  controllers: 'ros2 control list_controllers',
  interfaces: 'ros2 control list_hardware_interfaces',
};

const hex = (id: number): string => `0x${id.toString(16).toUpperCase().padStart(2, '0')}`;

/** Firmware in the register of the software version: four ASCII digits, the lowest byte first. */
export const firmwareText = (value: number): string =>
  String.fromCharCode(value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24);

const printed = (value: number): string => number(value, 4);

interface Context {
  readonly bus: KnownBus;
  readonly settings: readonly MotorSetting[];
  readonly side: Side | undefined;
}

const motorOf = ({ bus }: Context, id: number): BusMotor | undefined => bus.motors.find(({ sendId }) => sendId === id);
const jointOf = (context: Context, id: number): string => motorOf(context, id)?.joint ?? hex(id);

/** Timeouts that aren't alike, or as only a write in the wrong format makes them. */
function timeoutDeviations(answering: readonly PrintedMotor[], context: Context, setting: MotorSetting | undefined): Deviation[] {
  const found = answering.flatMap(({ id, values }) => {
    const value = values.get('CAN Timeout');
    return value === undefined ? [] : [{ id, value }];
  });
  const counts = new Map<number, number>();
  for (const { value } of found) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [usual = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return found
    .filter(({ value }) => value > 1e9 || value !== usual)
    .map(({ id, value }) => ({
      joint: jointOf(context, id),
      found: value > 1e9 ? `CAN Timeout ${value}` : `CAN Timeout ${value}${value === 0 ? ' (off)' : ` (${printed(value / 20)} ms)`}`,
      expected: `${usual}${usual === 0 ? ' (off)' : ` (${printed(usual / 20)} ms)`}, as the others`,
      meaning:
        value > 1e9 ? 'Written in the wrong number format: the watchdog is practically off' : (setting?.deviation ?? 'The timeouts differ'),
      danger: 'hurts',
      fix: filled(setting?.fix ?? '', { id, receive: 0, found: value, wanted: usual }),
    }));
}

/** Whether a block is that of the motor that was asked. */
const isItself = ({ id, values }: PrintedMotor): boolean => (values.get('Motor (ESC) ID') ?? id) === id;

const filled = (text: string, values: Readonly<Record<'id' | 'receive' | 'found' | 'wanted', number>>): string =>
  text.replaceAll(/\{(id|receive|found|wanted)\}/g, (_, name: keyof typeof values) => String(values[name]));

/** Registers of a motor that differ from what its joint needs. */
function registerDeviations(motor: PrintedMotor, context: Context): Deviation[] {
  const own = motorOf(context, motor.id);
  if (!own) return [];
  const esc = motor.values.get('Motor (ESC) ID');
  const deviation = (
    { printed: name, deviation: meaning, danger, fix }: MotorSetting,
    found: number,
    wanted: readonly number[],
  ): Deviation => ({
    joint: own.joint,
    found: `${name} ${printed(found)}`,
    expected: wanted.map(printed).join(' or '),
    meaning,
    danger,
    fix: filled(fix, { id: motor.id, receive: own.receiveId, found, wanted: wanted[0] ?? 0 }),
  });
  // The registers are those of the motor that answered.
  if (esc !== undefined && esc !== motor.id) {
    const other = motorOf(context, esc);
    const setting = context.settings.find(({ printed: name }) => name === 'Motor (ESC) ID');
    const gear = motor.values.get('Gear Ratio');
    const isOtherType =
      gear !== undefined && !context.settings.some(({ printed: name, right }) => name === 'Gear Ratio' && right[own.joint]?.includes(gear));
    return setting
      ? [
          {
            ...deviation(setting, esc, [motor.id]),
            meaning: `This is the block of ${other?.joint ?? `the motor ${esc}`}, which answers under the receive ID of ${own.joint}${isOtherType ? `; its gear ratio ${printed(gear)} isn’t that of ${own.joint}` : ''}. ${own.joint} itself isn’t shown`,
            fix: other
              ? `Motor ${esc} alone on the bus: \`openarm-can-cli change_id -c ${esc} -s ${esc} -m ${other.receiveId} --save\`, then switch it off and on`
              : filled(setting.fix, { id: motor.id, receive: own.receiveId, found: esc, wanted: motor.id }),
          },
        ]
      : [];
  }
  return context.settings.flatMap((setting) => {
    const found = motor.values.get(setting.printed);
    if (found === undefined) return [];
    if (setting.printed === 'Master ID') return found === own.receiveId ? [] : [deviation(setting, found, [own.receiveId])];
    const right = setting.right[own.joint] ?? [];
    const isGripperMode = setting.printed === 'Control Mode' && own.joint === 'J8' && found === 4;
    return right.length === 0 || right.includes(found) || isGripperMode ? [] : [deviation(setting, found, right)];
  });
}

/** A 48 V motor, or firmware with another protocol. */
function firmwareDeviations({ id, values }: PrintedMotor, context: Context): Deviation[] {
  const version = values.get('Software Version');
  if (version === undefined) return [];
  const text = firmwareText(version);
  const series = text.slice(0, 2);
  const is8009 = ['J1', 'J2'].includes(jointOf(context, id));
  const known = is8009 ? ['64'] : ['50', '51', '70'];
  if (known.includes(series) && !text.endsWith('41')) return [];
  const is48V = ['60', '61', '71'].includes(series);
  return [
    {
      joint: jointOf(context, id),
      found: `Software Version ${text}`,
      expected: known.map((one) => `${one}…`).join(' or '),
      meaning: is48V
        ? 'Firmware of a 48 V motor'
        : text.endsWith('41')
          ? 'A build with another protocol, which gives no MIT'
          : 'Firmware of another type of motor',
      danger: is48V || text.endsWith('41') ? 'hours' : 'minutes',
      fix: 'Ask the maker which motor it is',
    },
  ];
}

const sides = ['right', 'left'] as const;

/** Travel of a joint on an arm; that of a single arm where no side has its own. */
const travelOf = ({ travel }: BusMotor, side: Side): readonly Travel[] => {
  const own = travel.filter((one) => one.side === side);
  return own.length > 0 ? own : travel;
};

/** Whether a joint can be beyond half a turn from a right zero, so that it can lose a turn at power-on. */
const canLoseTurn = (travel: readonly Travel[]): boolean => travel.some(({ low, high }) => Math.max(-low, high) > Math.PI);

/** What is wrong with a position on an arm; undefined if the joint reaches it. */
function positionFault(
  q: number,
  own: BusMotor,
  side: Side,
): (Pick<Deviation, 'meaning' | 'fix'> & { readonly isTurned: boolean }) | undefined {
  const travel = travelOf(own, side);
  if (travel.length === 0 || travel.some((one) => isWithin(q, one, 0.1))) return undefined;
  const inside = turnedInside(q, travel);
  if (inside === undefined)
    return {
      isTurned: false,
      meaning: 'Outside its travel, and no full turn brings it inside: its zero or its position limit PMAX is wrong',
      fix: 'Check PMAX. Let the arm hang: if it still doesn’t read 0 there, set its zero, always with `--id`',
    };
  const second = canLoseTurn(travel)
    ? ''
    : `. ${own.joint} can’t turn that far, so a second fault is behind it: its zero is far off, or it had power before it was mounted`;
  return {
    isTurned: true,
    meaning: `A full turn off: ${inside > q ? '+' : '−'}2π gives ${number(inside, 2)} rad (${degrees(inside)}), inside${second}`,
    fix: '',
  };
}

function positionDeviations(motor: PrintedMotor, context: Context): { deviations: Deviation[]; turned: string[] } {
  const own = motorOf(context, motor.id);
  const q = motor.values.get(position);
  if (!own || q === undefined || !isItself(motor)) return { deviations: [], turned: [] };
  const asked = context.side ? [context.side] : sides;
  const faults = asked.map((side) => positionFault(q, own, side));
  const fault = faults.find((one) => one !== undefined);
  if (!fault) return { deviations: [], turned: [] };
  const right = asked[faults.indexOf(undefined)];
  const setting = context.settings.find(({ printed: name }) => name === position);
  const ends = asked.flatMap((side) => travelOf(own, side).map(({ low, high }) => `${degrees(low)} to ${degrees(high)}`));
  return {
    turned: fault.isTurned && right === undefined ? [own.joint] : [],
    deviations: [
      {
        joint: own.joint,
        found: `${printed(q)} rad (${degrees(q)})`,
        expected: [...new Set(ends)].join(' or '),
        // A position that only one arm reaches is asked about, never guessed.
        meaning:
          right === undefined
            ? fault.meaning
            : `Right on a ${right} arm. On the other arm: ${fault.meaning.charAt(0).toLowerCase()}${fault.meaning.slice(1)}`,
        danger: 'hurts',
        fix: fault.fix || (setting?.fix ?? ''),
      },
    ],
  };
}

/** Lines that a block should have and lacks; a value of −1 is never printed. */
function missingLines({ id, values, isSilent }: PrintedMotor, context: Context): string[] {
  if (isSilent || values.size === 0) return [];
  const lacking = context.settings.filter(({ printed: name }) => !values.has(name)).map(({ printed: name }) => name);
  return lacking.map((name) => `${jointOf(context, id)}: ${name}`);
}

/** The order of A6: silent motors, IDs, types and limits, mode, timeout, trips, position; within it, what hurts comes first. */
function judgeParameters(printout: Printout, context: Context, unread: number): PrintoutJudgement {
  const answering = printout.motors.filter(({ isSilent }) => !isSilent);
  const silent = silentDeviations(printout, context.bus);
  const positions = answering.map((motor) => positionDeviations(motor, context));
  const timeout = context.settings.find(({ printed: name }) => name === 'CAN Timeout');
  const all = [
    ...silent,
    ...answering.flatMap((motor) => registerDeviations(motor, context)),
    ...timeoutDeviations(answering, context, timeout),
    ...answering.filter(isItself).flatMap((motor) => firmwareDeviations(motor, context)),
    ...positions.flatMap(({ deviations }) => deviations),
  ];
  const deviations = dangerOrder.flatMap((level) => all.filter(({ danger }) => danger === level));
  const isClassicBehind = silent.some(({ meaning }) => meaning.startsWith('It answers in classic'));
  const missing = answering.flatMap((motor) => missingLines(motor, context)).filter((line) => !isClassicBehind || !line.endsWith(position));
  const count = context.bus.motors.length;
  const read = new Set(answering.map(({ id }) => id)).size;
  const isHealthy = deviations.length === 0 && read === count && missing.length === 0 && unread === 0;
  const [worst] = deviations;
  const side = context.side ? `, read as the ${context.side} arm` : '';
  return {
    tool: toolNames[printout.tool],
    isHealthy,
    deviations,
    turned: positions.flatMap(({ turned }) => turned),
    pose: Object.fromEntries(
      answering.flatMap(({ id, values }) => (values.has(position) ? [[jointOf(context, id), values.get(position) ?? 0]] : [])),
    ),
    verdict: worst
      ? `${worst.joint}: ${worst.found}. ${worst.meaning}.`
      : isHealthy
        ? `${count} of ${count} as an OpenArm should be${side}.`
        : read < count
          ? `${read} of ${count} motors are in this text${side}; nothing differs in them.`
          : `Nothing differs in what was read${side}, but ${missing.length > 0 ? `lines are missing: ${missing.slice(0, 3).join('; ')}` : `${unread} lines weren’t read`}.`,
  };
}

/** Registers that differ between two printouts of the same tool. Leaves out what differs from motor to motor anyway. */
function differencesOf([first, second]: readonly Printout[], context: Context): string[] {
  if (!first || !second) return [];
  const moving = new Set([...ownOfEachMotor, position, 'Motor Position', 'I-Phase U Offset', 'I-Phase V Offset']);
  return first.motors.flatMap((motor) => {
    const other = second.motors.find(({ id }) => id === motor.id);
    const joint = jointOf(context, motor.id);
    if (!other) return [`${joint}: only in the first`];
    if (motor.isSilent !== other.isSilent)
      return [`${joint}: ${motor.isSilent ? 'no answer' : 'an answer'}, then ${other.isSilent ? 'no answer' : 'an answer'}`];
    return [...motor.values].flatMap(([name, value]) => {
      const then = other.values.get(name);
      return moving.has(name) || then === undefined || then === value
        ? []
        : [`${joint}, ${name}: ${printed(value)}, then ${printed(then)}`];
    });
  });
}

/** Judges the printouts in a text. Without the side of the arm, a position is wrong only if neither arm reaches it. */
export function judgePrintouts(text: string, bus: KnownBus, settings: readonly MotorSetting[], side?: Side): PrintoutsJudgement {
  const { printouts, unread } = readPrintouts(text, settings);
  const judgements = printouts.map((printout): PrintoutJudgement => {
    const context: Context = { bus, settings, side };
    if (['show_param', 'registers', 'axol'].includes(printout.tool)) return judgeParameters(printout, context, unread.length);
    const deviations = judgeOtherTool(printout, context.bus);
    const [worst] = deviations;
    return {
      tool: toolNames[printout.tool],
      isHealthy: false,
      deviations,
      pose: {},
      turned: [],
      verdict: worst ? `${worst.joint}: ${worst.found}. ${worst.meaning}.` : 'Nothing in this printout differs from an OpenArm.',
    };
  });
  const parameters = printouts.filter(({ tool }) => tool === 'show_param');
  return { judgements, differences: differencesOf(parameters, { bus, settings, side }), unread };
}
