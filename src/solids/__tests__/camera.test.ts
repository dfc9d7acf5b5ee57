import { lookFrom, onSheet, pan, turn, zoomAt } from '../engine/camera';
import type { Camera } from '../engine/camera';

const sheet = { width: 400, height: 300 };
const box = [{ low: [0, -50, 100], high: [200, 50, 300] }] as const;
const near = (camera: Camera, from: readonly number[]): void =>
  camera.towardsEye.forEach((value, axis) => expect(value).toBeCloseTo(from[axis] ?? 0, 6));

describe('a camera without perspective', () => {
  it('shows all of a box, in the middle of the sheet', () => {
    const camera = lookFrom([1, -2, 1], [0, 0, 1], box, sheet);
    for (const x of [0, 200])
      for (const y of [-50, 50])
        for (const z of [100, 300]) {
          const [right, down] = onSheet(camera, [x, y, z]);
          expect(Math.abs(right)).toBeLessThanOrEqual(200);
          expect(Math.abs(down)).toBeLessThanOrEqual(150);
        }
    expect(onSheet(camera, [100, 0, 200]).map((value) => Math.round(value * 1e6) / 1e6 || 0)).toEqual([0, 0, 0]);
  });

  it('has the robot’s upright upwards, and what is on the right of the eye on the right', () => {
    const camera = lookFrom([1, 0, 0], [0, 0, 1], box, sheet);
    expect(onSheet(camera, [0, 0, 300])[1]).toBeLessThan(onSheet(camera, [0, 0, 100])[1]);
    // From the front, the robot's left is on the right.
    expect(onSheet(camera, [0, 50, 200])[0]).toBeGreaterThan(0);
  });

  it('is back where it was after a whole turn, whatever it looks at from above', () => {
    for (const from of [
      [1, 0, 0],
      [0, 0, 1],
      [0, 1, -5],
    ] as const) {
      let camera = lookFrom(from, from[2] === 1 ? [1, 0, 0] : [0, 0, 1], box, sheet);
      const before = camera.towardsEye;
      for (let press = 0; press < 24; press++) camera = turn(camera, Math.PI / 12, 0);
      near(camera, before);
      for (const one of [camera.right, camera.up, camera.towardsEye]) expect(Math.hypot(...one)).toBeCloseTo(1, 9);
    }
  });

  it('turns the near side with the hand: to the right, and down to see more from above', () => {
    const camera = lookFrom([1, 0, 0], [0, 0, 1], box, sheet);
    const nearSide = [200, 0, 200] as const;
    expect(onSheet(turn(camera, 0.1, 0), nearSide)[0]).toBeGreaterThan(0);
    expect(onSheet(turn(camera, 0, 0.1), nearSide)[1]).toBeGreaterThan(0);
    expect(turn(camera, 0, 0.1).towardsEye[2]).toBeGreaterThan(0);
  });

  it('keeps what is under the pointer when it zooms, and moves with it', () => {
    const camera = lookFrom([1, -2, 1], [0, 0, 1], box, sheet);
    const point = [200, 50, 300] as const;
    const [x, y] = onSheet(camera, point);
    const zoomed = onSheet(zoomAt(camera, 3, x, y), point);
    expect(zoomed[0]).toBeCloseTo(x, 6);
    expect(zoomed[1]).toBeCloseTo(y, 6);
    const moved = onSheet(pan(camera, 30, -20), point);
    expect(moved[0]).toBeCloseTo(x + 30, 6);
    expect(moved[1]).toBeCloseTo(y - 20, 6);
  });
});
