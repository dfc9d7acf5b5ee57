import { axisLine, hairline } from '../dimension';
import { blocks, connector, jaws, puck, rail, toolMotor, toolRing } from '../robot/handFront';
import { createPen, place } from '../robot/pen';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { gripperLimits } from './linkage';

const scale = 1.72;
/** Height in the arm's base frame, mm, that stands at the left edge of the drawing. */
const start = 480;

/** The gripper from the arm (left) to the jaws, pulled apart along the motor axis; the part to replace is marked. */
export function exploded(): Drawing {
  const pen = createPen(scale);
  const opening = gripperLimits().travel;
  const axisY = 190;
  const parts: { body: string; shift: number; name: string; at: number; textY: number; partY: number }[] = [
    { body: puck(pen), shift: -54, name: 'J8_A', at: 558, textY: 58, partY: 126 },
    { body: toolRing(pen, 'accentSoft'), shift: -30, name: 'J8_B', at: 603, textY: 58, partY: 126 },
    { body: toolMotor(pen), shift: 0, name: 'motor J8', at: 630, textY: 330, partY: 242 },
    { body: connector(pen), shift: 28, name: 'rail_connector', at: 666, textY: 374, partY: 330 },
    { body: rail(pen) + blocks(pen, opening), shift: 52, name: 'rail', at: 670, textY: 30, partY: 54 },
    { body: jaws(pen, opening), shift: 78, name: 'jaws', at: 700, textY: 374, partY: 300 },
  ];
  const x = (z: number, shift: number): number => (z + shift - start) * scale;
  return smallSheet({
    file: 'gripper-exploded.svg',
    height: 392,
    title: 'Parts of the gripper',
    description: `From the arm to the jaws: ${parts.map(({ name }) => name).join(', ')}. J8_B is the part to replace for another end-effector.`,
    body: [
      axisLine([
        [x(590, -44), axisY],
        [x(752, 92), axisY],
      ]),
      ...parts.map(({ body, shift }) =>
        place(`<g transform="translate(0 ${shift - start})">${body}</g>`, { x: 0, y: axisY, scale, rotate: -90 }),
      ),
      ...parts.map(({ name, at, shift, textY, partY }) => {
        const [px, accent] = [x(at, shift), name === 'J8_B'];
        const end = textY < partY ? textY + 8 : textY - 24;
        return (
          hairline(
            [
              [px, end],
              [px, partY],
            ],
            { colour: accent ? ink.accent : ink.soft },
          ) + label(px, textY, name, { size: 24, colour: accent ? ink.accent : ink.line })
        );
      }),
    ].join('\n'),
  });
}
