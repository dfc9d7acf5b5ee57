import { readFileSync } from 'node:fs';
import path from 'node:path';
import { heldTorques, jointLoads, loadSentence, loadWords } from '../poses';
import { bothArms } from './bothArms';

const motors = ['J1', 'J2', 'J3', 'J4', 'J5', 'J6', 'J7'].map((name, at) => ({
  name,
  rated: [20, 20, 9, 9, 3, 3, 3][at] ?? NaN,
  peak: [40, 40, 27, 27, 7, 7, 7][at] ?? NaN,
}));

const points = { tcp_gripper: 'tool', flange: 'flange', wrist: 'wrist' } as const;

const rows = readFileSync(path.join(__dirname, 'fixtures/armPayload.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','));

it('gives the torques of the worst poses, whichever the load point', () => {
  expect(rows.length).toBeGreaterThan(100);
  for (const [point = '', payload, joint = '', worst, side, ...degrees] of rows) {
    const angles = degrees.map((value) => (Number(value) * Math.PI) / 180);
    const torques = heldTorques(bothArms[side as 'right' | 'left'], angles, points[point as keyof typeof points], Number(payload));
    // The poses are rounded to 0.1°.
    expect(Math.abs(torques[Number(joint[1]) - 1] ?? NaN)).toBeCloseTo(Number(worst), 1);
  }
});

describe('what torques mean', () => {
  const ranges = motors.map(() => [-1, 1] as const);
  const loads = (...torques: number[]) => jointLoads(torques, [0, 0, 0, 0, 0, 0, 0], ranges, motors);

  it('is within rated, above it, or too much', () => {
    const states = loads(-20, 20.1, -9, 27.5, 0, 3, 7).map(({ state }) => state);
    expect(states).toEqual(['within', 'above', 'within', 'too-much', 'within', 'within', 'above']);
    expect(loadWords['too-much']).toBe('above peak: cannot hold');
  });

  it('is nothing where gravity presses a joint against its end stop, and the whole where it pulls it away', () => {
    const at = (angle: number, torque: number) => jointLoads([torque], [angle], [[0, 2]], motors.slice(0, 1))[0]?.state;
    expect([at(0, 30), at(0, -30), at(2, -30), at(2, 50), at(0.1, 30), at(0, 0)]).toEqual([
      'stop',
      'above',
      'stop',
      'too-much',
      'above',
      'within',
    ]);
  });

  it('is said in a sentence that names the joints', () => {
    expect(loadSentence(loads(1, 1, 1, 1, 1, 1, 1), motors)).toBe('Every joint holds this within its rated torque.');
    expect(loadSentence(loads(25, 1, 10, 1, 1, 1, 1), motors)).toMatch(/^J1 and J3 need more than rated torque/);
    expect(loadSentence(loads(25, 1, 10, 1, 1, 1, 8), motors)).toMatch(/^The arm cannot hold this: J7 would/);
  });
});
