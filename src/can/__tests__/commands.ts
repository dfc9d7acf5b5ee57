import type { SentKind } from '../compose/composeFields';
import { knownBus } from '../reading/bus';
import type { BusChoices } from '../reading/bus';
import { composeFrame, isComposed } from '../compose/composeFrame';
import type { Composed, ComposedFrame } from '../compose/composeFrame';
import type { BusMotor } from '../reading/bus';
import { compactText } from '../formats/frame';
import { siteCanTables } from './siteTables';

/** What the tables of the site say about the bus. */
export const tables = siteCanTables();
/** The bus of an arm, with the limits that are taken first. */
export const bus = knownBus(tables);

/** The motor of a joint. */
export function motorAt(joint: string, choices?: BusChoices): BusMotor {
  const motor = knownBus(tables, choices).motors.find((one) => one.joint === joint);
  if (!motor) throw new Error(joint);
  return motor;
}

type Request = readonly [kind: SentKind, joint?: string, values?: Readonly<Record<string, string>>, choices?: BusChoices];

const composed = ([kind, joint = 'J1', values = {}, choices]: Request, isMeant: boolean): Composed =>
  composeFrame({
    kind,
    motor: motorAt(joint, choices),
    motors: knownBus(tables, choices).motors,
    values,
    registers: tables.registers,
    isMeant,
  });

/** What becomes of a command to a joint with these values. */
export const compose = (...request: Request): Composed => composed(request, false);

/** The frame of a command that can be made, also if nobody means it. */
export function frameOf(...request: Request): ComposedFrame {
  const made = composed(request, true);
  if (!isComposed(made)) throw new Error(JSON.stringify(made));
  return made;
}

/** What is wrong with the values of a command. */
export const problemsOf = (...request: Request): string[] => {
  const made = compose(...request);
  return isComposed(made) ? [] : made.problems.map(({ name, problem }) => `${name}: ${problem.replaceAll('\u00a0', ' ')}`);
};

/** The frame of a command as cansend takes it. */
export const lineOf = (...request: Request): string => {
  const { id, data } = frameOf(...request);
  return compactText(id, data, 'classic');
};

/** A value that each kind can be made with. */
export const values = { q: '0.5', dq: '1', kp: '5', kd: '0.1', tau: '0', current: '0.1', register: '10', value: '1' };
