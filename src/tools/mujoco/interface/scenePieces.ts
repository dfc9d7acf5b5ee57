import type { Moment, SceneShape, ShapeOwner } from '../engine/messages';
import type { ShadedMesh } from '../../../solids/engine/creaseNormals';
import type { ShownPiece } from '../../../solids/engine/renderer';
import { boxMesh, capsuleMesh } from '../../../solids/engine/simpleMeshes';

const mm = 1000;

const meshName = ({ kind, size }: SceneShape): string => `${kind} ${size.join(' ')}`;

/** Tones of the drawings: the arm that leads is light, what can be gripped is dark. */
const tones: Readonly<Record<ShapeOwner, ShownPiece['tone']>> = { left: 'added', right: 'built', fixed: 'built', loose: 'driven' };

/** The meshes of all shapes, by their names; equal shapes share one. */
export const shapeMeshes = (shapes: readonly SceneShape[]): ReadonlyMap<string, ShadedMesh> =>
  new Map(
    shapes.map((shape) => {
      const [x, y, z] = shape.size;
      return [meshName(shape), shape.kind === 'box' ? boxMesh([x * mm, y * mm, z * mm]) : capsuleMesh(x * mm, y * mm)] as const;
    }),
  );

/** All shapes where they are at a moment. */
export const scenePieces = (shapes: readonly SceneShape[], { places }: Moment): readonly ShownPiece[] =>
  shapes.map((shape, index) => ({
    mesh: meshName(shape),
    place: [...places.subarray(index * 12, index * 12 + 12)],
    tone: tones[shape.owner],
    number: index + 1,
  }));
