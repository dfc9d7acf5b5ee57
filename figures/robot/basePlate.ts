import { dimensionH, dimensionV, hairline, slimHead } from '../dimension';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { box, circle, createPen, place } from './pen';
import { basePlate } from './sizes';

/** The base plate from above with its holes, its length from left to right; `at` is its middle. */
export function platePlan(at: { x: number; y: number }, scale: number): string {
  const { width, length, radius, across, along, pitch } = basePlate();
  const pen = createPen(scale);
  const hole = (row: number, column: number): string =>
    pen.edge(circle((row - (along - 1) / 2) * pitch, (column - (across - 1) / 2) * pitch, 3), 'none');
  const holes = Array.from({ length: along * across }, (_, index) => hole(index % along, Math.floor(index / along)));
  return place(pen.outline(box(-length / 2, -width / 2, length / 2, width / 2, radius), 'metal') + holes.join(''), { ...at, scale });
}

/** The base plate from above, dimensioned, and its edge. */
export function basePlateDrawing(): Drawing {
  const plate = basePlate();
  const scale = 1.7;
  const at = { x: 318, y: 232 };
  const [half, depth] = [(plate.length / 2) * scale, (plate.width / 2) * scale];
  const x = (row: number): number => at.x + (row - (plate.along - 1) / 2) * plate.pitch * scale;
  const y = (column: number): number => at.y + (column - (plate.across - 1) / 2) * plate.pitch * scale;
  const [right, bottom, edgeY] = [at.x + half, at.y + depth, at.y + depth + 118];
  const pen = createPen(scale);
  return smallSheet({
    file: 'base-plate.svg',
    height: 566,
    title: 'Base plate',
    description: `Plate of ${plate.length} by ${plate.width} mm, ${plate.thickness} mm thick, with ${plate.holes} tapped holes ${plate.thread} in ${plate.across} by ${plate.along}, ${plate.pitch} mm apart.`,
    body: [
      platePlan(at, scale),
      post(at, scale),
      dimensionH({ x0: at.x - half, x1: right, y: bottom + 46, text: `${plate.length}`, from: [bottom + 6, bottom + 6], size: 24 }),
      dimensionV({ y0: at.y - depth, y1: bottom, x: 52, text: `${plate.width}`, from: [at.x - half - 6, at.x - half - 6], size: 24 }),
      dimensionH({ x0: x(0), x1: x(1), y: 40, text: `${plate.pitch}`, from: [y(0) - 8, y(0) - 8], size: 24 }),
      dimensionV({ y0: y(0), y1: y(1), x: 588, text: `${plate.pitch}`, from: [x(plate.along - 1) + 8, x(plate.along - 1) + 8], size: 24 }),
      hairline(
        [
          [x(5) + 4, y(0) - 5],
          [x(5) + 26, 30],
          [x(5) + 40, 30],
        ],
        { colour: ink.accent },
      ),
      slimHead(x(5) + 3, y(0) - 4, 118, ink.accent),
      label(x(5) + 46, 38, `${plate.holes} × ${plate.thread}`, { size: 24, anchor: 'start' }),
      place(pen.outline(box(-plate.length / 2, 0, plate.length / 2, plate.thickness, 0.5), 'metal'), { x: at.x, y: edgeY, scale }),
      thickness(right, edgeY, edgeY + plate.thickness * scale, plate.thickness),
    ].join('\n'),
  });
}

/** Where the post stands on the plate, 30 mm in front of the middle, and which side is the front. */
function post(at: { x: number; y: number }, scale: number): string {
  const side = 60 * scale;
  return [
    `<rect x="${at.x}" y="${at.y - side / 2}" width="${side}" height="${side}" stroke="${ink.accent}" stroke-width="1.75" stroke-dasharray="7 5"/>`,
    label(at.x + side / 2, at.y + 7, 'post', { size: 22, colour: ink.accent }),
    label(588, at.y + 96, 'front', { size: 22, colour: ink.accent }),
    hairline(
      [
        [560, at.y + 110],
        [606, at.y + 110],
      ],
      { colour: ink.accent, width: 1.75 },
    ),
    slimHead(614, at.y + 110, 0, ink.accent),
  ].join('');
}

/** Dimension too small for arrows inside: they point at the edge from outside. */
function thickness(x: number, y0: number, y1: number, value: number): string {
  const line = x + 30;
  return [
    hairline([
      [x + 5, y0],
      [line + 8, y0],
    ]),
    hairline([
      [x + 5, y1],
      [line + 8, y1],
    ]),
    hairline(
      [
        [line, y0 - 30],
        [line, y0],
      ],
      { colour: ink.line },
    ),
    hairline(
      [
        [line, y1],
        [line, y1 + 30],
      ],
      { colour: ink.line },
    ),
    slimHead(line, y0, 90),
    slimHead(line, y1, -90),
    label(line + 14, (y0 + y1) / 2 + 9, `${value}`, { size: 24, anchor: 'start' }),
  ].join('');
}
