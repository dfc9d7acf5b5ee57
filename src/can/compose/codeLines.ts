import type { SentKind } from './composeFields';
import type { LimitSet, BusMotor } from '../reading/bus';
import type { Bus } from '../formats/frame';
import { writeType } from '../codec/registers';
import { hexNumber } from '../formats/frame';
import { gripperJoint } from '../reading/bus';

/** A command to a motor, with the requested numbers. */
interface CodeRequest {
  readonly kind: SentKind;
  readonly motor: BusMotor;
  readonly motors: readonly BusMotor[];
  readonly limitSets: readonly LimitSet[];
  readonly port: string;
  readonly bus: Bus;
  readonly asked: Readonly<Record<string, number>>;
}

/** Lines to copy in one language. */
interface CodeSample {
  readonly language: 'C++' | 'Python' | 'Terminal';
  readonly lines: readonly string[];
  /** Versions that support them. */
  readonly since: string;
}

/** The limit sets of openarm_can. */
const librarySets = (sets: readonly LimitSet[]): readonly LimitSet[] => sets.filter(({ isLibrary }) => isLibrary);

const packsAlike =
  ({ type, limits }: BusMotor) =>
  ({ types }: LimitSet): boolean => {
    const packed = types[type];
    return packed?.position === limits.position && packed.velocity === limits.velocity && packed.torque === limits.torque;
  };

/** Notes on which library versions pack a command with the chosen limits; none if all do. */
export function packingNotes(motor: BusMotor, sets: readonly LimitSet[]): readonly string[] {
  const library = librarySets(sets);
  const alike = library.filter(packsAlike(motor));
  if (alike.length === library.length) return [];
  if (alike.length === 0)
    return [`The library packs a ${motor.type} with limits other than those chosen above, so these lines send different bytes.`];
  return [`These lines send the same bytes only with ${alike.map(({ label }) => label).join(' and ')}.`];
}

/** Subcommands of openarm-can-cli, without the ID. */
const words = { enable: 'enable', disable: 'disable', 'set-zero': 'set_zero', 'clear-error': 'clear_error', read: 'show_param' } as const;

const needsFd = '1.2.9 and newer, with the port in CAN FD';

const versions: Readonly<Record<keyof typeof words, string>> = {
  enable: needsFd,
  disable: needsFd,
  read: `${needsFd}; it prints all registers`,
  'set-zero': '1.2.9 and newer',
  'clear-error': '1.2.9 and newer',
};

const isWord = (kind: string): kind is keyof typeof words => Object.hasOwn(words, kind);

/** Equivalent openarm-can-cli command; undefined if there is none. IDs are decimal, because 1.2.9 doesn't read others everywhere. */
function cliSample({ kind, motor, port, asked }: CodeRequest): CodeSample | undefined {
  const start = `openarm-can-cli -i ${port}`;
  const sample = (line: string, since: string): CodeSample => ({ language: 'Terminal', lines: [`${start} ${line}`], since });
  if (kind === 'write') {
    const { register = 0, value = 0 } = asked;
    // The program parses the value as a float32: an integer that needs more bits would change.
    if (writeType(register) === 'uint32' && Math.fround(value) !== value) return undefined;
    const since =
      register === 9 ? 'a source tree from 2026-07-02 on; 1.2.9 writes this register in the wrong number format' : '1.2.9 and newer';
    return sample(`write_param -c ${motor.sendId} -r ${register} -v ${value}`, since);
  }
  return isWord(kind) ? sample(`${words[kind]} --id ${motor.sendId}`, versions[kind]) : undefined;
}

/** The same command as calls of openarm_can, or of openarm-can-cli if the library has none. */
export interface CodeAdvice {
  readonly samples: readonly CodeSample[];
  readonly notes: readonly string[];
}

interface Call {
  readonly cpp: readonly string[];
  readonly python: readonly string[];
  readonly since: string;
}

/** Floating-point literal in C++ and Python: a whole number gets `.0`. */
const literal = (value: number | undefined = 0): string => (/^-?\d+$/.test(String(value)) ? `${value}.0` : String(value));

const isGripper = ({ joint }: BusMotor): boolean => joint === gripperJoint;

const component = (motor: BusMotor): string => (isGripper(motor) ? 'robot.get_gripper()' : 'robot.get_arm()');

