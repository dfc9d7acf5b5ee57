import { exampleRows } from '../../../__tests__/unit/fixtures/exampleTables';
import { siteCanTables } from './siteTables';
import { judgePrintouts } from '../printouts/judgePrintouts';
import { looksLikePrintout } from '../printouts/looksLikePrintout';
import type { PrintoutJudgement } from '../printouts/judgePrintouts';
import { readSettings } from '../printouts/settings';
import { knownBus } from '../reading/bus';

/** Bus of the site. */
export const bus = knownBus(siteCanTables());
/** Settings that the example declares. */
export const settings = readSettings(exampleRows('motor-settings'));

type Values = Readonly<Record<string, number>>;

const types = {
  J1: {
    'Gear Ratio': 9,
    'Number of Pole Pairs': 21,
    'Velocity Limit (VMAX)': 45,
    'Torque Limit (TMAX)': 54,
    'Over-Voltage Threshold': 54,
    'Software Version': 925971510,
  },
  J3: {
    'Gear Ratio': 40,
    'Number of Pole Pairs': 14,
    'Velocity Limit (VMAX)': 10,
    'Torque Limit (TMAX)': 28,
    'Over-Voltage Threshold': 32,
    'Software Version': 925970741,
  },
  J5: {
    'Gear Ratio': 10,
    'Number of Pole Pairs': 14,
    'Velocity Limit (VMAX)': 30,
    'Torque Limit (TMAX)': 10,
    'Over-Voltage Threshold': 32,
    'Software Version': 925970485,
  },
} as const;

/** Values of a motor as the factory sets it. */
export const factory = (id: number): Values => ({
  'Under-Voltage Threshold': 15,
  'Over-Temp Threshold': 100,
  'Over-Current Threshold': 0.8,
  'Master ID': 16 + id,
  'Motor (ESC) ID': id,
  'CAN Timeout': 0,
  'Control Mode': 1,
  'Position Limit (PMAX)': 12.5,
  ...(id < 3 ? types.J1 : id < 5 ? types.J3 : types.J5),
  'Damping Ratio': 1e-4,
  Inertia: 2e-5,
  'Rotor Flux': 4e-3,
  'Stator Resistance (Rs)': 0.8,
  'Stator Inductance (Ls)': 3e-4,
  'Gain K1': 1,
  'Gain K2': 1.5,
  'Mechanical Offset': 0.7,
  'CAN Baudrate': 9,
  'Output Shaft Position': 0.01,
});

export type Change = Values | 'silent' | ((values: Values) => Values);

/** What `openarm-can-cli show_param` prints, with changes by ID. */
export function showParam(changes: Readonly<Record<number, Change>> = {}, { port = 'can0', ids = [1, 2, 3, 4, 5, 6, 7, 8] } = {}): string {
  const block = (id: number): string[] => {
    const change = changes[id];
    const head = ['', '='.repeat(50), ` MOTOR ID: 0x${id.toString(16)} (Response ID: 0x1${id.toString(16)})`, '='.repeat(50)];
    if (change === 'silent') return [...head, '  [!] NO RESPONSE FROM MOTOR - possible causes:', '      - CAN cable not connected'];
    const values = typeof change === 'function' ? change(factory(id)) : { ...factory(id), ...change };
    const rows = Object.entries(values).map(([name, value]) => `${name.padEnd(30)}RW   float     /                   ${value.toFixed(4)}`);
    return [...head, 'Parameter                     R/W  Type      Range               Value', '-'.repeat(80), ...rows];
  };
  return [`>>> Connecting to ${port} (FD Mode)...`, '>>> Querying all registers for 8 motors. Please wait...', ...ids.flatMap(block)].join(
    '\n',
  );
}

/** Judges the first printout of a text. */
export const judge = (text: string): PrintoutJudgement => {
  // Otherwise no page would load the judge.
  expect(looksLikePrintout(text)).toBe(true);
  const [first] = judgePrintouts(text, bus, settings).judgements;
  if (!first) throw new Error('No printout was read.');
  return first;
};

/** Leaves lines out of what a motor prints. */
export const without =
  (...names: readonly string[]) =>
  (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
