import { subtract, rotationAbout, multiply } from '../matrix';
import { longestReach, shoulderCentre, workspacePoints, rollPitchYaw, toolPose } from '../toolPose';
import { bothArms } from './bothArms';
import { reachFor } from '../inverseKinematics';
import { mirrorAngles } from '../armTables';
import type { Vec3 } from '../matrix';
import { framesOf } from '../kinematics';

const arms = Object.values(bothArms);

/** Numbers from 0 to 1 that are the same in each run (Lehmer). */
function chance(): () => number {
  let seed = 20_251_123;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

const anywhere = (ranges: readonly (readonly [number, number])[], next: () => number): number[] =>
  ranges.map(([least, most]) => least + (most - least) * next());

const expectInside = (angles: readonly number[], ranges: readonly (readonly [number, number])[]): void =>
  angles.forEach((angle, joint) => {
    expect(angle).toBeGreaterThanOrEqual(ranges[joint]?.[0] ?? NaN);
    expect(angle).toBeLessThanOrEqual(ranges[joint]?.[1] ?? NaN);
  });

describe.each(arms)('the hand of the $side arm', (arm) => {
  it('comes within 0.1 mm of places near it, in limits, from anywhere', () => {
    const next = chance();
    for (let trial = 0; trial < 100; trial += 1) {
      const start = anywhere(arm.ranges, next);
      const end = start.map((angle, joint) => {
        const [least, most] = arm.ranges[joint] ?? [0, 0];
        return Math.min(Math.max(angle + (next() - 0.5) * 0.8, least), most);
      });
      const goal = toolPose(arm, end);
      const { angles, off } = reachFor(arm, start, goal);
      expectInside(angles, arm.ranges);
      expect(off).toBeLessThan(1e-4);
      expect(Math.hypot(...subtract(toolPose(arm, angles).position, goal.position))).toBeCloseTo(off, 9);
    }
  });

  it('keeps its direction where it can', () => {
    const start = mirrorAngles([0.3, 0.2, 0.1, 1.3, 0.1, 0.1, 0.2]).map((angle) => (arm.side === 'right' ? -angle : angle));
    start[3] = 1.3;
    const goal = toolPose(arm, start);
    const [x, y, z] = goal.position;
    const { off, turned } = reachFor(arm, start, { ...goal, position: [x + 0.03, y, z + 0.02] });
    expect(off).toBeLessThan(1e-5);
    expect(turned).toBeLessThan(1e-3);
  });

  it('is drawn up from the straight arm, whose elbow must bend first', () => {
    const goal = toolPose(arm, []);
    const [x, y, z] = goal.position;
    const { angles, off } = reachFor(
      arm,
      arm.moved.map(() => 0),
      { ...goal, position: [x, y, z + 0.01] },
    );
    expect(off).toBeLessThan(1e-4);
    expect(angles[3]).toBeGreaterThan(0);
  });

  it('stays in limits and finite where a place is out of reach', () => {
    const next = chance();
    const far: readonly Vec3[] = [[3, 0, 0], [0, 0, -5], shoulderCentre(arm), [1e6, -1e6, 1e6]];
    for (const position of far) {
      const { angles, off } = reachFor(arm, anywhere(arm.ranges, next), { ...toolPose(arm, []), position });
      expectInside(angles, arm.ranges);
      expect(angles.every(Number.isFinite)).toBe(true);
      expect(off).toBeGreaterThan(1e-3);
    }
  });
});

it('mirrors wrist and direction of an arm, and itself twice', () => {
  const angles = [0.5, -0.3, 0.2, 1.1, -0.4, 0.3, 0.6];
  expect(mirrorAngles(mirrorAngles(angles))).toEqual(angles);
  const wrist = ({ bodies }: typeof bothArms.right, all: readonly number[], model: typeof bothArms.right): Vec3 =>
    framesOf(model, all)[bodies.findIndex(({ name }) => name.endsWith('_link7'))]?.position ?? [0, 0, 0];
  const [x, y, z] = wrist(bothArms.right, angles, bothArms.right);
  const mirrored = wrist(bothArms.left, mirrorAngles(angles), bothArms.left);
  [x, -y, z].forEach((value, axis) => expect(mirrored[axis]).toBeCloseTo(value, 5));
});

describe('roll, pitch and yaw', () => {
  it.each([
    [0.1, 0.2, 0.3],
    [-2.5, 1.2, -3],
    [0, Math.PI / 2, 0.4],
  ])('turn about x, y, z one after the other: %p %p %p', (roll, pitch, yaw) => {
    const turn = (a: number, b: number, c: number) =>
      multiply(rotationAbout([0, 0, 1], c), multiply(rotationAbout([0, 1, 0], b), rotationAbout([1, 0, 0], a)));
    const wanted = turn(roll, pitch, yaw);
    turn(...rollPitchYaw(wanted)).forEach((value, at) => expect(value).toBeCloseTo(wanted[at] ?? NaN, 9));
  });
});

describe('the places that a tool gets to', () => {
  const { right } = bothArms;
  const points = workspacePoints(right, 3000);

  it('are inside the reach, and come near to its end', () => {
    const far = points.map((point) => Math.hypot(...subtract(point, shoulderCentre(right))));
    const reach = longestReach(right);
    expect(Math.max(...far)).toBeLessThanOrEqual(reach + 1e-9);
    expect(Math.max(...far)).toBeGreaterThan(0.95 * reach);
  });

  it('lie in front, beside and above, and more to the outside than to the inside', () => {
    const shoulder = shoulderCentre(right);
    const share = (is: (x: number, y: number, z: number) => boolean): number =>
      points.filter((point) => is(...subtract(point, shoulder))).length / points.length;
    expect(share((x) => x > 0.2)).toBeGreaterThan(0.1);
    expect(share((_x, _y, z) => z > 0.1)).toBeGreaterThan(0.05);
    // The right arm is at negative y.
    expect(share((_x, y) => y < 0)).toBeGreaterThan(share((_x, y) => y > 0));
  });
});
