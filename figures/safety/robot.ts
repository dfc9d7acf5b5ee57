import { ink } from '../svg';
import { at, away, bar, box, disc, stroke, type Point } from './shapes';

/** Where the joints of a drawn arm are. */
interface ArmPoints {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly tip: Point;
}

/** Joints of an arm in side view; angles of upper arm, forearm and hand in degrees, 0 to the right, 90 up. Proportions as on the robot. */
export function armPoints(shoulder: Point, size: number, angles: readonly [number, number, number]): ArmPoints {
  const elbow = away(shoulder, size * 0.35, angles[0]);
  const wrist = away(elbow, size * 0.34, angles[1]);
  return { shoulder, elbow, wrist, tip: away(wrist, size * 0.31, angles[2]) };
}

/** An arm in side view with an open gripper: outline only, as a sign for the real arm. */
export function arm(points: ArmPoints, size: number): string {
  const { shoulder, elbow, wrist, tip } = points;
  const hand = (Math.atan2(wrist.y - tip.y, tip.x - wrist.x) * 180) / Math.PI;
  const rail = away(wrist, size * 0.2, hand);
  const jaw = (side: number): string => {
    const root = away(rail, size * 0.055, hand + side * 90);
    return stroke(
      `M${at(root)}L${at(away(root, size * 0.07, hand + side * 12))}L${at(away(away(root, size * 0.11, hand), size * 0.025, hand - side * 90))}`,
      { width: 4 },
    );
  };
  return [
    bar(shoulder, elbow, size * 0.11),
    bar(elbow, wrist, size * 0.085),
    bar(wrist, away(wrist, size * 0.15, hand), size * 0.07),
    stroke(`M${at(away(rail, size * 0.075, hand + 90))}L${at(away(rail, size * 0.075, hand - 90))}`, { width: 5 }),
    stroke(`M${at(away(wrist, size * 0.18, hand))}L${at(rail)}`, { width: 6 }),
    jaw(1),
    jaw(-1),
    disc(shoulder, size * 0.078, ink.accentSoft),
    disc(elbow, size * 0.052, ink.accentSoft),
    disc(wrist, size * 0.045, ink.accentSoft),
  ].join('');
}

/** Post with chest housing in side view; `x` is the middle of the post, `top` the top of the chest, `foot` its lower end. */
export const post = (x: number, top: number, foot: number, width = 26): string =>
  box(x - width / 2, top + 8, width, foot - top - 8, 'none', 0) + box(x - width * 0.95, top, width * 1.9, 62, ink.accentSoft, 10);
