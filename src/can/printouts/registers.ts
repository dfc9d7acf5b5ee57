import type { BusMotor, KnownBus } from '../reading/bus';
import { number } from '../reading/phrases';
import type { PrintedMotor } from './readPrintout';
import { jointWith, motorWith } from './settings';
import type { Deviation, MotorSetting } from './settings';

const printed = (value: number): string => number(value, 4);

/** Whether a block is that of the motor that was asked. */
export const isItself = ({ id, values }: PrintedMotor): boolean => (values.get('Motor (ESC) ID') ?? id) === id;

/** Bytes of a number in hex, the lowest first. */
const bytes = (value: number, count: number): string =>
  Array.from({ length: count }, (_none, at) => ((value >>> (8 * at)) & 255).toString(16).toUpperCase().padStart(2, '0')).join('');

/** Fills in a fix: numbers, and the frames that write an integer to the register of the timeout and save it. */
const filled = (text: string, values: Readonly<Record<'id' | 'receive' | 'found' | 'wanted', number>>): string =>
  text
    .replaceAll(/\{(id|receive|found|wanted)\}/g, (_, name: keyof typeof values) => String(values[name]))
    .replaceAll('{write_frame}', () => `${bytes(values.id, 2)}5509${bytes(values.wanted, 4)}`)
    .replaceAll('{save_frame}', () => `${bytes(values.id, 2)}AA0000000000`);

/** Register 10 of a gripper that is driven with a force limit. */
const gripperMode = 4;

/** Values above this one are the bits of a float in the register of the timeout. */
const mostTicks = 1e9;

/** The block of another motor, which answers under the receive ID of this one. */
function foreignBlock(motor: PrintedMotor, own: BusMotor, esc: number, bus: KnownBus, settings: readonly MotorSetting[]): Deviation {
  const other = motorWith(bus, esc);
  const setting = settings.find(({ printed: name }) => name === 'Motor (ESC) ID');
  const gear = motor.values.get('Gear Ratio');
  const gears = settings.find(({ printed: name }) => name === 'Gear Ratio')?.right[own.joint] ?? [];
  const isOtherType = gear !== undefined && !gears.includes(gear);
  return {
    joint: own.joint,
    found: `Motor (ESC) ID ${esc}`,
    expected: String(motor.id),
    meaning: `This is the block of ${jointWith(bus, esc)}, which answers under the receive ID of ${own.joint}${isOtherType ? `; its gear ratio ${printed(gear)} isn’t that of ${own.joint}` : ''}. ${own.joint} itself isn’t shown`,
    danger: 'hurts',
    fix: other
      ? `Motor ${esc} alone on the bus: \`openarm-can-cli change_id -c ${esc} -s ${esc} -m ${other.receiveId} --save\`, then switch it off and on`
      : filled(setting?.fix ?? '', { id: motor.id, receive: own.receiveId, found: esc, wanted: motor.id }),
  };
}

const [velocityLimit, torqueLimit] = ['Velocity Limit (VMAX)', 'Torque Limit (TMAX)'] as const;

/** Both limits of another type in a motor whose gear ratio is right: somebody has written them. */
function foreignLimits(motor: PrintedMotor, own: BusMotor, bus: KnownBus, settings: readonly MotorSetting[]): Deviation | undefined {
  const rightOf = (name: string, joint: string): number | undefined => settings.find(({ printed: one }) => one === name)?.right[joint]?.[0];
  const isOf = ({ joint }: BusMotor, ...names: readonly string[]): boolean =>
    names.every((name) => motor.values.get(name) !== undefined && motor.values.get(name) === rightOf(name, joint));
  const other = bus.motors.find((one) => one.type !== own.type && isOf(one, velocityLimit, torqueLimit));
  const [velocity, torque] = [rightOf(velocityLimit, own.joint), rightOf(torqueLimit, own.joint)];
  if (!other || !isOf(own, 'Gear Ratio') || velocity === undefined || torque === undefined) return undefined;
  return {
    joint: own.joint,
    found: `VMAX ${printed(motor.values.get(velocityLimit) ?? 0)}, TMAX ${printed(motor.values.get(torqueLimit) ?? 0)}`,
    expected: `${printed(velocity)}, ${printed(torque)}`,
    meaning: `The limits of a ${other.type} in a ${own.type}: velocities and torques are read and commanded on the wrong scale`,
    danger: 'hurts',
    fix: `\`openarm-can-cli write_param -c ${motor.id} -r 22 -v ${velocity} --save\`, then the same with \`-r 23 -v ${torque}\``,
  };
}

