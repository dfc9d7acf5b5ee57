import { axisLine, dimensionH, dimensionV } from '../dimension';
import { smallSheet } from '../smallSheet';
import { label, type Drawing } from '../svg';
import { armSide } from './armSide';
import { platePlan } from './basePlate';
import { chestSide, pedestalSide } from './pedestalSide';
import { createPen, place } from './pen';
import { basePlate, dimension } from './sizes';

const scale = 0.74;
const size = 27;
const ground = { x: 212, y: 716 };

/** The three lengths of the stretched arm, stacked above it; all start at the shoulder. */
function lengths(shoulderY: number): string {
  const names = ['shoulder to elbow', 'shoulder to wrist', 'shoulder to fingertip'];
  const chestTop = ground.y - dimension('overall height') * scale;
  return names
    .map((name, level) => {
      const value = dimension(name);
      const x1 = ground.x + value * scale;
      const armTop = shoulderY - [28.5, 34, 15][level]! * scale - 5;
      return dimensionH({ x0: ground.x, x1, y: chestTop - 26 - level * 40, text: `${value}`, from: [chestTop - 5, armTop], size });
    })
    .join('\n');
}

/** Top view of the base plate with its two sides. */
function plate(at: { x: number; y: number }): string {
  const { width, length } = basePlate();
  const [half, depth] = [(length / 2) * scale, (width / 2) * scale];
  return [
    platePlan(at, scale),
    dimensionH({
      x0: at.x - half,
      x1: at.x + half,
      y: at.y + depth + 40,
      text: `${length}`,
      from: [at.y + depth + 5, at.y + depth + 5],
      size,
    }),
    dimensionV({
      y0: at.y - depth,
      y1: at.y + depth,
      x: at.x + half + 40,
      text: `${width}`,
      from: [at.x + half + 5, at.x + half + 5],
      size,
    }),
    label(at.x, at.y - depth - 16, 'base plate from above', { size: 24 }),
  ].join('\n');
}

/** Side view with the arm stretched forwards, and the base plate from above. */
export function dimensionsSide(): Drawing {
  const pen = createPen(scale);
  const height = dimension('overall height');
  const shoulderY = ground.y - dimension('shoulder axis height') * scale;
  const top = ground.y - height * scale;
  return smallSheet({
    file: 'dimensions-side.svg',
    width: 720,
    height: 736,
    title: 'Side view with dimensions',
    description: `Overall height ${height} mm. From the shoulder axis ${dimension('shoulder to elbow')} mm to the elbow, ${dimension('shoulder to wrist')} mm to the wrist, ${dimension('shoulder to fingertip')} mm to the fingertip.`,
    body: [
      place(pedestalSide(pen) + chestSide(pen), { ...ground, scale }),
      place(armSide(pen), { x: ground.x, y: shoulderY, scale, rotate: -90 }),
      axisLine([
        [ground.x - 46, shoulderY],
        [ground.x + dimension('shoulder to fingertip') * scale + 14, shoulderY],
      ]),
      lengths(shoulderY),
      dimensionV({
        y0: top,
        y1: ground.y,
        x: 44,
        text: `${height}`,
        from: [ground.x - 62 * scale, ground.x - 155 * scale - 5],
        size,
        textAt: 0.45,
      }),
      plate({ x: 482, y: 560 }),
    ].join('\n'),
  });
}
