import { toRobot, type Handed, type Side } from './frames';
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

/** Stands a mesh of model coordinates in the robot's space, moved by `shift` (mm, the robot's directions). */
export function standing(
  mesh: Mesh,
  where: { name: string; tone: Tone; handed: Handed; side: Side; shift?: Vec3; move?: (point: Vec3) => Vec3 },
): Body {
  const { name, tone, handed, side, shift = [0, 0, 0], move = (point) => point } = where;
  const points = mesh.points.map((point) => add(toRobot(handed, move(point), side), shift));
  return { name, tone, mesh, points, mirrored: side === 'left' && handed.frame !== 'robot' && handed.mirrored !== false };
}
