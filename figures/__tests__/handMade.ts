import { edgesOf, type Mesh } from '../cad/mesh';
import type { Model } from '../cad/model';
import type { FastenerGroup, Part } from '../cad/part';
import type { StepDrawing } from '../cad/step';
import type { Vec3 } from '../cad/vector';

/** Makes drawings of steps that differ from one of a guide made by hand. */
export const stepsLike =
  (like: Partial<StepDrawing>) =>
  (changes: Partial<StepDrawing> = {}): StepDrawing => ({
    guide: 'hand-made',
    step: 1,
    arm: 'both',
    title: 'A step',
    built: [],
    added: [],
    driven: [],
    view: { from: [1, 0, 0] },
    ...like,
    ...changes,
  });

const notBuilt = (): never => {
  throw new Error('no shape is needed');
};

/** A part that nobody builds. */
export const partOf = (id: string, changes: Partial<Part> = {}): Part => ({ id, frame: 'robot', holes: [], build: notBuilt, ...changes });

/** A model of parts made by hand. */
export function modelOf(
  parts: readonly Part[],
  groups: readonly FastenerGroup[] = [],
  drawings: readonly StepDrawing[] = [],
  mesh: Model['mesh'] = notBuilt,
): Model {
  return {
    parts: new Map(parts.map((part) => [part.id, part])),
    groups: new Map(groups.map((group) => [group.id, group])),
    cables: new Map(),
    drawings,
    digest: (name) => name,
    solid: notBuilt,
    mesh,
  };
}

/** Triangles of a box, made without the CAD kernel. */
export function boxMesh([x1, y1, z1]: Vec3, [x2, y2, z2]: Vec3): Mesh {
  const points = [z1, z2].flatMap((z): Vec3[] => [
    [x1, y1, z],
    [x2, y1, z],
    [x2, y2, z],
    [x1, y2, z],
  ]);
  const triangles = [0, 2, 1, 0, 3, 2, 4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7];
  return { points, triangles, edges: edgesOf(points, triangles) };
}

/** Triangles of an upright prism of many sides about the z axis: a cylinder as a mesh has it. */
export function prismMesh(radius: number, height: number, sides: number): Mesh {
  const ring = (z: number): Vec3[] =>
    Array.from({ length: sides }, (_, side) => [
      Math.cos((side / sides) * 2 * Math.PI) * radius,
      Math.sin((side / sides) * 2 * Math.PI) * radius,
      z,
    ]);
  const points = [...ring(0), ...ring(height), [0, 0, 0] as Vec3, [0, 0, height] as Vec3];
  const triangles = Array.from({ length: sides }, (_, side) => {
    const next = (side + 1) % sides;
    return [side, next, sides + next, side, sides + next, sides + side, 2 * sides, next, side, 2 * sides + 1, sides + side, sides + next];
  }).flat();
  return { points, triangles, edges: edgesOf(points, triangles) };
}
