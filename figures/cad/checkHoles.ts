import { shankDiameter, shoulderDiameter } from './fasteners';
import { directionToRobot, toRobot, type Handed } from './frames';
import type { Hole } from './holes';
import type { Model } from './model';
import { intoAt, type FastenerGroup, type Part } from './part';
import { cross, dot, length, normalise, subtract, type Vec3 } from './vector';

/** How far a hole may lie beside the axis of its fastener, in mm. */
const tolerance = 0.7;

/** Finds fasteners that meet no hole: each must run through a hole of two of the parts that its group joins (of one, where it joins one). */
export function checkHoles(model: Model): string[] {
  return [...model.groups.values()].flatMap((group) => {
    if (shankDiameter(group.fastener) === undefined) return [];
    const parts = group.joins.map((id) => model.parts.get(id));
    const unknown = group.joins
      .filter((_, index) => !parts[index])
      .map((id) => `figures/cad/parts: the fasteners "${group.id}" join "${id}", which is no part.`);
    const known = parts.filter((part) => part !== undefined);
    const needed = Math.min(2, known.length);
    const loose = group.seats.flatMap((seat, index) => {
      const met = known.filter((part) => part.holes.some((hole) => isOnAxis(group, seat, intoAt(group, index), part, hole)));
      if (met.length >= needed) return [];
      const where = seat.map((value) => Math.round(value * 10) / 10).join(', ');
      return [
        `figures/cad/parts: "${group.id}" (${usedBy(group.id, model)}): the ${group.fastener} at (${where}) meets ${met.length === 0 ? 'no hole' : `only a hole of ${met.map(({ id }) => id).join(', ')}`}; it should join ${group.joins.join(' and ')}. Correct the seat or the holes.`,
      ];
    });
    return [...unknown, ...loose];
  });
}

function usedBy(group: string, model: Model): string {
  const step = model.drawings.find(({ driven }) => driven.some((one) => one.group === group));
  return step ? `guide ${step.guide}, step ${step.step}` : 'in no step';
}

function isOnAxis(group: FastenerGroup, seat: Vec3, into: Vec3, part: Part, hole: Hole): boolean {
  const shank = shankDiameter(group.fastener) ?? 0;
  if (hole.diameter < shank * 0.75 || hole.diameter > Math.max(shank + 1.6, (shoulderDiameter(group.fastener) ?? 0) + 2.1)) return false;
  const [from, along] = common(group, seat, into, part);
  const [at, axis] = common(part, hole.at, hole.along, group);
  return Math.abs(dot(normalise(along), normalise(axis))) > 0.999 && length(cross(subtract(at, from), normalise(along))) <= tolerance;
}

/** Both arm frames have the same coordinates (every joint at zero); only with the robot's own frame all goes there. */
function common(handed: Handed, point: Vec3, direction: Vec3, other: Handed): [Vec3, Vec3] {
  if (handed.frame !== 'robot' && other.frame !== 'robot') return [point, direction];
  return [toRobot(handed, point), directionToRobot(handed, direction)];
}
