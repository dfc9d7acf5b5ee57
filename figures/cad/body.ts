import { directionToRobot, toRobot, type Frame, type Side } from './frames';
import type { Mesh } from './mesh';
import { add, type Vec3 } from './vector';

/** What a body is in a drawing: there already, put on now, or a fastener driven now. */
export type Tone = 'built' | 'added' | 'driven';

/** A mesh that stands somewhere in the robot's space. */
export interface Body {
  readonly name: string;
  readonly tone: Tone;
  readonly mesh: Mesh;
  readonly points: readonly Vec3[];
  /** A mirrored body has its triangles the other way round. */
  readonly mirrored: boolean;
}

/** Stands a mesh of model coordinates in the robot's space, moved by `offset` (model directions). */
export function standing(
  mesh: Mesh,
  where: { name: string; tone: Tone; frame: Frame; side: Side; offset?: Vec3; move?: (point: Vec3) => Vec3 },
): Body {
  const { name, tone, frame, side, offset = [0, 0, 0], move = (point) => point } = where;
  const shift = directionToRobot(frame, offset, side);
  const points = mesh.points.map((point) => add(toRobot(frame, move(point), side), shift));
  return { name, tone, mesh, points, mirrored: side === 'left' && frame !== 'robot' };
}
