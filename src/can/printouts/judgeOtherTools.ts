import type { KnownBus } from '../reading/bus';
import type { PrintedMotor, Printout } from './readPrintout';
import type { Deviation } from './settings';
import { silentDeviations } from './silentMotors';

const hex = (id: number): string => `0x${id.toString(16).toUpperCase().padStart(2, '0')}`;

const note = (joint: string, found: string, meaning: string, fix: string, danger: Deviation['danger'] = 'hurts'): Deviation => ({
  joint,
  found,
  expected: '–',
  meaning,
  danger,
  fix,
});

const disable = 'Support the arm, then disable its motors with the `cansend` loop of the safety guide, and look at the LEDs';
const leftOn = '`openarm-can-cli -i can0 show_param` asks without enabling anything';

/** What the printouts of other tools than `show_param` show: motors that are missing, and where a tool says more than it knows. */
export function judgeOtherTool(printout: Printout, bus: KnownBus): Deviation[] {
  const { tool, port, motors, lines } = printout;
  const jointOf = (id: number): string => bus.motors.find(({ sendId }) => sendId === id)?.joint ?? hex(id);
  const where = port || 'the port';

  switch (tool) {
    case 'discover':
      return discovered(motors, bus, where);
    case 'diagnosis':
    case 'motor-check':
      return silentDeviations(printout, bus);
    case 'monitor':
      return [
        ...motors
          .filter(({ isSilent }) => isSilent)
          .map(({ id }) =>
            note(
              jointOf(id),
              'a row of zeros, temperature 0',
              'It doesn’t answer: a motor at zero shows room temperature',
              `Look at its LED. ${leftOn}`,
            ),
          ),
        note(
          'J1 to J4',
          'velocity and torque',
          'Printed on the scale of a DM4310: at J1 and J2 multiply velocities by 1.5 and torques by 5.4, at J3 and J4 by 0.333 and 2.8. Positions are right',
          'Read the registers instead',
          'note',
        ),
        note(where, '“DISARMED safely”', 'The tool doesn’t check it', `Look at the LEDs: a green one is an enabled motor`, 'note'),
      ];
    case 'state-change':
      return [
        note(
          where,
          '“State change confirmed”',
          'Printed even if no motor is there: it proves nothing. Motors may be enabled',
          'Look at the LEDs: green means enabled, red disabled. Disable with the `cansend` loop of the safety guide',
        ),
      ];
    case 'lerobot-test':
      return [
        ...silentDeviations(printout, bus),
        ...motors.flatMap(({ id, receiveId, isSilent, values }) => {
          const wanted = bus.motors.find(({ sendId }) => sendId === id)?.receiveId;
          if (isSilent || receiveId === null) return [];
          const esc = values.get('Motor (ESC) ID');
          return receiveId === wanted && (esc === undefined || esc === id)
            ? []
            : [
                note(
                  jointOf(id),
                  `a frame of ${hex(receiveId)}`,
                  'Counted as found, but it is the reply of another motor or an error frame',
                  'Compare the receive IDs with `openarm-can-cli discover`',
                ),
              ];
        }),
        note(
          where,
          'enabled one by one',
          'The test enables each motor for a second; one that was tested when it was interrupted stays enabled',
          disable,
          'note',
        ),
      ];
    case 'lerobot-speed':
      return [note('J1', 'left enabled', 'The speed test enables its first motor 100 times and never disables it', disable)];
    case 'controllers':
      return lines
        .filter((line) => /\b(?:inactive|unconfigured|finalized)$/.test(line))
        .map((line) =>
          note(
            line.split(/[\s[]/)[0] ?? '',
            line.split(/\s+/).at(-1) ?? '',
            'This controller doesn’t run',
            'Read the first ERROR in the terminal of the launch file',
            'hours',
          ),
        );
    case 'interfaces': {
      const states = lines.slice(lines.indexOf('state interfaces') + 1);
      if (!lines.includes('state interfaces') || states.length === 0)
        return [
          note(
            'ROS 2',
            'no state interfaces',
            'The hardware plugin has failed',
            'Read the first ERROR in the terminal of the launch file',
            'hours',
          ),
        ];
      const unavailable = lines.filter((line) => line.includes('[unavailable]'));
      return unavailable.map((line) =>
        note(
          line.split(' ')[0] ?? '',
          'unavailable',
          'The hardware plugin doesn’t offer it',
          'Read the first ERROR in the terminal of the launch file',
          'hours',
        ),
      );
    }
    default:
      return [];
  }
}

/** A scan: what is missing, has another receive ID or rate, or answers twice. */
function discovered(motors: readonly PrintedMotor[], bus: KnownBus, port: string): Deviation[] {
  if (motors.length === 0)
    return [
      note(
        port,
        'no motors',
        'No motor answers at any rate: 24 V, the emergency stop, plugs, or another program on the port',
        'Look at the LEDs first',
        'hours',
      ),
    ];
  const rate = (motor: PrintedMotor): number => motor.values.get('CAN Baudrate') ?? -1;
  const missing = bus.motors
    .filter(({ sendId }) => !motors.some(({ id }) => id === sendId))
    .map(({ joint, sendId, receiveId }) =>
      note(
        joint,
        `${hex(sendId)} isn’t listed`,
        `No power, or a receive ID other than ${hex(receiveId)} and 0x00, which the scan doesn’t find`,
        `Look at its LED. Alone on the bus: \`openarm-can-cli discover --full-scan\``,
      ),
    );
  const odd = motors.flatMap((motor): Deviation[] => {
    const own = bus.motors.find(({ sendId }) => sendId === motor.id);
    const joint = own?.joint ?? hex(motor.id);
    const twice = motors.filter(({ id }) => id === motor.id).length > 1;
    if (motor.receiveId === 0)
      return [
        note(
          joint,
          `${hex(motor.id)} with the receive ID 0x00`,
          twice ? 'A new motor, in addition to the right one: it has never got its IDs' : 'Its receive ID was never set',
          'Give it its IDs, alone on the bus: `openarm-can-cli change_id`',
        ),
      ];
    if (own && motor.receiveId !== own.receiveId)
      return [
        note(
          joint,
          `receive ID ${hex(motor.receiveId ?? 0)}`,
          `Expected ${hex(own.receiveId)}: its replies are taken for those of another motor`,
          `\`openarm-can-cli change_id -c ${motor.id} -s ${motor.id} -m ${own.receiveId} --save\``,
        ),
      ];
    if (rate(motor) !== 9)
      return [
        note(
          joint,
          `rate code ${rate(motor)}`,
          'Expected 9 (5 Mbit/s): with another rate it stays silent on a port in CAN FD',
          `Port in classic CAN: \`openarm-can-cli change_baud -c ${motor.id} -b 5000000 --save\``,
        ),
      ];
    return [];
  });
  return [...odd, ...missing];
}
