import { danger } from './danger';
import type { Danger } from './danger';
import type { ComposedFrame } from './composeFrame';

const packing = danger(
  'Motor and software must have the same limits',
  'The motor uses this register to scale each position, speed and torque of MIT commands and of its answers. Software with another limit moves the joint farther, faster or harder than you ask, and shows wrong values.',
);

/** Registers whose value changes what the motor answers to, and how. */
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

/** What each protection is, and what another level does. */
const protections: Readonly<Record<number, readonly [name: string, text: string]>> = {
  0: [
    'undervoltage',
    'The motor switches itself off below this voltage. Set low, the protection never acts; set above 20\u00a0V, it trips at every dip, and the arm falls.',
  ],
  2: ['overtemperature', 'The motor switches itself off when its coil gets hotter than this. Set higher, the coil burns first.'],
  3: [
    'overcurrent',
    'The motor switches itself off above this share of its largest current. Set higher, driver and coil can burn; set lower, it trips under a load, and the arm falls.',
  ],
  29: [
    'overvoltage',
    'The motor switches itself off above this voltage, to which a braking arm drives its supply. Set higher, the driver can be destroyed; set near the supply, it trips, and the arm falls.',
  ],
};

function protectionDanger(register: number, factory: string): Danger[] {
  const [name, text] = protections[register] ?? [];
  if (name === undefined) return [];
  const usual = factory === '' ? '' : ` Factory value: ${factory}.`;
  return [
    danger(
      `This moves the ${name} protection of the motor`,
      `${text}${usual} Leave it there, and read the present value before you write.`,
    ),
  ];
}

const otherIds: Readonly<Record<number, (joint: string) => Danger>> = {
  7: (joint) =>
    danger(
      `This is the receive ID of ${joint}`,
      `Programs take the answers of this motor for those of ${joint}, and move one joint by the position of the other. Give each motor its own.`,
    ),
  8: (joint) =>
    danger(
      `This is the send ID of ${joint}`,
      `From now on the motor obeys every command to ${joint}. If ${joint} is on the bus, too, both move. Write it only to the motor that will be ${joint}, alone on the bus.`,
    ),
};

/** Dangers of writing a register; `written` if the frame is known. */
export function registerDangers(register: number, written: ComposedFrame['written']): readonly Danger[] {
  const other = written?.otherJoint === undefined ? undefined : otherIds[register]?.(written.otherJoint);
  const own = byRegister[register];
  return [...(other ? [other] : []), ...protectionDanger(register, written?.factory ?? ''), ...(own ? [own] : [])];
}
