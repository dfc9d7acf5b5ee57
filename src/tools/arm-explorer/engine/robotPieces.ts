import type { ArmModel } from '../../../arm/armModel';
import { framesOf, world } from '../../../arm/kinematics';
import { add, apply, multiply, scale, subtract, transposed } from '../../../arm/matrix';
import type { Mat3, Vec3 } from '../../../arm/matrix';
import type { RobotArm, RobotLink, RobotPiece, RobotSide, RobotSolids } from '../../../model/robotSolids';
import type { SolidTone } from '../../../model/solidScene';
import type { ShownPiece } from '../../../solids/engine/renderer';

/** Rigid motion in the robot's space: x becomes turn · x + shift, in mm. */
export interface Motion {
  readonly turn: Mat3;
  readonly shift: Vec3;
}

/** Converts m to mm. */
const mm = (place: Vec3): Vec3 => scale(place, 1000);

const about = (point: Vec3, turn: Mat3): Motion => ({ turn, shift: subtract(point, apply(turn, point)) });

/** Composes two motions. */
const after = (second: Motion, first: Motion): Motion => ({
  turn: multiply(second.turn, first.turn),
  shift: add(second.shift, apply(second.turn, first.shift)),
});

/**
 * Motion of each link of an arm from its zero pose to joint angles in rad. Corrects the model's arm, which is 1 mm farther out than in the
 * drawings. J7_E, the crank on motor J6, and J7_C on motor J7 hold the ends of rod J7_D as far apart as their two axes: a parallelogram. So
 * the crank turns by the angle of J6 about its own axis, and the rod only translates.
 */
export function linkMotions(model: ArmModel, angles: readonly number[], { base, crank, pin }: RobotArm): (link: RobotLink) => Motion {
  const [now, zero] = [framesOf(model, angles), framesOf(model, [])];
  const bodies = [model.bodies[model.moved[0] ?? -1]?.parent ?? -1, ...model.moved];
  const out = subtract(mm((zero[bodies[0] ?? -1] ?? world).position), base);
  const motions = bodies.map((body): Motion => {
    const [after_, before] = [now[body] ?? world, zero[body] ?? world];
    const turn = multiply(after_.rotation, transposed(before.rotation));
    const shift = subtract(mm(after_.position), apply(turn, mm(before.position)));
    return { turn, shift: subtract(add(shift, apply(turn, out)), out) };
  });
  const still: Motion = { turn: world.rotation, shift: [0, 0, 0] };
  const forearm = motions[5] ?? still;
  const bend = multiply(transposed(forearm.turn), (motions[6] ?? still).turn);
  const reach = subtract(pin, crank);
  return (link) => {
    if (link === 'crank') return after(forearm, about(crank, bend));
    if (link === 'rod') return after(forearm, { turn: world.rotation, shift: subtract(apply(bend, reach), reach) });
    return motions[link] ?? still;
  };
}

export type BySide<Value> = Readonly<Record<RobotSide, Value>>;

/** What to highlight: the chosen arm, and indices of its joints that need more than their rated torque. */
interface Emphasis {
  readonly side: RobotSide;
  readonly tired: ReadonlySet<number>;
}

/** Rows of the 3 × 4 matrix of a place after a motion. */
function moved({ turn, shift }: Motion, place: readonly number[]): number[] {
  return [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) =>
      [0, 1, 2].reduce(
        (sum, inner) => sum + (turn[row * 3 + inner] ?? 0) * (place[inner * 4 + column] ?? 0),
        column === 3 ? (shift[row] ?? 0) : 0,
      ),
    ),
  );
}

function toneOf({ side, link, motor }: RobotPiece, emphasis: Emphasis): SolidTone {
  if (side !== emphasis.side) return 'built';
  return motor !== undefined ? 'driven' : link === 7 ? 'added' : 'built';
}

/** All pieces of the robot with its arms at joint angles in rad, numbered from 1 by their index. */
export function robotPieces(
  robot: RobotSolids,
  models: BySide<ArmModel>,
  angles: BySide<readonly number[]>,
  emphasis: Emphasis,
): ShownPiece[] {
  const motions = {
    right: linkMotions(models.right, angles.right, robot.arms.right),
    left: linkMotions(models.left, angles.left, robot.arms.left),
  };
  return robot.pieces.map((piece, index) => {
    const { mesh, place, side, link, motor } = piece;
    const isTired = side === emphasis.side && motor !== undefined && emphasis.tired.has(motor - 1);
    return {
      mesh: robot.meshes[mesh] ?? '',
      place: side ? moved(motions[side](link), place) : place,
      tone: toneOf(piece, emphasis),
      number: index + 1,
      ...(isTired && { marked: true }),
    };
  });
}
