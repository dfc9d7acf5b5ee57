import type { SentKind } from './composeFields';
import type { ComposedFrame } from './composeFrame';
import { danger, warning } from './danger';
import type { Danger } from './danger';
import { endStopDanger, gainDangers, isLimp, isMoving, isZero, typeDangers } from './motionDangers';
import type { Values } from './motionDangers';
import { registerDangers } from './registerDangers';
import { gripperJoint } from '../reading/bus';
import type { BusMotor } from '../reading/bus';

const clearSpace = 'Clear the space around the arm and hold the emergency stop.';

const limp = danger(
  'The joint goes limp',
  'A disabled joint goes limp, and an assembled arm can fall. Support the arm first, and keep hands and feet out of the space below it.',
);

/** For commands without force to a joint that was held. */
const nothingHolds = danger(
  'With no stiffness or no current the joint goes limp',
  'This command replaces the last one. With Kp 0, or with a current limit of 0, nothing holds the joint in place any longer, and the arm can fall. Support it first.',
);

/** For stiffness without damping. */
const noDamping = danger(
  'Never use Kp without Kd',
  'With Kd 0 a motor that holds a position shakes or runs away, and the manuals of the motors forbid it. Give Kd a value above 0.',
);

const endStops = 'The motor doesn’t know where the end stops are, and pushes against them.';

const saving = [
  danger(
    'A motor saves only while it is disabled',
    'Send “Disable” to it first. That removes the motor’s torque: if the arm is assembled, support it, because the joint goes limp.',
  ),
  warning(
    'Save each motor once',
    'The flash memory of a motor lasts for about 10,000 writes, and a save stores all registers at once. Save by hand, never from a loop or a startup script.',
  ),
];

const byKind: Readonly<Record<SentKind, readonly Danger[]>> = {
  refresh: [],
  read: [],
  enable: [
    danger(
      'The motor holds torque, or moves',
      `An enabled motor holds its joint and follows the next command immediately, even one from a program that is already running. ${clearSpace}`,
    ),
  ],
  disable: [limp],
  mit: [
    danger(
      'The motor moves',
      `An enabled motor in MIT mode (register 10 is 1) follows this command immediately: the larger the gains and the torque, the harder it moves. It keeps executing its last command until another arrives. ${endStops} ${clearSpace}`,
    ),
    nothingHolds,
    noDamping,
  ],
  'position-velocity': [
    danger(
      'The motor moves',
      `An enabled motor in position-velocity mode (register 10 is 2) turns to the position immediately, at up to the speed you ask for. It doesn’t detect obstacles. ${endStops} ${clearSpace}`,
    ),
  ],
  velocity: [
    danger(
      'The motor turns until the end stop',
      `An enabled motor in velocity mode (register 10 is 3) turns at this speed. It keeps executing its last command until another arrives, and nothing stops it before its end stop, or somebody. ${clearSpace}`,
    ),
  ],
  'position-force': [
    danger(
      'The motor moves',
      `An enabled motor in position-force mode (register 10 is 4) turns to the position immediately, and pushes with up to the current you allow. ${endStops} ${clearSpace}`,
    ),
    nothingHolds,
  ],
  write: [
    danger(
      'The value takes effect at once',
      'The motor accepts it without asking, and keeps it until it loses power. A wrong value can damage a motor, and a wrong ID or bit rate makes it unreachable. Change only what you understand.',
    ),
  ],
  save: saving,
  'set-zero': [
    danger(
      'A wrong zero makes the next movement dangerous',
      'From now on the present position counts as zero, so a harmless command can become a large movement. Send this only with the arm in the zero position: hanging straight down, elbow straight, gripper closed. Disable the motor first, and support the arm: the target of an enabled motor would count from the new zero. You can’t get the old zero back.',
    ),
  ],
  'clear-error': [
    warning(
      'Remove the cause first',
      'A fault means that a protection has tripped. If its cause is still there, the protection can switch the motor off again. The motor stays disabled.',
    ),
  ],
};

/** For a typing error that cansend doesn't report: it sends eight bytes and ignores further digits. */
const oneDigitMore = danger(
  'Send exactly 16 digits',
  'Copy the whole line, and count the digits after # if you type it. cansend silently accepts a digit too many and sends the first eight bytes. 001#1FFFFFFFFFFFFFFFC is then not an Enable but a command with Kp 500, Kd 5 and full torque. The flags digit of CAN FD does the same after a single #.',
);

/** Commands that become a movement with one extra digit. */
const typed: readonly SentKind[] = ['enable', 'disable', 'set-zero'];

const pinch = danger('The gripper traps fingers', 'Keep your fingers out of it.');

const moving: readonly SentKind[] = ['enable', 'mit', 'position-velocity', 'velocity', 'position-force'];

/** What is known of a command: the register of a write, the joint, and the numbers that arrive at the motor. */
interface About extends Partial<BusMotor> {
  readonly register?: number;
  readonly written?: ComposedFrame['written'];
  readonly values?: Values;
}

/** Whether a danger of the kind applies to these numbers: a joint with stiffness isn't limp, and a command without force doesn't move it. */
function applies(one: Danger, values: Values): boolean {
  if (one === nothingHolds) return isLimp(values);
  if (one === noDamping) return values.kp !== undefined && values.kp > 0 && values.kd === 0;
  if (one === byKind.mit[0]) return isMoving(values);
  if (one === byKind.velocity[0]) return !isZero(values.dq);
  return true;
}

/** Dangers of a command; for a write also those of its register. Show them before anything that can be copied. */
export function dangersOf(kind: SentKind, { register, written, values, ...motor }: About = {}): readonly Danger[] {
  const ofRegister = kind === 'write' && register !== undefined ? registerDangers(register, written) : [];
  const gripper = motor.joint === gripperJoint && moving.includes(kind) ? [pinch] : [];
  const own = byKind[kind].filter((one) => values === undefined || applies(one, values));
  const atStop = kind === 'mit' && values !== undefined ? endStopDanger(values, motor) : undefined;
  return [...(atStop ? [atStop] : []), ...ofRegister, ...own, ...(typed.includes(kind) ? [oneDigitMore] : []), ...gripper];
}

/** Dangers of a composed frame: how it ends, objections that a person has overridden, its kind, and the command with the same bytes. */
export function dangersOfFrame(
  kind: SentKind,
  motor: BusMotor,
  { asked, arrives, objections, alsoCommand, convention, written }: ComposedFrame,
): readonly Danger[] {
  const values = Object.fromEntries(arrives.map((arrival) => [arrival.name, arrival.arrives]));
  const about = {
    ...motor,
    written,
    ...(arrives.length > 0 ? { values } : {}),
    ...(asked.register === undefined ? {} : { register: asked.register }),
  };
  const insisted = objections.map(({ label, problem }) => danger('You have said that this is meant', `${label}: ${problem}`));
  const atStop = kind === 'mit' ? endStopDanger(values, motor) : undefined;
  const zero = convention !== undefined && values.kp !== 0 ? [danger('Check where zero is', convention)] : [];
  const gains = kind === 'mit' ? [...gainDangers(asked, values, motor), ...typeDangers(motor)] : [];
  const also = alsoCommand ? dangersOf(alsoCommand) : [];
  const all = [...(atStop ? [atStop] : []), ...insisted, ...zero, ...gains, ...dangersOf(kind, about), ...also];
  return all.filter((one, index) => all.findIndex(({ title, text }) => title === one.title && text === one.text) === index);
}
