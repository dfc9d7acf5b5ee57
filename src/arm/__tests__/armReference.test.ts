import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { armModel } from '../armModel';
import { bothArms } from './bothArms';
import { bodiesTable, readRobotBodies } from '../../content/arm/readRobotBodies';
import { poseColumns, poseRow } from '../../../scripts/arm/poseRow';
import { stepColumns, stepRow } from '../../../scripts/arm/stepRow';
import type { CsvRow } from '../../../scripts/csv/printRows';
import { exampleTables } from '../../../__tests__/unit/fixtures/exampleTables';
import { rowResults } from '../../../scripts/csv/printRows';

const table = exampleTables([bodiesTable]).get(bodiesTable);
const robot = table ? readRobotBodies(table) : [];

/** What MuJoCo computes is tried in a process of its own. */
const noMujoco = (): never => {
  throw new Error('no motion here needs MuJoCo');
};

const fixture = (name: string): string => readFileSync(path.resolve(__dirname, `fixtures/${name}.csv`), 'utf8');

/** Largest difference to the reference by the name of a column without its digits. */
function differences(csv: string, columns: readonly string[], make: (row: CsvRow) => string): Record<string, number> {
  const worst: Record<string, number> = {};
  const given: CsvRow[] = [];
  const results = rowResults(csv, (row) => {
    given.push(row);
    return make(row);
  });
  results.forEach((result, index) => {
    if (!('printed' in result)) throw new Error(result.mistake);
    result.printed.split(',').forEach((text, at) => {
      const column = columns[at] ?? '';
      const wanted = given[index]?.[column] ?? '';
      const difference = Math.abs(Number(text) - Number(wanted));
      if (Number.isNaN(difference)) expect(text).toBe(wanted);
      else {
        const kind = column.replace(/\d_|\d$/g, '_');
        worst[kind] = Math.max(worst[kind] ?? 0, difference);
      }
    });
  });
  expect(results.length).toBeGreaterThan(4);
  return worst;
}

it('finds the tools and what holds the arms as the reference model does', () => {
  const csv = fixture('armPoses');
  expect(csv.split('\n')[0]).toBe(poseColumns.join(','));
  for (const [kind, difference] of Object.entries(differences(csv, poseColumns, (row) => poseRow(row, bothArms))))
    expect([kind, difference < (kind.includes('gravity') ? 1e-5 : 1e-6)]).toEqual([kind, true]);
});

it('moves the arms as the reference program does', () => {
  const csv = fixture('armMotions');
  expect(csv.split('\n')[0]).toBe(stepColumns.join(','));
  for (const [kind, difference] of Object.entries(differences(csv, stepColumns, (row) => stepRow(row, bothArms, noMujoco))))
    expect([kind, difference < 1e-5]).toEqual([kind, true]);
});

it('moves the arms as the whole model of MuJoCo does, with limits, friction and fingers', () => {
  const csv = fixture('armFullMotions');
  const root = path.resolve(__dirname, '../../..');
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/arm.ts', 'steps'], {
    cwd: root,
    input: csv,
    encoding: 'utf8',
  });
  const [header, ...lines] = output.trim().split('\n');
  expect(header).toBe(stepColumns.join(','));
  const found = differences(csv, stepColumns, () => lines.shift() ?? '');
  for (const [kind, difference] of Object.entries(found)) expect([kind, difference < 1e-5]).toEqual([kind, true]);
});

it('says which row is wrong, and goes on', () => {
  const csv = fixture('armMotions');
  const [header = '', first = ''] = csv.split('\n');
  const results = rowResults([header, first.replace('smooth', 'rough'), first.replace('0.002', '0'), first].join('\n'), (row) =>
    stepRow(row, bothArms, noMujoco),
  );
  expect(results.map((result) => ('mistake' in result ? `${result.line}: ${result.mistake}` : 'printed'))).toEqual([
    expect.stringMatching(/^2: variant is "rough"; known are smooth and v1_full/),
    expect.stringMatching(/^3: t_s .* no number of steps/),
    'printed',
  ]);
});

it('names what a robot without arms lacks', () => {
  expect(() => armModel(robot.slice(0, 4), 'left')).toThrow(/left arm needs 7 hinges/);
  expect(() => armModel(robot.slice(1), 'left')).toThrow(/openarm_left_link0 has the parent openarm_body_link0/);
});
