import { axisLine, dimensionH, dimensionV } from '../dimension';
import { smallSheet } from '../smallSheet';
import { type Drawing } from '../svg';
import { robotFront } from './overview';
import { basePlate, dimension } from './sizes';

/** Front view with the distance and height of the shoulders and the width of the base plate. */
export function dimensionsFront(): Drawing {
  const scale = 0.76;
  const ground = { x: 336, y: 700 };
  const [spacing, height, width] = [dimension('shoulder spacing'), dimension('shoulder axis height'), basePlate().width];
  const shoulderY = ground.y - height * scale;
  const [left, right] = [ground.x - (spacing / 2) * scale, ground.x + (spacing / 2) * scale];
  const [plateLeft, plateRight] = [ground.x - (width / 2) * scale, ground.x + (width / 2) * scale];
  return smallSheet({
    file: 'dimensions-front.svg',
    width: 560,
    height: 764,
    title: 'Front view with dimensions',
    description: `${spacing} mm between the shoulder axes, ${height} mm from the underside of the base plate to the shoulder axis, base plate ${width} mm wide.`,
    body: [
      robotFront(scale, ground),
      axisLine([
        [left - 46, shoulderY],
        [left + 46, shoulderY],
      ]),
      axisLine([
        [right - 46, shoulderY],
        [right + 46, shoulderY],
      ]),
      axisLine([
        [left, shoulderY - 46],
        [left, shoulderY + 46],
      ]),
      axisLine([
        [right, shoulderY - 46],
        [right, shoulderY + 46],
      ]),
      dimensionH({ x0: left, x1: right, y: 46, text: `${spacing}`, from: [shoulderY - 46, shoulderY - 46], size: 24 }),
      dimensionV({ y0: shoulderY, y1: ground.y, x: 62, text: `${height}`, from: [left - 46, plateLeft - 6], size: 24, textAt: 0.42 }),
      dimensionH({ x0: plateLeft, x1: plateRight, y: 746, text: `${width}`, from: [ground.y + 5, ground.y + 5], size: 24 }),
    ].join('\n'),
  });
}
