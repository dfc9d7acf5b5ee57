import type { SentKind } from './composeFields';
import type { ComposedFrame } from './composeFrame';
import { gripperJoint } from '../reading/bus';

/** Danger of a command to people or the robot, for a reader about to copy it. */
export interface Danger {
  readonly level: 'danger' | 'warning';
  readonly title: string;
  readonly text: string;
}

const danger = (title: string, text: string): Danger => ({ level: 'danger', title, text });
const warning = (title: string, text: string): Danger => ({ level: 'warning', title, text });

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
      'The motor turns and keeps turning',
      `An enabled motor in velocity mode (register 10 is 3) turns at this speed. It keeps executing its last command until another arrives, and can run into an end stop. ${clearSpace}`,
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

const packing = danger(
  'Motor and software must have the same limits',
  'The motor uses this register to scale each position, speed and torque of MIT commands and of its answers. Software with another limit moves the joint farther, faster or harder than you ask, and shows wrong values.',
);

const byRegister: Readonly<Record<number, Danger>> = {
  7: danger(
    'The motor answers with another ID',
    'Programs wait for the receive ID of the table, which is the send ID + 16. With another one they get no answer; with that of another motor, they mistake one joint for the other.',
  ),
  8: danger(
    'The motor listens to another ID',
    'The next frame must go to the new ID. If another motor has the same one, a command moves both joints. Do this with one motor alone on the bus.',
  ),
  9: danger(
    'A pause in your program can stop the motor',
    'A unit is 50\u00a0µs. If no command comes for this time, the motor reports fault D, communication lost. A motor with a fault holds nothing, and an assembled arm can fall. At 0 this watchdog is off: an enabled motor then keeps its last command forever, even after your program has crashed. openarm-can-cli 1.2.9 writes this register in the wrong number format.',
  ),
  10: danger(
    'The motor changes its control mode immediately',
    'It drops its current command, so the joint can go limp: support the arm, and disable the motor first. It then follows only commands of the new mode. OpenArm programs expect mode 1, MIT.',
  ),
  21: packing,
  22: packing,
  23: packing,
  35: danger(
    'The motor changes its bit rate',
    'It answers once more at the old rate and is silent until the port has the new one, too. All motors of a bus need the same rate. A motor that has saved a rate above 5\u00a0Mbit/s falls back to 1\u00a0Mbit/s when it is switched on.',
  ),
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
interface About {
  readonly register?: number;
  readonly joint?: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** Numbers below this are the codes next to zero, which a frame can't represent. */
const nearZero = 0.03;

const isZero = (value: number | undefined): boolean => Math.abs(value ?? 0) < nearZero;

/** Whether a danger of the kind applies to these numbers: a joint with stiffness isn't limp, and a command without force doesn't move it. */
function applies(one: Danger, { kp, kd, tau, dq, current }: Readonly<Record<string, number>>): boolean {
  if (one === nothingHolds) return kp === undefined ? current === 0 : kp === 0;
  if (one === noDamping) return kp !== undefined && kp > 0 && kd === 0;
  if (one === byKind.mit[0]) return kp !== 0 || !isZero(tau) || (kd !== 0 && !isZero(dq));
  return true;
}

/** Dangers of a command; for a write also those of its register. Show them before anything that can be copied. */
export function dangersOf(kind: SentKind, { register, joint, values }: About = {}): readonly Danger[] {
  const written = kind === 'write' && register !== undefined ? byRegister[register] : undefined;
  const gripper = joint === gripperJoint && moving.includes(kind) ? [pinch] : [];
  const own = byKind[kind].filter((one) => values === undefined || applies(one, values));
  return [...(written ? [written] : []), ...own, ...(typed.includes(kind) ? [oneDigitMore] : []), ...gripper];
}

/** Dangers of a composed frame: objections that a person has overridden, its kind, and the command with the same bytes. */
export function dangersOfFrame(
  kind: SentKind,
  joint: string,
  { asked, arrives, objections, alsoCommand, convention }: ComposedFrame,
): readonly Danger[] {
  const values = Object.fromEntries(arrives.map((arrival) => [arrival.name, arrival.arrives]));
  const about = { joint, ...(arrives.length > 0 ? { values } : {}), ...(asked.register === undefined ? {} : { register: asked.register }) };
  const insisted = objections.map(({ label, problem }) => danger('You have said that this is meant', `${label}: ${problem}`));
  const zero = convention !== undefined && values.kp !== 0 ? [danger('Check where zero is', convention)] : [];
  const also = alsoCommand ? dangersOf(alsoCommand) : [];
  const all = [...insisted, ...zero, ...dangersOf(kind, about), ...also];
  return all.filter((one, index) => all.findIndex(({ title, text }) => title === one.title && text === one.text) === index);
}
