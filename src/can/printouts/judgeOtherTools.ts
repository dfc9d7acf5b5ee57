import type { KnownBus } from '../reading/bus';
import type { PrintedMotor, Printout } from './readPrintout';
import { hexId, jointWith, motorWith } from './settings';
import type { Deviation } from './settings';
import { silentDeviations } from './silentMotors';

const note = (
  joint: string,
  found: string,
  meaning: string,
  fix: string,
  danger: Deviation['danger'] = 'hurts',
  expected = '–',
): Deviation => ({
  joint,
  found,
  expected,
  meaning,
  danger,
  fix,
});

const disable = 'Support the arm, then disable its motors with the `cansend` loop of the safety guide, and look at the LEDs';
const askOnly = '`openarm-can-cli -i can0 show_param` asks without enabling anything';
const readLaunch = 'Read the first ERROR in the terminal of the launch file';

const scale = note(
  'J1 to J4',
  'velocity and torque',
  'Printed on the scale of a DM4310: at J1 and J2 multiply velocities by 1.5 and torques by 5.4, at J3 and J4 by 0.333 and 2.8. Positions are right',
  'Read the registers instead',
  'note',
);

/** Interfaces of each kind that one arm has. */
const interfacesOfArm = 24;

type Judge = (printout: Printout, bus: KnownBus, port: string) => readonly Deviation[];

