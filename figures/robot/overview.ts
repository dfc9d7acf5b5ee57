import { hairline } from '../dimension';
import { readRow } from '../tables/readTable';
import { drawing, ink, label, type Drawing } from '../svg';
import { armFront } from './armFront';
import { jointMarks, ring, type JointMark } from './joints';
import { chestFront, pedestalFront } from './pedestalFront';
import { createPen, place } from './pen';
import { dimension } from './sizes';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The robot seen from the front, both arms hanging; origin on the ground in the middle. */
export function robotFront(scale: number, at: Place): string {
  const pen = createPen(scale);
  const half = (dimension('shoulder spacing') / 2) * scale;
  const shoulderY = at.y - dimension('shoulder axis height') * scale;
  const opening = readRow('gripper-specifications', 'follower gripper').number('jaw_travel_mm');
  return [
    place(pedestalFront(pen), { ...at, scale }),
    place(armFront(pen, { rotorSide: 1, opening }), { x: at.x - half, y: shoulderY, scale, mirror: true }),
    place(armFront(pen, { rotorSide: -1, opening }), { x: at.x + half, y: shoulderY, scale }),
    place(chestFront(pen), { ...at, scale }),
  ].join('\n');
}

/** Ring and name of one joint; the name of J1 stands above its ring, the others to the right of the arm. */
function named(mark: JointMark, at: Place, column: number): string {
  const circle = ring(mark, at.x, at.y, mark.joint === 'J2' ? 18 : 13);
  if (mark.joint === 'J1') {
    return (
      circle +
      hairline(
        [
          [at.x, at.y - 14],
          [at.x, at.y - 70],
        ],
        { colour: ink.accent },
      ) +
      label(at.x, at.y - 76, mark.joint, { size: 21 })
    );
  }
  const drop = mark.joint === 'J6' ? -34 : 0;
  const start = mark.axis === 'across' ? 6 : mark.joint === 'J2' ? 19 : 14;
  const leader: [number, number][] = [
    [at.x + start - (drop ? 4 : 0), at.y + (drop ? -9 : 0)],
    [at.x + start + (drop ? 14 : 0), at.y + drop],
    [column - 6, at.y + drop],
  ];
  return (
    circle +
    hairline(leader, { colour: ink.accent }) +
    label(column, Math.round(at.y + drop + 7), mark.joint, { size: 21, anchor: 'start' })
  );
}

/** The robot with its joints, for the home page. */
export function overview(): Drawing {
  const scale = 0.7;
  const ground = { x: 202, y: 588 };
  const shoulder = {
    x: ground.x + (dimension('shoulder spacing') / 2) * scale,
    y: ground.y - dimension('shoulder axis height') * scale,
  };
  const marks = jointMarks().map((mark) =>
    named(mark, { x: Math.round(shoulder.x + mark.x * scale), y: Math.round(shoulder.y + mark.y * scale) }, 420),
  );
  return drawing({
    file: 'openarm-overview.svg',
    width: 468,
    height: 596,
    title: 'OpenArm 1 from the front, with its joints',
    description:
      'A post on a base plate carries a chest housing and two hanging arms with grippers. Rings mark the joints J1 at the chest to J7 at the wrist.',
    body: [robotFront(scale, ground), ...marks].join('\n'),
  });
}
