import { edgesOf, type Mesh } from './mesh';
import { add, cross, dot, normalise, scale, subtract, type Vec3 } from './vector';

/** A plug at the end of a cable. */
export interface Plug {
  /** Middle of the face that goes into the socket. */
  readonly face: Vec3;
  /** From the face back along the plug. */
  readonly back: Vec3;
  /** Along the long side of the face; level, unless told. */
  readonly wide?: Vec3;
  /** Where the wires leave an L-shaped plug; a straight one has none. */
  readonly leaves?: Vec3;
  /** `bus`, unless told: XT30(2+2). The cables of J1 and J2 have a `power` and a `signal` plug at the motor. */
  readonly kind?: keyof typeof plugSizes;
}

/** Width, height and depth of the plugs as they are drawn, in mm. */
const plugSizes = { bus: [13, 5.6, 13], power: [11, 6.5, 13], signal: [5.5, 4.5, 8] } as const satisfies Record<string, Vec3>;
/** The L shape: a short nose, and a block that reaches to where the wires leave. */
const bent = { nose: 3, depth: 10, reach: 13 } as const;
const cornersRound = 8;

/** Where the wires come out of a plug. */
export function wireEnd({ face, back, leaves, kind = 'bus' }: Plug): Vec3 {
  const along = normalise(back);
  if (!leaves) return add(face, scale(along, plugSizes[kind][2]));
  return add(face, add(scale(along, (bent.nose + bent.depth) / 2), scale(normalise(leaves), bent.reach)));
}

/** Triangles of a cable that runs smoothly through `points`, with plugs. Diameter in mm: all wires of the cable together. */
export function cableMesh(points: readonly Vec3[], plugs: readonly Plug[] = [], diameter = 4.5): Mesh {
  const line = smooth(points);
  const meshPoints: Vec3[] = [];
  const triangles: number[] = [];
  let side: Vec3 = [0, 0, 1];
  line.forEach((point, index) => {
    const along = normalise(subtract(line[Math.min(index + 1, line.length - 1)] ?? point, line[Math.max(index - 1, 0)] ?? point));
    // Carries the side direction along the line, so that the tube does not twist.
    side = normalise(subtract(Math.abs(dot(side, along)) > 0.95 ? [along[1], along[2], along[0]] : side, scale(along, dot(side, along))));
    const other = cross(along, side);
    for (let corner = 0; corner < cornersRound; corner++) {
      const angle = (corner / cornersRound) * 2 * Math.PI;
      meshPoints.push(add(point, add(scale(side, (Math.cos(angle) * diameter) / 2), scale(other, (Math.sin(angle) * diameter) / 2))));
    }
  });
  for (let ring = 0; ring + 1 < line.length; ring++) {
    for (let corner = 0; corner < cornersRound; corner++) {
      const next = (corner + 1) % cornersRound;
      const [a, b, c, d] = [
        ring * cornersRound + corner,
        ring * cornersRound + next,
        (ring + 1) * cornersRound + next,
        (ring + 1) * cornersRound + corner,
      ];
      triangles.push(a, b, c, a, c, d);
    }
  }
  for (const plug of plugs) addPlug(plug, meshPoints, triangles);
  // Eight flats make the tube; they meet at 45°, which is no edge to draw.
  const tubeEdges = new Set(Array.from({ length: line.length * cornersRound }, (_, index) => index));
  const edges = edgesOf(meshPoints, triangles).map((edge) =>
    tubeEdges.has(edge.from) && tubeEdges.has(edge.to) && edge.right >= 0 ? { ...edge, sharp: false } : edge,
  );
  return { points: meshPoints, triangles, edges };
}

/** Several cables or branches as one part. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const points = meshes.flatMap((mesh) => mesh.points);
  const starts = meshes.map((_, index) => meshes.slice(0, index).reduce((sum, mesh) => sum + mesh.points.length, 0));
  const triangleStarts = meshes.map((_, index) => meshes.slice(0, index).reduce((sum, mesh) => sum + mesh.triangles.length / 3, 0));
  return {
    points,
    triangles: meshes.flatMap((mesh, index) => mesh.triangles.map((corner) => corner + (starts[index] ?? 0))),
    edges: meshes.flatMap((mesh, index) => {
      const [start, triangle] = [starts[index] ?? 0, triangleStarts[index] ?? 0];
      return mesh.edges.map((edge) => ({
        ...edge,
        from: edge.from + start,
        to: edge.to + start,
        left: edge.left + triangle,
        right: edge.right < 0 ? -1 : edge.right + triangle,
      }));
    }),
  };
}

/** Catmull-Rom curve through the points, eight steps between two of them. */
function smooth(points: readonly Vec3[]): Vec3[] {
  const at = (index: number): Vec3 => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0, 0];
  const steps = 8;
  return Array.from({ length: (points.length - 1) * steps + 1 }, (_, step) => {
    const index = Math.min(Math.floor(step / steps), points.length - 2);
    const t = step / steps - index;
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return [0, 1, 2].map((axis) => {
      const [a, b, c, d] = [p0[axis] ?? 0, p1[axis] ?? 0, p2[axis] ?? 0, p3[axis] ?? 0];
      return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
    }) as unknown as Vec3;
  });
}

type Range = readonly [from: number, to: number];

function addPlug({ face, back, wide, leaves, kind = 'bus' }: Plug, points: Vec3[], triangles: number[]): void {
  const along = normalise(back);
  const level = cross(Math.abs(along[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0], along);
  const u = normalise(wide ?? level);
  // The height is measured towards the wires of an L-shaped plug.
  const across = cross(along, u);
  const v = leaves && dot(leaves, across) < 0 ? scale(across, -1) : across;
  const at = (x: number, y: number, depth: number): Vec3 => add(face, add(scale(along, depth), add(scale(u, x), scale(v, y))));
  const [width, height, depth] = plugSizes[kind];
  const [left, right]: Range = [-width / 2, width / 2];
  if (leaves) {
    addBox(at, [left + 1, right - 1], [-height / 2, height / 2], [0, bent.nose], points, triangles);
    addBox(at, [left, right], [-height / 2 - 1, bent.reach], [bent.nose, bent.depth], points, triangles);
  } else addBox(at, [left, right], [-height / 2, height / 2], [0, depth], points, triangles);
}

function addBox(
  at: (x: number, y: number, depth: number) => Vec3,
  [left, right]: Range,
  [low, high]: Range,
  [front, rear]: Range,
  points: Vec3[],
  triangles: number[],
): void {
  const start = points.length;
  for (const depth of [front, rear])
    points.push(at(left, low, depth), at(right, low, depth), at(right, high, depth), at(left, high, depth));
  const quads = [
    [0, 3, 2, 1],
    [4, 5, 6, 7],
    [0, 1, 5, 4],
    [1, 2, 6, 5],
    [2, 3, 7, 6],
    [3, 0, 4, 7],
  ] as const;
  // A mirrored frame of axes would turn the faces inside out.
  const mirrored =
    dot(cross(subtract(at(1, 0, 0), at(0, 0, 0)), subtract(at(0, 1, 0), at(0, 0, 0))), subtract(at(0, 0, 1), at(0, 0, 0))) < 0;
  for (const [a, b, c, d] of quads) {
    const [p, q, r, s] = (mirrored ? [a, d, c, b] : [a, b, c, d]).map((corner) => start + corner) as [number, number, number, number];
    triangles.push(p, q, r, p, r, s);
  }
}