/** Index of a motor in its component: openarm_can sorts by receive ID. */
function indexOf(motor: BusMotor, motors: readonly BusMotor[]): number {
  if (isGripper(motor)) return 0;
  return motors.filter((other) => !isGripper(other) && other.receiveId < motor.receiveId).length;
}

const everyVersion = 'every version';

/** Calls that are the same in both languages, except for the semicolon. */
const both = (since: string, ...calls: readonly string[]): Call => ({ cpp: calls.map((call) => `${call};`), python: calls, since });

/** Enabling and disabling have no call for one motor of an arm, so the motor is registered alone. */
function alone({ motor, port, bus }: CodeRequest, call: 'enable_all' | 'disable_all', timeout: number): Call {
  const after = [`${call}()`, `recv_all(${timeout})`].map((name) => `robot.${name}`);
  const ids = [hexNumber(motor.sendId), hexNumber(motor.receiveId)] as const;
  const fd = bus === 'fd';
  const cppInit = isGripper(motor)
    ? `robot.init_gripper_motor(MotorType::${motor.type}, ${ids[0]}, ${ids[1]});`
    : `robot.init_arm_motors({MotorType::${motor.type}}, {${ids[0]}}, {${ids[1]}});`;
  const pythonInit = isGripper(motor)
    ? `robot.init_gripper_motor(oa.MotorType.${motor.type}, ${ids[0]}, ${ids[1]})`
    : `robot.init_arm_motors([oa.MotorType.${motor.type}], [${ids[0]}], [${ids[1]}])`;
  return {
    cpp: [`OpenArm robot("${port}", ${fd});`, cppInit, ...after.map((line) => `${line};`)],
    python: [`robot = oa.OpenArm("${port}", ${fd ? 'True' : 'False'})`, pythonInit, ...after],
    since: everyVersion,
  };
}

function mitCall({ motor, motors, asked }: CodeRequest): Call {
  const values = (['kp', 'kd', 'q', 'dq', 'tau'] as const).map((name) => literal(asked[name])).join(', ');
  const start = `${component(motor)}.mit_control_one(${indexOf(motor, motors)}, `;
  return {
    cpp: [`${start}MITParam{${values}});  // kp, kd, q, dq, tau`, 'robot.recv_all(500);'],
    python: [`${start}oa.MITParam(${values}))  # kp, kd, q, dq, tau`, 'robot.recv_all(500)'],
    since: isGripper(motor) ? 'every version but 1.2.3' : everyVersion,
  };
}

/** Python binds no call that asks one motor. It asks all, whose replies must be there before `recv_all` of 1.2.5 and newer is called. */
const allReplies = ['time.sleep(0.002)  # import time; until all motors have replied', 'robot.recv_all()'];

function readCall({ motor, motors, asked }: CodeRequest): Call {
  const [place, register, index] = [component(motor), asked.register ?? 0, indexOf(motor, motors)];
  const query = [`${place}.query_param_one(${index}, ${register})`, 'robot.recv_all(2000)'];
  const value = `${place}.get_motors()[${index}].get_param(${register})`;
  return {
    cpp: [
      `robot.set_callback_mode_all(CallbackMode::PARAM);`,
      ...query.map((line) => `${line};`),
      `std::cout << ${value} << '\\n';`,
      'robot.set_callback_mode_all(CallbackMode::STATE);',
    ],
    python: [
      'robot.set_callback_mode_all(oa.CallbackMode.PARAM)',
      `${place}.query_param_all(${register})`,
      ...allReplies,
      `print(${value})`,
      'robot.set_callback_mode_all(oa.CallbackMode.STATE)',
    ],
    since: everyVersion,
  };
}

function refreshCall({ motor, motors }: CodeRequest): Call {
  const [place, index] = [component(motor), indexOf(motor, motors)];
  const ask = [`${place}.refresh_one(${index})`, 'robot.recv_all(500)'];
  return {
    cpp: [`robot.set_callback_mode_all(CallbackMode::STATE);`, ...ask.map((line) => `${line};`)],
    python: ['robot.set_callback_mode_all(oa.CallbackMode.STATE)', `${place}.refresh_all()`, ...allReplies],
    since: everyVersion,
  };
}

/**
 * From 1.2.3 on the gripper has its own `set_zero`; `set_zero_all` does the same for its only motor and works in every version. Python binds
 * no call for one motor of the arm, and all at once would set seven zeros.
 */
