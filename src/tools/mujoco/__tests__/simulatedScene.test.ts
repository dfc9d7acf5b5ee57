import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Moment, Started } from '../engine/messages';
import { mirroredPose } from '../engine/messages';
import { tableTop } from '../engine/simulationMjcf';

type Told = Omit<Moment, 'places'> & { readonly places: readonly number[] };

interface Tried extends Pick<Started, 'shapes' | 'ranges' | 'peaks'> {
  readonly moments: Readonly<
    Record<
      | 'start'
      | 'rested'
      | 'down'
      | 'closed'
      | 'held'
      | 'dropped'
      | 'apart'
      | 'reset'
      | 'heavy'
      | 'weak'
      | 'pushed'
      | 'turned'
      | 'limited'
      | 'noTime',
      Told
    >
  >;
  readonly above: readonly number[];
  readonly down: readonly number[];
}

const root = path.resolve(__dirname, '../../../..');

/** What `tryScene.ts` has seen, in a process that makes no functions of texts. */
const { shapes, ranges, peaks, moments, above, down } = JSON.parse(
  execFileSync(process.execPath, ['--disallow-code-generation-from-strings', '--import', 'tsx', path.join(__dirname, 'tryScene.ts')], {
    cwd: root,
    encoding: 'utf8',
  }),
) as Tried;

const inDegrees = (angles: readonly number[]): number[] => angles.map((angle) => (angle * 180) / Math.PI);

/** Greatest difference of angles in °. */
const apart = (some: readonly number[], others: readonly number[]): number =>
  Math.max(...some.map((angle, joint) => Math.abs(angle - (others[joint] ?? NaN))));

/** Heights in mm of the middles of what can be gripped. */
const cubeHeights = ({ places }: Told): number[] =>
  shapes.flatMap(({ owner }, index) => (owner === 'loose' ? [places[index * 12 + 11] ?? NaN] : []));

const lying = tableTop * 1000 + 20;

describe('the scene in MuJoCo', () => {
  it('has ten shapes an arm, pedestal, table and three cubes', () => {
    const count = (wanted: string): number => shapes.filter(({ owner }) => owner === wanted).length;
    expect({ left: count('left'), right: count('right'), fixed: count('fixed'), loose: count('loose') }).toEqual({
      left: 10,
      right: 10,
      fixed: 2,
      loose: 3,
    });
    expect(ranges).toHaveLength(7);
    for (const place of moments.start.places) expect(Number.isFinite(place)).toBe(true);
  });

  it('holds the arms at their goal, and lets the cubes lie on the table', () => {
    expect(apart(inDegrees(moments.rested.left.angles), above)).toBeLessThan(0.2);
    for (const height of cubeHeights(moments.rested)) expect(Math.abs(height - lying)).toBeLessThan(0.5);
    expect(moments.rested.lifted).toBe(0);
  });

  it('brings both arms to a goal, the right one as the mirror image of the left one', () => {
    expect(apart(inDegrees(moments.down.left.angles), down)).toBeLessThan(0.5);
    expect(apart(inDegrees(moments.down.right.angles), inDegrees(mirroredPose(moments.down.left).angles))).toBeLessThan(0.5);
  });

  it('stops the fingers at a cube, lifts it, keeps it, and lets it fall', () => {
    expect(moments.closed.left.opening).toBeCloseTo(0.04, 2);
    expect(moments.closed.right.opening).toBeCloseTo(0.04, 2);
    expect(moments.held.lifted).toBe(2);
    const [first = 0, second = 0, third = 0] = cubeHeights(moments.held);
    for (const height of [first, second]) expect(height).toBeGreaterThan(lying + 50);
    expect(Math.abs(third - lying)).toBeLessThan(0.5);
    expect(moments.dropped.lifted).toBe(0);
  });
});

describe('the law of the motors', () => {
  const elbow = ({ left }: Told): number => inDegrees(left.angles)[3] ?? NaN;
  const goal = above[3] ?? NaN;

  it('lets the arm sag where nothing carries its weight, more with less Kp', () => {
    expect(Math.abs(elbow(moments.rested) - goal)).toBeLessThan(0.2);
    const [heavy, weak] = [apart(inDegrees(moments.heavy.left.angles), above), apart(inDegrees(moments.weak.left.angles), above)];
    expect(heavy).toBeGreaterThan(0.4);
    expect(weak).toBeGreaterThan(2 * heavy);
  });

  it('gives way to a push, and turns by a torque that is fed forward, over Kp', () => {
    expect(apart(inDegrees(moments.pushed.left.angles), inDegrees(moments.weak.left.angles))).toBeGreaterThan(0.3);
    // 4 N·m over Kp 240 N·m/rad.
    expect(elbow(moments.turned) - goal).toBeCloseTo(((4 / 240) * 180) / Math.PI, 0);
  });

  it('stops at the peak torque of the motor, the weight that it carries included', () => {
    expect(peaks).toEqual([40, 40, 27, 27, 7, 7, 7]);
    expect(moments.limited.torques[3]).toBeLessThanOrEqual(27.001);
    expect(Math.abs(moments.limited.torques[3] ?? 0)).toBeGreaterThan(0);
  });
});
