import { box, type Pen } from './pen';

/** Chest cover in side view, 613 to 773 mm above the ground, split at the post axis; y downwards. */
const chest =
  'M-48 -773H46Q52 -773 54 -768L64 -722Q65.3 -716 65.3 -710V-640Q65.3 -613 50 -613H-46Q-54 -613 -58 -620L-81 -668Q-84.8 -676 -84.8 -686V-708Q-84.8 -716 -81 -724L-58 -768Q-54 -773 -48 -773Z';

/** Pedestal seen from the robot's right, front to the right; origin on the ground below the post axis, y downwards, mm. */
export function pedestalSide(pen: Pen): string {
  return [
    pen.outline('M-153 -8H-118.4L-30 -161V-221Z', 'metal'),
    pen.edge('M-144 -8L-30 -205M-127 -8L-30 -176'),
    pen.outline(box(-30, -758, 30, -8), 'metal'),
    pen.edge('M-19 -613V-64M-11 -613V-64M11 -613V-64M19 -613V-64'),
    pen.outline(box(-25, -63.8, 25, -8.8), 'metal'),
    pen.edge('M-20 -63.8V-8.8M-2.5 -63.8V-8.8M2.5 -63.8V-8.8M20 -63.8V-8.8'),
    pen.outline(box(-155, -8, 95, 0, 1), 'metal'),
  ].join('');
}

/** Chest cover seen from the side. */
export const chestSide = (pen: Pen): string => pen.outline(chest, 'cover') + pen.edge('M0 -773V-613');
