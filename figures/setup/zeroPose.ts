import { line } from '../diagram';
import { armFront } from '../robot/armFront';
import { chestFront, pedestalFront } from '../robot/pedestalFront';
import { createPen, place } from '../robot/pen';
import { dimension } from '../robot/sizes';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { textSize } from './shapes';
import { trueColour } from '../trueColours';

const scale = 0.62;
const ground = { x: 300, y: 520 };

/** The robot from the front, arms hanging, grippers closed. */
function robot(): string {
  const pen = createPen(scale);
  const half = (dimension('shoulder spacing') / 2) * scale;
  const y = ground.y - dimension('shoulder axis height') * scale;
  return [
    place(pedestalFront(pen), { ...ground, scale }),
    place(armFront(pen, { rotorSide: 1, opening: 0 }), { x: ground.x - half, y, scale, mirror: true }),
    place(armFront(pen, { rotorSide: -1, opening: 0 }), { x: ground.x + half, y, scale }),
    place(chestFront(pen), { ...ground, scale }),
  ].join('\n');
}

/** The emergency stop on the table, at the viewer's left. */
const emergencyStop = (x: number): string =>
  `<rect x="${x - 38}" y="${ground.y - 44}" width="76" height="44" rx="6" fill="${trueColour.yellow}" stroke-width="${weight.outline}"/>` +
  `<rect x="${x - 11}" y="${ground.y - 60}" width="22" height="16" fill="#fff" stroke-width="${weight.outline}"/>` +
  `<path d="M${x - 30} ${ground.y - 58}h60q-4 -24 -30 -24t-30 24Z" fill="${trueColour.red}" stroke="${trueColour.red}"/>`;

const pointer = (y: number, x: number, text: string): string =>
  line(
    [
      [x, y],
      [452, y],
    ],
    { colour: ink.accent, width: weight.edge },
  ) + label(460, y + 8, text, { size: textSize, anchor: 'start' });

/** The pose from which all joint angles are counted. */
export function zeroPose(): Drawing {
  return smallSheet({
    file: 'zero-pose.svg',
    width: 656,
    height: 566,
    title: 'Zero pose',
    description:
      'Front view: both arms hang straight down, elbows straight, grippers closed. The right arm is at the left of the picture. The emergency stop stands on the table at the left.',
    body: [
      line(
        [
          [4, ground.y + 2],
          [652, ground.y + 2],
        ],
        { colour: ink.soft },
      ),
      robot(),
      emergencyStop(64),
      label(192, 36, 'right arm', { size: textSize }),
      label(408, 36, 'left arm', { size: textSize }),
      pointer(88, 442, 'shoulders level'),
      pointer(222, 424, 'elbow straight'),
      pointer(462, 400, 'gripper closed'),
      label(64, 552, 'stop', { size: textSize, colour: ink.danger }),
    ].join('\n'),
  });
}
