import { matrixOf, readLabels, scaleOf, times, type Label, type Matrix } from '../src/content/drawings/labels';
import { boxOfLabel } from '../src/content/drawings/crowded';
import { widthOf } from '../src/content/drawings/writtenDrawing';
import { pointsOfPath } from './pathPoints';
import type { Point } from './point';
import { wordsOf } from './tables/words';

/** A box in px of the drawing: left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A word or line of words of a drawing, where it stands and how large. */
export interface DrawnText {
  readonly order: number;
  readonly text: string;
  /** Size of the letters in px of the drawing. */
  readonly size: number;
  /** What the letters take, without the room below that only some letters use. */
  readonly box: Box;
}

/** A stroke of a drawing, as a chain of points in px of the drawing. */
interface DrawnLine {
  readonly order: number;
  readonly points: readonly Point[];
  /** Half of its width in px of the drawing. */
  readonly half: number;
}

/** A filled area of a drawing: it hides what was drawn before it. */
interface DrawnArea {
  readonly order: number;
  readonly box: Box;
}

/** What a reader sees of a drawing, in the order in which it is drawn. */
interface DrawnShapes {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly DrawnText[];
  readonly lines: readonly DrawnLine[];
  readonly areas: readonly DrawnArea[];
}

const moved = (m: Matrix, [x, y]: Point): Point => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

/** The matrix of a `transform`; a kind that no drawing here uses is an error. */
function readMatrix(transform: string): Matrix {
  const matrix = matrixOf(transform);
  if (!matrix)
    throw new Error(
      `figures/drawnShapes.ts cannot read the transform "${transform}". Add it to matrixOf of src/content/drawings/labels.ts.`,
    );
  return matrix;
}

const boxOf = (points: readonly Point[]): Box => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
];

interface Pen {
  readonly matrix: Matrix;
  readonly stroke: string;
  readonly fill: string;
  readonly width: number;
}

/** Outline of a shape as chains of points before it is moved; undefined for what is no shape. */
function outline(name: string, number: (key: string) => number, attributes: ReadonlyMap<string, string>): Point[][] | undefined {
  if (name === 'path') return pointsOfPath(attributes.get('d') ?? '');
  if (name === 'rect') {
    const [x, y, w, h] = [number('x'), number('y'), number('width'), number('height')];
    return [
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
        [x, y],
      ],
    ];
  }
  if (name === 'circle')
    return [
      Array.from({ length: 17 }, (_, index): Point => {
        const angle = (index / 8) * Math.PI;
        return [number('cx') + number('r') * Math.cos(angle), number('cy') + number('r') * Math.sin(angle)];
      }),
    ];
  if (name === 'polyline' || name === 'polygon') {
    const values = (attributes.get('points') ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const points = Array.from({ length: values.length / 2 }, (_, index): Point => [values[2 * index] ?? 0, values[2 * index + 1] ?? 0]);
    return [name === 'polygon' && points[0] ? [...points, points[0]] : points];
  }
  return undefined;
}

/** The words of a label as they are written now, with their size and box in px of the drawing. */
function drawnText(label: Label, file: string, left: number, top: number): Omit<DrawnText, 'order'> {
  const words = wordsOf(label.text, file);
  const box = boxOfLabel({ label, width: widthOf(words, label) });
  return { text: words.text, size: label.size * scaleOf(label.matrix), box: [box[0] - left, box[1] - top, box[2] - left, box[3] - top] };
}

/** Reads a drawing of these programs: every text with its box, every stroke, every filled area. What is struck through on purpose has the class "strike". */
export function drawnShapes(svg: string, file = ''): DrawnShapes {
  const texts: DrawnText[] = [];
  const lines: DrawnLine[] = [];
  const areas: DrawnArea[] = [];
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const stack: Pen[] = [{ matrix: [1, 0, 0, 1, -left, -top], stroke: 'none', fill: 'none', width: 1 }];
  const labels = new Map(readLabels(svg).map((label) => [label.from, label]));
  let order = 0;
  for (const match of svg.matchAll(/<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g)) {
    const [, closing, name = '', list = '', empty] = match;
    if (closing) {
      if (name === 'g' || name === 'svg') stack.pop();
      continue;
    }
    const attributes = new Map([...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));
    const before = stack[stack.length - 1]!; // the first pen is never taken off before its </svg>
    const pen: Pen = {
      matrix: times(before.matrix, readMatrix(attributes.get('transform') ?? '')),
      stroke: attributes.get('stroke') ?? before.stroke,
      fill: attributes.get('fill') ?? before.fill,
      width: Number(attributes.get('stroke-width') ?? before.width),
    };
    if ((name === 'g' || name === 'svg') && !empty) stack.push(pen);
    const number = (key: string): number => Number(attributes.get(key) ?? 0);
    order++;
    if (name === 'text') {
      const label = labels.get(match.index);
      if (label) texts.push({ order, ...drawnText(label, file, left, top) });
      continue;
    }
    const chains = outline(name, number, attributes)?.map((chain) => chain.map((point) => moved(pen.matrix, point)));
    if (!chains || chains.length === 0) continue;
    if (pen.fill !== 'none') areas.push({ order, box: boxOf(chains.flat()) });
    if (pen.stroke !== 'none' && attributes.get('class') !== 'strike') {
      const half = (pen.width * Math.hypot(pen.matrix[0], pen.matrix[1])) / 2;
      lines.push(...chains.map((points) => ({ order, points, half })));
    }
  }
  return { width, height, texts, lines, areas };
}
