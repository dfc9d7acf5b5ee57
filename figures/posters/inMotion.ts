import { arrow, line } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, weight, type Drawing } from '../svg';
import { joint, limb } from '../teleop/arms';
import { shownPedestal } from '../windows/shownRobot';
import type { Point } from '../point';

/** Two jaws of a hand that points to the side (1 right, −1 left), `gap` from its middle line each. */
const jaws = ([x, y]: Point, side: number, gap: number, length: number): string =>
  [-gap, gap]
    .map((by) =>
      line(
        [
          [x, y],
          [x + side * 8, y + by],
          [x + side * length, y + by],
        ],
        { width: 5 },
      ),
    )
    .join('');

const arm = (shoulder: Point, elbow: Point, hand: Point): string =>
  limb(shoulder, elbow, 14) + limb(elbow, hand, 11) + joint(...shoulder, 14) + joint(...elbow, 11) + joint(...hand, 7);

/** Arc of an arrow about an elbow, from one angle to another in degrees from straight down. */
const arc = ([x, y]: Point, radius: number, from: number, to: number): Point[] =>
  Array.from({ length: 9 }, (_, index) => {
    const angle = ((from + (index / 8) * (to - from)) * Math.PI) / 180;
    return [x + radius * Math.sin(angle), y + radius * Math.cos(angle)];
  });

/** Poster of the film of the home page: one arm hands a cube to the other. */
export const inMotion = (): Drawing =>
  smallSheet({
    file: 'poster-in-motion.svg',
    height: 356,
    title: 'The robot hands a cube from one arm to the other',
    description:
      'The robot from the front. Both hands meet before it, with a cube between them; arrows show how the forearms swing inwards.',
    body: [
      shownPedestal(320, 18),
      `<g opacity="0.35">${limb([210, 152], [150, 214], 11)}${limb([430, 152], [490, 214], 11)}</g>`,
      `<rect x="304" y="202" width="34" height="34" rx="4" fill="${ink.accentSoft}" stroke="${ink.accent}" stroke-width="${weight.outline}"/>`,
      jaws([258, 219], 1, 20, 68),
      jaws([398, 219], -1, 28, 46),
      arm([264, 62], [210, 152], [258, 219]),
      arm([376, 62], [430, 152], [398, 219]),
      arrow(arc([210, 152], 124, -38, 8), { colour: ink.accent, width: 4 }),
      arrow(arc([430, 152], 124, 38, -2), { colour: ink.accent, width: 4 }),
    ].join('\n'),
  });
