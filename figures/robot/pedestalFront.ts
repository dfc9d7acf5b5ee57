import { box, type Pen } from './pen';

/** Path of the chest cover: 160 mm wide below, 100 mm above, 613 to 773 mm above the ground; y downwards. */
const chest =
  'M-40 -773H40Q48 -773 51 -765L77 -640Q80 -626 78 -620Q76 -613 68 -613H49V-648a5 5 0 0 0 -5 -5H-44a5 5 0 0 0 -5 5V-613H-68Q-76 -613 -78 -620Q-80 -626 -77 -640L-51 -765Q-48 -773 -40 -773Z';

const gusset = 'M30 -8.8V-63.8H35Q54 -31 85 -14V-8.8Z';

/** Post, base plate and gussets seen from the front; origin on the ground in the middle, y downwards, mm. */
export function pedestalFront(pen: Pen): string {
  return [
    pen.outline(box(-30, -758, 30, -8), 'metal'),
    pen.edge('M-19 -655V-8M-11 -655V-8M11 -655V-8M19 -655V-8'),
    pen.outline(gusset, 'metal'),
    `<g transform="scale(-1 1)">${pen.outline(gusset, 'metal')}</g>`,
    pen.outline(box(-95, -8, 95, 0, 1), 'metal'),
  ].join('');
}

/** Chest cover seen from the front; drawn after the arms, whose first motors it hides in part. */
export const chestFront = (pen: Pen): string =>
  pen.outline(chest, 'cover') + pen.edge('M-42 -762H42L60 -672Q61 -664 54 -664H-54Q-61 -664 -60 -672Z');