function zeroCall({ motor, motors }: CodeRequest): Call {
  if (isGripper(motor)) return both(everyVersion, `${component(motor)}.set_zero_all()`);
  return { ...both(everyVersion, `${component(motor)}.set_zero(${indexOf(motor, motors)})`), python: [] };
}

const gripperForce = ({ motor, asked }: CodeRequest): Call | null =>
  isGripper(motor)
    ? both(
        '1.2.3 and newer',
        `${component(motor)}.set_position(${literal(asked.q)}, ${literal(asked.dq)}, ${literal(asked.current)})`,
        'robot.recv_all(500)',
      )
    : null;

const calls: Partial<Readonly<Record<SentKind, (request: CodeRequest) => Call | null>>> = {
  refresh: refreshCall,
  enable: (request) => alone(request, 'enable_all', 2000),
  disable: (request) => alone(request, 'disable_all', 1000),
  mit: mitCall,
  'position-force': gripperForce,
  read: readCall,
  'set-zero': zeroCall,
};

const noCall = (since: string): string =>
  `${since} The calls on this site are those of version 1.1.x, which did not have this mode yet: send the frame with cansend, or look the call up in your version.`;

const loneMotor = 'The library has no call that does this to one motor of an arm, so these lines register only this motor.';

const aloneNotes = (motor: BusMotor): readonly string[] => [
  isGripper(motor) ? 'From 1.2.3 on, init_gripper_motor writes the control mode of the gripper at once.' : loneMotor,
  'openarm-can-cli can report success even if no motor answered. Look at the LED (steady red is disabled), or ask for the state, before you touch the arm.',
];

const kindNotes: Readonly<Record<SentKind, (motor: BusMotor) => readonly string[]>> = {
  refresh: () => [],
  enable: aloneNotes,
  disable: aloneNotes,
  mit: (motor) => (isGripper(motor) ? ['Version 1.2.3 starts the gripper in position-force mode and refuses this command.'] : []),
  'position-velocity': () => [noCall('openarm_can has this mode from 1.2.0 on.')],
  velocity: () => [noCall('openarm_can has this mode on main, after 1.2.9.')],
  'position-force': (motor) =>
    isGripper(motor)
      ? [
          'From 1.2.6 on the position is the angle of the motor in rad; 1.2.3 to 1.2.5 take a number from 0 (closed) to 1 (open). From 1.2.4 on the gripper starts in MIT mode: choose POS_FORCE in init_gripper_motor.',
        ]
      : [noCall('openarm_can has this mode from 1.2.3 on.')],
  read: () => ['A value of −1 can mean that no reply arrived.', 'The calls of 1.2.8 and older truncate the value to a whole number.'],
  write: () => ['The library has no call that writes a register.'],
  save: () => [
    'Neither the library nor openarm-can-cli has a command that only saves. With --save, write_param, change_id and change_baud disable the motor and save after they have written.',
  ],
  'set-zero': () => ['openarm-can-cli disables the motor before and after it sets the zero; the library only sets it.'],
  'clear-error': () => ['The library has no call that clears a fault.'],
};

/** What the lines expect. A motor that is registered as another type gets other bytes. */
const wholeRobot = ({ joint, type }: BusMotor): string =>
  `In these lines, robot is an OpenArm with all motors registered, as in the programs of the CAN library page, and ${joint} as a ${type}. From 1.2.3 on, registering the gripper writes its control mode at once.`;

/** C++, Python and terminal lines that send a command, with the versions that support them and notes. */
export function codeLines(request: CodeRequest): CodeAdvice {
  const { kind, motor, limitSets } = request;
  const isRegistered = librarySets(limitSets).some(({ types }) => Object.hasOwn(types, motor.type));
  const call = isRegistered ? (calls[kind]?.(request) ?? null) : null;
  const cli = cliSample(request);
  const isAlone = kind === 'enable' || kind === 'disable';
  return {
    samples: [
      ...(call
        ? (
            [
              { language: 'C++', lines: call.cpp, since: call.since },
              { language: 'Python', lines: call.python, since: call.since },
            ] as const
          ).filter(({ lines }) => lines.length > 0)
        : []),
      ...(cli ? [cli] : []),
    ],
    notes: [
      ...(call && !isAlone ? [wholeRobot(motor)] : []),
      ...(isRegistered || !calls[kind] ? [] : [`openarm_can has no motor type ${motor.type}.`]),
      ...kindNotes[kind](motor),
      ...(call && kind === 'mit' ? packingNotes(motor, limitSets) : []),
    ],
  };
}
