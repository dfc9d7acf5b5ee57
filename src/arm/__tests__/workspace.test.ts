import { subtract } from '../matrix';
import { longestReach, shoulderCentre, workspacePoints } from '../toolPose';
import { bothArms } from './bothArms';

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

  it('are the same each time', () => {
    expect(workspacePoints(right, 5)).toEqual(points.slice(0, 5));
  });
});
