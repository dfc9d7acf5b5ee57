import type { ArmModel } from '../../../arm/armModel';
import type { RobotPiece, RobotSide, RobotSolids } from '../../../model/robotSolids';
import type { SolidTone } from '../../../model/solidScene';
import type { ShownPiece } from '../../../solids/engine/renderer';
import { linkMotions } from './linkMotions';
import type { Motion } from './linkMotions';

/** Both arms with their models or angles. */
export type BySide<Value> = Readonly<Record<RobotSide, Value>>;

/** What stands out: the chosen arm, with its motors by the joints from 0 that need more than their rated torque. */
export interface Emphasis {
  readonly side: RobotSide;
  readonly tired: ReadonlySet<number>;
}

/** Rows of the 3 × 4 matrix of a place that a motion has moved. */
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

/** All pieces of the robot with its arms at joint angles in rad; their numbers are their places in the list from 1. */
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
