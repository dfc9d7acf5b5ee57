import { standing } from '../cad/body';
import { areasOf } from '../cad/areas';
import { drawnOn, rasterise } from '../cad/buffer';
import { chainsOf, simplified } from '../cad/chains';
import { toRobot } from '../cad/frames';
import { placeLabels } from '../cad/labels';
import { visiblePieces } from '../cad/lines';
import type { Mesh } from '../cad/mesh';
import { boxMesh, prismMesh } from './handMade';
import { project, projectionFrom } from '../cad/sheet';

const placement = { scale: 4, x: 100, y: 200 };
const front = projectionFrom([1, 0, 0]);

function seen(...meshes: Mesh[]) {
  const drawn = meshes.map((mesh, index) =>
    drawnOn(standing(mesh, { name: String(index), tone: 'built', handed: { frame: 'robot' }, side: 'right' }), front, placement),
  );
  const buffer = rasterise(drawn, 300, 300, 2);
  return { buffer, pieces: visiblePieces(drawn, buffer, 1 / placement.scale) };
}

describe('projection', () => {
  it('shows the robot from the front with its left at the right, and up at the top', () => {
    const [x, y, depth] = project(front, [3, 1, 2]);
    expect([x, y, depth].map((value) => Math.round(value))).toEqual([1, -2, 3]);
  });

  it('hangs the right arm on the right and mirrors the left, but moves what is the same on both', () => {
    expect(toRobot({ frame: 'arm' }, [0, 10, 122.5])).toEqual([0, -162.5, 698]);
    expect(toRobot({ frame: 'arm' }, [0, 10, 122.5], 'left')).toEqual([0, 162.5, 698]);
    expect(toRobot({ frame: 'arm', mirrored: false }, [0, 10, 122.5], 'left')).toEqual([0, 142.5, 698]);
  });
});

describe('hidden lines', () => {
  it('shows the four edges of a box seen square on', () => {
    const lines = chainsOf(seen(boxMesh([0, 0, 0], [10, 10, 10])).pieces);
    const points = lines.flat();
    expect(Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x))).toBeCloseTo(40, 0);
    expect(
      lines.reduce(
        (sum, line) =>
          sum +
          line.slice(1).reduce((part, [x, y], index) => part + Math.hypot(x - (line[index]?.[0] ?? 0), y - (line[index]?.[1] ?? 0)), 0),
        0,
      ),
    ).toBeCloseTo(160, -1);
  });

  it('leaves out what stands behind another body', () => {
    const { pieces } = seen(boxMesh([5, 0, 0], [10, 10, 10]), boxMesh([-10, 2, 2], [-5, 8, 8]));
    expect(pieces.filter(({ body }) => body === 2)).toEqual([]);
  });

  it('shows what stands in front, and the part behind only where it sticks out', () => {
    const { pieces } = seen(boxMesh([-10, 0, 2], [-5, 20, 8]), boxMesh([5, -1, 0], [10, 10, 10]));
    const behind = pieces.filter(({ body }) => body === 1).flatMap(({ from, to }) => [from[0], to[0]]);
    expect(Math.min(...behind)).toBeGreaterThan(100 + 10 * 4 - 2);
    expect(Math.max(...behind)).toBeCloseTo(100 + 20 * 4, 0);
  });

  it('draws the silhouette of a cylinder, but not the facets it is made of', () => {
    const { pieces } = seen(prismMesh(10, 20, 36));
    const upright = chainsOf(pieces).filter((line) =>
      line.some(([x], index) => index > 0 && Math.abs(x - (line[index - 1]?.[0] ?? 0)) < 0.01),
    );
    const columns = new Set(upright.flat().map(([x]) => Math.round(x / 4)));
    expect([...columns].every((x) => Math.abs(x - 15) <= 1 || Math.abs(x - 35) <= 1 || (x > 15 && x < 35))).toBe(true);
    expect(pieces.filter(({ from, to }) => Math.abs(from[0] - to[0]) < 0.01 && Math.abs(from[0] - 100) < 20)).toEqual([]);
  });
});

describe('areas', () => {
  it('gives an outline for a body and another one for the body in the middle of it', () => {
    const { buffer } = seen(boxMesh([0, 0, 0], [10, 30, 30]), boxMesh([20, 10, 10], [30, 20, 20]));
    expect(areasOf(buffer, (pixel) => buffer.body[pixel] === 1)).toHaveLength(2);
    expect(areasOf(buffer, (pixel) => buffer.body[pixel] === 2)).toHaveLength(1);
  });
});

describe('chains', () => {
  it('leaves out points on a straight line and keeps a corner', () => {
    expect(
      simplified(
        [
          [0, 0],
          [5, 0.05],
          [10, 0],
          [10, 10],
        ],
        0.2,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });
});

describe('labels', () => {
  it('stand on no body and not on one another, and reach their anchors', () => {
    const { buffer } = seen(boxMesh([0, 0, 0], [10, 20, 20]));
    const requests = [1, 2, 3].map(() => ({ width: 60, height: 24, anchors: [[[140, 160] as const]] }));
    const placed = placeLabels(requests, buffer, { width: 300, height: 300 });
    placed.forEach(({ x, y, leaders }, index) => {
      expect(x + 60 < 100 || x > 180 || y + 24 < 120 || y > 200).toBe(true);
      expect(leaders[0]?.[1]).toEqual([140, 160]);
      placed.slice(index + 1).forEach((other) => expect(Math.abs(x - other.x) >= 60 || Math.abs(y - other.y) >= 24).toBe(true));
    });
  });

  it('says so where there is no room', () => {
    const { buffer } = seen(boxMesh([0, 0, 0], [10, 20, 20]));
    expect(() => placeLabels([{ width: 400, height: 24, anchors: [] }], buffer, { width: 300, height: 300 })).toThrow(
      'no room left for a label',
    );
  });
});
