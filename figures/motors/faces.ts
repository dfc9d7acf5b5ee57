import { circle, createPen, place } from '../robot/pen';
import { polar } from '../dimension';
import { readTable } from '../tables/readTable';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { motorFamilies } from './motorData';

const scale = 2;

/** The motors whose holes are drawn: model in the table of holes, family that gives the diameter, first hole in degrees. */
const faces = [
  { model: 'DM-J8009P-2EC', family: 'DM-J8009P-2EC', short: '8009P' },
  { model: 'DM-J4340-2EC', family: 'DM-J4340-2EC', short: '4340' },
  { model: 'DM-J4310-2EC V1.1', family: 'DM-J4310-2EC V1.1', short: '4310' },
] as const;

interface Pattern {
  readonly feature: string;
  readonly count: number;
  readonly size: string;
  readonly circle: number;
  /** Circle measured on the part of the arm that is screwed on. */
  readonly partCircle: number;
}

/** Hole patterns of a model whose feature starts with the given face. */
function patterns(model: string, face: string): Pattern[] {
  return readTable('motor-mounting-holes')
    .filter((row) => row.text('model') === model && row.text('feature').startsWith(face))
    .map((row) => ({
      feature: row.text('feature'),
      count: row.numberIfAny('count') ?? 0,
      size: row.text('thread_or_diameter'),
      circle: row.number('circle_diameter_mm'),
      partCircle: row.numberIfAny('part_circle_diameter_mm') ?? row.number('circle_diameter_mm'),
    }));
}

/** Holes of one pattern, evenly spaced from `first` degrees on. */
function holes({ count, size, partCircle: diameter }: Pattern, first: number): string {
  const pen = createPen(scale);
  const radius = Number(/\d+/.exec(size)?.[0] ?? 3) / 2;
  return Array.from({ length: count }, (_, index) =>
    pen.edge(circle(...polar(0, 0, diameter / 2, first + (index * 360) / count), radius), 'none'),
  ).join('');
}

/** Sizes of a pattern; both circles where data sheet and part differ. */
const sizes = ({ count, size, circle: sheet, partCircle }: Pattern): string =>
  `${count} × ${size}, ⌀ ${sheet === partCircle ? sheet : `${sheet} / ${partCircle}`}`;

const ringLine = (diameter: number): string =>
  `<circle r="${diameter / 2}" stroke="${ink.accent}" stroke-width="${1.25 / scale}" stroke-dasharray="5 2 1 2"/>`;

/** Front face of one motor with its threads, and their sizes below. */
function face({ model, family, short }: (typeof faces)[number], x: number): string {
  const diameter = motorFamilies().find((motor) => motor.name === family)?.diameter ?? 0;
  const pen = createPen(scale);
  const threads = (side: string): Pattern | undefined => patterns(model, side).find((pattern) => pattern.feature.includes('tapped'));
  const [rim, output, rear] = [threads('front rim'), threads('output face'), threads('rear')];
  const body = [
    pen.outline(circle(0, 0, diameter / 2), 'metal'),
    ...[rim, output].flatMap((pattern) => (pattern ? [ringLine(pattern.circle), ringLine(pattern.partCircle), holes(pattern, 90)] : [])),
  ];
  const row = (index: number, name: string, pattern?: Pattern): string =>
    pattern
      ? label(x, 268 + index * 56, name, { size: 22, colour: ink.soft }) + label(x, 293 + index * 56, sizes(pattern), { size: 24 })
      : '';
  return [
    place(body.join(''), { x, y: 112, scale }),
    label(x, 240, short, { size: 25 }),
    row(0, 'front rim', rim),
    row(1, 'output', output),
    row(2, 'rear', rear),
  ].join('\n');
}

/** Front faces of the motors to scale with their threads. */
export function motorFaces(): Drawing {
  return smallSheet({
    file: 'motor-faces.svg',
    height: 420,
    title: 'Threads on the motor faces',
    description: 'Front faces of the motors 8009P, 4340 and 4310 to scale with the circles of their threaded holes.',
    body: faces.map((spec, index) => face(spec, [116, 330, 532][index]!)).join('\n'),
  });
}
