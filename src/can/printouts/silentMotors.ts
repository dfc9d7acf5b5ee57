import type { KnownBus } from '../reading/bus';
import { sharedCable } from '../reading/silence';
import type { PrintedMotor, Printout } from './readPrintout';
import { jointWith, motorWith, ownOfEachMotor, positionLine } from './settings';
import type { Deviation } from './settings';

const findAlone =
  'Look at its LED: dark means no power. Red: connect this motor alone and run `openarm-can-cli -i can0 discover --full-scan`';

/** Motors behind a place in the list that answer. */
const behindOf = (motor: PrintedMotor, motors: readonly PrintedMotor[]): PrintedMotor[] =>
  motors.slice(motors.indexOf(motor) + 1).filter(({ isSilent }) => !isSilent);

/** Whether a silent motor answers in classic CAN: the read in CAN FD ends at its frame, so the last replies of all behind it never come. */
const isClassic = (motor: PrintedMotor, motors: readonly PrintedMotor[]): boolean => {
  const behind = behindOf(motor, motors);
  return motor.isSilent && behind.length > 0 && behind.every(({ values }) => !values.has(positionLine));
};

/** Whether a motor in classic CAN explains that the last lines of others are missing. */
export const classicBehind = (motors: readonly PrintedMotor[]): boolean => motors.some((motor) => isClassic(motor, motors));

/** Why a motor of `show_param` is silent, if the blocks of the others tell. */
function explained(motor: PrintedMotor, { tool, motors }: Printout, bus: KnownBus): Pick<Deviation, 'meaning' | 'fix'> | undefined {
  const jointOf = (id: number): string => jointWith(bus, id);
  const answering = motors.filter(({ isSilent }) => !isSilent);
  const receive = motorWith(bus, motor.id)?.receiveId ?? 0;

  const foreign = answering.find(({ id, values }) => id !== motor.id && values.get('Motor (ESC) ID') === motor.id);
  if (foreign)
    return {
      meaning: `It answers as ${jointOf(foreign.id)}: its receive ID is that of another motor`,
      fix: `This motor alone on the bus: \`openarm-can-cli change_id -c ${motor.id} -s ${motor.id} -m ${receive} --save\`, then switch it off and on`,
    };
  if (tool !== 'show_param') return undefined;
  if (isClassic(motor, motors))
    return {
      meaning: `It answers in classic CAN. ${behindOf(motor, motors)
        .map(({ id }) => jointOf(id))
        .join(', ')} behind it lack only their last line, which is no fault of theirs`,
      fix: `Port in classic CAN: \`openarm-can-cli change_baud -c ${motor.id} -b 5000000 --save\`. Switch the motor off and on, then the port back to CAN FD`,
    };
  // Equal replies of two motors overlap, different ones collide.
  const lacking = ({ values }: PrintedMotor): number => ownOfEachMotor.filter((name) => !values.has(name)).length;
  const twin = answering.some((one) => lacking(one) === 0)
    ? answering.find((one) => motorWith(bus, one.id)?.type === motorWith(bus, motor.id)?.type && lacking(one) >= 3)
    : undefined;
  return twin
    ? {
        meaning: `Probably two motors have the IDs of ${jointOf(twin.id)}: its block lacks the lines that differ from motor to motor`,
        fix: `\`candump -x can0\` shows two replies to one question. The motor of ${jointOf(motor.id)} alone on the bus: \`openarm-can-cli change_id -c ${twin.id} -s ${motor.id} -m ${receive} --save\``,
      }
    : undefined;
}

/** Motors of a printout that don't answer, with what they have in common. */
export function silentDeviations(printout: Printout, bus: KnownBus): Deviation[] {
  const { motors, port } = printout;
  const jointOf = ({ id }: PrintedMotor): string => jointWith(bus, id);
  const silent = motors.filter(({ isSilent }) => isSilent);
  const answering = motors.filter(({ isSilent }) => !isSilent);
  const none = { found: 'no answer', expected: 'an answer', danger: 'hurts' } as const;
  if (silent.length > 1 && answering.length === 0)
    return [
      {
        ...none,
        joint: port || 'all',
        meaning: 'No motor answers at this port: 24 V, the emergency stop, the rate of the port, or another program on it',
        danger: 'hours',
        fix: 'Look at the LEDs, then at `ip -details link show can0`. The tool ends with exit status 0 all the same',
      },
    ];
  const unknown = silent.filter((motor) => !explained(motor, printout, bus));
  const shared = sharedCable(unknown.map(jointOf), answering.map(jointOf), bus);
  return silent.map((motor) => {
    const cable = shared || sharedCable([jointOf(motor)], answering.map(jointOf), bus);
    const meaning = answering.length === 0 || cable === '' ? 'Its power, plug, ID, receive ID or rate' : cable.trim().replace(/\.$/, '');
    return { ...none, joint: jointOf(motor), meaning, fix: findAlone, ...explained(motor, printout, bus) };
  });
}
