import { ink, weight } from '../svg';
import { joint, limb } from '../teleop/arms';
import type { Point } from '../point';

/** Upper arm, forearm and gripper of one arm, seen from the front. */
export const shownArm = (shoulder: Point, elbow: Point, hand: Point): string =>
  limb(shoulder, elbow, 12) + limb(elbow, hand, 10) + joint(...shoulder, 12) + joint(...elbow, 9);

/** Grid, pedestal and chest of the robot from the front. The shoulders are 56 beside the middle and 44 below `top`; the floor is 298 below it. */
export const shownPedestal = (middle: number, top: number): string =>
  [
    `<path d="M${middle - 164} ${top + 318}h328M${middle - 142} ${top + 290}h284" stroke="${ink.faint}" stroke-width="${weight.edge}"/>`,
    `<rect x="${middle - 18}" y="${top + 14}" width="36" height="288" fill="${ink.faint}"/>`,
    `<rect x="${middle - 58}" y="${top + 298}" width="116" height="14" fill="${ink.faint}"/>`,
    `<rect x="${middle - 44}" y="${top}" width="88" height="74" rx="8" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>`,
  ].join('');