/** Registers of a motor that differ from what its joint needs. */
function ownRegisters(motor: PrintedMotor, bus: KnownBus, settings: readonly MotorSetting[]): Deviation[] {
  const own = motorWith(bus, motor.id);
  if (!own)
    return [
      {
        joint: jointWith(bus, motor.id),
        found: 'an answer',
        expected: 'none',
        meaning: 'No joint of an arm has this ID',
        danger: 'hurts',
        fix: 'Give the motor the IDs of its joint, alone on the bus: `openarm-can-cli change_id`',
      },
    ];
  const esc = motor.values.get('Motor (ESC) ID');
  if (esc !== undefined && esc !== motor.id) return [foreignBlock(motor, own, esc, bus, settings)];
  const foreign = foreignLimits(motor, own, bus, settings);
  return settings.flatMap(({ printed: name, right, deviation: meaning, danger, fix }) => {
    const found = motor.values.get(name);
    if (foreign && name === velocityLimit) return [foreign];
    if (foreign && name === torqueLimit) return [];
    const wanted = name === 'Master ID' ? [own.receiveId] : (right[own.joint] ?? []);
    const isGripper = own.joint === bus.motors.at(-1)?.joint && name === 'Control Mode' && found === gripperMode;
    if (found === undefined || wanted.length === 0 || wanted.includes(found) || isGripper) return [];
    return {
      joint: own.joint,
      found: `${name} ${printed(found)}`,
      expected: wanted.map(printed).join(' or '),
      meaning,
      danger,
      fix: filled(fix, { id: motor.id, receive: own.receiveId, found, wanted: wanted[0] ?? 0 }),
    };
  });
}

const ticks = (value: number): string => (value === 0 ? '0 (off)' : `${value} (${printed(value / 20)} ms)`);

/** Timeouts that aren't alike, or as only a write in the wrong format makes them. */
function timeouts(answering: readonly PrintedMotor[], bus: KnownBus, settings: readonly MotorSetting[]): Deviation[] {
  const setting = settings.find(({ printed: name }) => name === 'CAN Timeout');
  const found = answering.flatMap(({ id, values }) => {
    const value = values.get('CAN Timeout');
    return value === undefined ? [] : [{ id, value }];
  });
  const countOf = (wanted: number): number => found.filter(({ value }) => value === wanted).length;
  const usual = found.map(({ value }) => value).sort((a, b) => countOf(b) - countOf(a))[0] ?? 0;
  return found
    .filter(({ value }) => value > mostTicks || value !== usual)
    .map(({ id, value }) => ({
      joint: jointWith(bus, id),
      found: `CAN Timeout ${value > mostTicks ? value : ticks(value)}`,
      expected: usual > mostTicks ? ticks(0) : `${ticks(usual)}, as the others`,
      meaning:
        value > mostTicks
          ? 'Written in the wrong number format: the watchdog is practically off'
          : (setting?.deviation ?? 'The timeouts differ'),
      danger: 'hurts',
      fix: filled(setting?.fix ?? '', { id, receive: 0, found: value, wanted: usual > mostTicks ? 0 : usual }),
    }));
}

/** Firmware in the register of the software version: four ASCII digits, the lowest byte first. */
export const firmwareText = (value: number): string =>
  String.fromCharCode(value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24);

/** Firmware series by motor type; that of a DM4310 for the others. */
const seriesOf: Readonly<Record<string, readonly string[]>> = { DM8009: ['64'], DM4340: ['51', '70'] };

/** Firmware series of motors for 48 V. */
const series48V: readonly string[] = ['60', '61', '71'];

/** Version of a V3 motor before which DAMIAO names faults that are mended since. */
const mendedVersion = 17;

/** Joints with older firmware, with its number, such as `J5 (5013)`. */
export const oldFirmware = (answering: readonly PrintedMotor[], bus: KnownBus): string[] =>
  answering.flatMap(({ id, values }) => {
    const text = firmwareText(values.get('Software Version') ?? 0);
    return /^(?:50|51|64)\d\d$/.test(text) && Number(text.slice(2)) < mendedVersion ? [`${jointWith(bus, id)} (${text})`] : [];
  });

/** A 48 V motor, or firmware with another protocol. Old firmware alone is no fault. */
function firmware({ id, values }: PrintedMotor, bus: KnownBus): Deviation[] {
  const version = values.get('Software Version');
  if (version === undefined) return [];
  const text = firmwareText(version);
  const series = seriesOf[motorWith(bus, id)?.type ?? ''] ?? ['50', '70'];
  const isOtherProtocol = text.endsWith('41');
  if (series.includes(text.slice(0, 2)) && !isOtherProtocol) return [];
  const is48V = series48V.includes(text.slice(0, 2));
  return [
    {
      joint: jointWith(bus, id),
      found: `Software Version ${text}`,
      expected: series.map((one) => `${one}…`).join(' or '),
      meaning: is48V
        ? 'Firmware of a 48 V motor'
        : isOtherProtocol
          ? 'A build with another protocol, which gives no MIT'
          : 'Firmware of another type of motor',
      danger: is48V || isOtherProtocol ? 'hours' : 'minutes',
      fix: 'Ask the maker which motor it is',
    },
  ];
}

/** What differs in the registers of motors that answer, in the order of rules: IDs, types, limits, mode, trips, then timeouts and firmware. */
export const registerDeviations = (answering: readonly PrintedMotor[], bus: KnownBus, settings: readonly MotorSetting[]): Deviation[] => [
  ...answering.flatMap((motor) => ownRegisters(motor, bus, settings)),
  ...timeouts(answering.filter(isItself), bus, settings),
  ...answering.filter(isItself).flatMap((motor) => firmware(motor, bus)),
];
