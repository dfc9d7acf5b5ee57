import { quaternionOf, rotationAbout, rotationOf, solve } from '../matrix';
import type { Vec3 } from '../matrix';

const axes: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [0.6, 0, 0.8],
  [-0.48, 0.6, 0.64],
];

it('turns a rotation into a quaternion and back, also at half a turn', () => {
  for (const axis of axes) {
    for (const angle of [0, 1e-9, 0.3, Math.PI / 2, 2.9, Math.PI - 1e-9, Math.PI, -2]) {
      const rotation = rotationAbout(axis, angle);
      const quaternion = quaternionOf(rotation);
      expect(Math.hypot(...quaternion)).toBeCloseTo(1, 12);
      expect(quaternion[0]).toBeGreaterThanOrEqual(0);
      rotationOf(quaternion).forEach((value, index) => expect(value).toBeCloseTo(rotation[index] ?? 0, 12));
    }
  }
});

it('solves equations, and refuses those that no mass matrix gives', () => {
  expect(
    solve(
      [
        [4, 2],
        [2, 3],
      ],
      [10, 8],
    ).map((value) => Number(value.toFixed(12))),
  ).toEqual([1.75, 1.5]);
  expect(() =>
    solve(
      [
        [1, 2],
        [2, 1],
      ],
      [1, 1],
    ),
  ).toThrow(/positive definite/);
});