/** Rules of each tool that doesn't print registers, or says more than it knows. */
const judges: Readonly<Partial<Record<Printout['tool'], Judge>>> = {
  discover: ({ motors, lines }, bus, port) => [
    ...discovered(motors, lines, bus, port),
    ...(lines.some((line) => line.includes('Failed to restore'))
      ? [note(port, 'not restored', 'The port stays down or at another rate', '`openarm-can-cli -i can0 can_configure --rm 0`', 'hours')]
      : []),
    ...(lines.some((line) => line.includes('interface is now configured at'))
      ? [
          note(
            port,
            'the rate of the last attempt, 10 Mbit/s',
            'The search leaves the port at a rate at which no motor of the arm answers',
            '`openarm-can-cli -i can0 can_configure --rm 0`',
            'minutes',
            '1 and 5 Mbit/s',
          ),
        ]
      : []),
  ],
  diagnosis: ({ lines }, _bus, port) =>
    lines.some((line) => line.startsWith('WARNING: requested mode'))
      ? [
          note(
            port,
            'another mode than requested',
            'The tool and the port speak different kinds of CAN',
            'Set the port up in CAN FD',
            'hours',
          ),
        ]
      : [],
  'motor-check': ({ motors: [first], lines }) => [
    ...(first && first.id <= 4 && lines.some((line) => line.startsWith('Torque')) ? [scale] : []),
    ...(lines.some((line) => line.includes('Enabling Motor')) && !lines.some((line) => line.includes('Disabling Motor'))
      ? [
          note(
            hexId(first?.id ?? 0),
            'enabled, and not disabled again',
            'The tool enables the motor, and was interrupted or is cut off',
            disable,
          ),
        ]
      : []),
  ],
  monitor: ({ motors, lines }, bus, port) => [
    ...motors
      .filter(({ isSilent }) => isSilent)
      .map(({ id }) =>
        note(
          jointWith(bus, id),
          'a row of zeros, temperature 0',
          'It doesn’t answer: a motor at zero shows room temperature',
          `Look at its LED. ${askOnly}`,
        ),
      ),
    scale,
    ...(lines.some((line) => line.includes('DISARMED'))
      ? [note(port, '“DISARMED safely”', 'The tool doesn’t check it', 'Look at the LEDs: a green one is an enabled motor', 'note')]
      : [
          note(
            port,
            'no word that the motors were disabled',
            'The tool enables all motors, and may have ended before it disabled them',
            disable,
          ),
        ]),
  ],
  'state-change': (_printout, _bus, port) => [
    note(
      port,
      '“State change confirmed”',
      'Printed even if no motor is there: it proves nothing. Motors may be enabled',
      'Look at the LEDs: green means enabled, red disabled. Disable with the `cansend` loop of the safety guide',
    ),
  ],
  'lerobot-test': (printout, bus, port) => [
    ...silentDeviations(printout, bus),
    ...printout.motors.flatMap(({ id, receiveId, isSilent, values }) => {
      const esc = values.get('Motor (ESC) ID') ?? id;
      if (isSilent || receiveId === null || (receiveId === motorWith(bus, id)?.receiveId && esc === id)) return [];
      const meaning = 'Counted as found, but it is the reply of another motor or an error frame';
      return [
        note(jointWith(bus, id), `a frame of ${hexId(receiveId)}`, meaning, 'Compare the receive IDs with `openarm-can-cli discover`'),
      ];
    }),
    note(
      port,
      'enabled one by one',
      'The test enables each motor for a second; one that was tested when it was interrupted stays enabled',
      disable,
      'note',
    ),
  ],
  'lerobot-speed': ({ motors: [first] }, bus, port) => [
    first
      ? note(jointWith(bus, first.id), 'left enabled', 'The speed test enables its first motor 100 times and never disables it', disable)
      : note(port, 'no motor in the test', 'No motor answers, or the text is only a part', `Look at the LEDs. ${askOnly}`, 'hours'),
  ],
  controllers: ({ lines }) =>
    lines
      .filter((line) => /\b(?:inactive|unconfigured|finalized)$/.test(line))
      .map((line) =>
        note(line.split(/[\s[]/)[0] ?? '', line.split(/\s+/).at(-1) ?? '', 'This controller doesn’t run', readLaunch, 'hours', 'active'),
      ),
  interfaces: ({ lines }) => {
    const at = lines.indexOf('state interfaces');
    const states = at < 0 ? [] : lines.slice(at + 1).filter((line) => line.includes('/'));
    const commands = (at < 0 ? lines : lines.slice(0, at)).filter((line) => line.includes('/'));
    const isWhole = states.length > 0 && states.length % interfacesOfArm === 0 && commands.length === states.length;
    return [
      ...(states.length === 0
        ? [note('ROS 2', 'no state interfaces', 'The hardware plugin has failed, or the text ends before them', readLaunch, 'hours')]
        : []),
      ...lines
        .filter((line) => line.includes('[unavailable]'))
        .map((line) =>
          note(line.split(' ')[0] ?? '', 'unavailable', 'The hardware plugin doesn’t offer it', readLaunch, 'hours', 'available'),
        ),
      ...(states.length > 0 && !isWhole
        ? [
            note(
              'ROS 2',
              `${commands.length} command and ${states.length} state interfaces`,
              'Interfaces are missing, or lines of this text',
              readLaunch,
              'hours',
              `${interfacesOfArm} of each for an arm`,
            ),
          ]
        : []),
    ];
  },
};

/** What a whole printout of a tool shows if nothing differs. It is silent about all that the tool doesn't print. */
export const rightWords: Readonly<Partial<Record<Printout['tool'], (printout: Printout) => string>>> = {
  discover: ({ motors }) => `${motors.length} motors answer at 5 Mbit/s under the IDs of their joints`,
  diagnosis: ({ motors }) => `${motors.length} motors answer, with the right receive IDs and rates`,
  controllers: ({ lines }) =>
    lines.length === 1 ? 'The controller in this text is active' : `All ${lines.length} controllers in this text are active`,
  interfaces: ({ lines }) => `All ${lines.filter((line) => line.includes('/')).length} interfaces in this text are offered`,
};

/** What the printouts of other tools than `show_param` show: motors that are missing, and where a tool says more than it knows. */
export const judgeOtherTool = (printout: Printout, bus: KnownBus): readonly Deviation[] =>
  judges[printout.tool]?.(printout, bus, printout.port || 'the port') ?? [];

/** Code of the rate of 5 Mbit/s. */
const rightRate = 9;

/** What is odd about a motor that a scan has found. */
function oddMotor(motor: PrintedMotor, motors: readonly PrintedMotor[], bus: KnownBus): Deviation[] {
  const own = motorWith(bus, motor.id);
  const joint = jointWith(bus, motor.id);
  const rate = motor.values.get('CAN Baudrate') ?? 0;
  const alone = `alone on the bus: \`openarm-can-cli change_id -c ${motor.id} -s ${motor.id} -m ${own?.receiveId ?? 0} --save\``;
  if (!own)
    return [
      note(
        joint,
        'a motor',
        'No joint of an arm has this ID',
        'Give it the IDs of its joint, alone on the bus: `openarm-can-cli change_id`',
      ),
    ];
  if (motor.receiveId === 0) {
    const isTwice = motors.some((other) => other !== motor && other.id === motor.id);
    return [
      note(
        joint,
        `${hexId(motor.id)} with the receive ID 0x00`,
        isTwice ? 'A new motor, in addition to the right one: it has never got its IDs' : 'Its receive ID was never set',
        isTwice ? 'Give it its IDs, alone on the bus: `openarm-can-cli change_id`' : `Set it, ${alone}`,
      ),
    ];
  }
  if (motor.receiveId !== own.receiveId)
    return [
      note(
        joint,
        `receive ID ${hexId(motor.receiveId ?? 0)}`,
        `Expected ${hexId(own.receiveId)}: its replies are taken for those of another motor`,
        `Set it, ${alone}`,
        'hurts',
        hexId(own.receiveId),
      ),
    ];
  if (rate === rightRate) return [];
  return [
    note(
      joint,
      `rate code ${rate}`,
      'Expected 9 (5 Mbit/s): with another rate it stays silent on a port in CAN FD',
      `Port in classic CAN: \`openarm-can-cli change_baud -c ${motor.id} -b 5000000 --save\``,
      'hurts',
      '9 (5 Mbit/s)',
    ),
  ];
}

/** A scan: what is missing, has another receive ID or rate, or answers twice. */
function discovered(motors: readonly PrintedMotor[], lines: readonly string[], bus: KnownBus, port: string): Deviation[] {
  if (lines.some((line) => line.includes('No motors detected')))
    return [
      note(
        port,
        'no motors',
        'No motor answers at any rate: 24 V, the emergency stop, plugs, or another program on the port',
        'Look at the LEDs first',
        'hours',
      ),
    ];
  const odd = motors.flatMap((motor) => oddMotor(motor, motors, bus));
  const total = lines.map((line) => /Total: (\d+) motors? found/.exec(line)?.[1]).find((one) => one !== undefined);
  // What isn't listed is missing on the bus only if the list is whole.
  if (Number(total) !== motors.length)
    return [
      ...odd,
      note(
        port,
        `${motors.length} of ${total ?? 'an unknown number of'} rows`,
        'The text holds only a part of the list',
        'Paste the whole output',
        'minutes',
      ),
    ];
  const missing = bus.motors
    .filter(({ sendId }) => !motors.some(({ id }) => id === sendId))
    .map(({ joint, sendId, receiveId }) =>
      note(
        joint,
        `${hexId(sendId)} isn’t listed`,
        `No power, or a receive ID other than ${hexId(receiveId)} and 0x00, which the scan doesn’t find`,
        'Look at its LED. Alone on the bus: `openarm-can-cli discover --full-scan`',
      ),
    );
  return [...odd, ...missing];
}
