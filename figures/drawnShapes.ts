import { pointsOfPath } from './pathPoints';
import type { Point } from './point';
import { textWidth } from './textWidth';

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
export interface DrawnLine {
  readonly order: number;
  readonly points: readonly Point[];
  /** Half of its width in px of the drawing. */
  readonly half: number;
}

/** A filled area of a drawing: it hides what was drawn before it. */
export interface DrawnArea {
  readonly order: number;
  readonly box: Box;
}

/** What a reader sees of a drawing, in the order in which it is drawn. */
export interface DrawnShapes {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly DrawnText[];
  readonly lines: readonly DrawnLine[];
  readonly areas: readonly DrawnArea[];
}

/** a, b, c, d, e, f of an SVG matrix. */
type Matrix = readonly [number, number, number, number, number, number];
const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
const moved = (m: Matrix, [x, y]: Point): Point => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

/** The matrix of a `transform`; a kind that no drawing here uses is an error. */
function matrixOf(transform: string): Matrix {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((matrix, [, kind = '', inside = '']) => {
    const [a = 0, b, c = 0] = inside
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (kind === 'translate') return times(matrix, [1, 0, 0, 1, a, b ?? 0]);
    if (kind === 'scale') return times(matrix, [a, 0, 0, b ?? a, 0, 0]);
    if (kind === 'rotate') {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      return times(times(times(matrix, [1, 0, 0, 1, b ?? 0, c]), [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -(b ?? 0), -c]);
    }
    throw new Error(`figures/drawnShapes.ts cannot read the transform "${kind}". Add it to matrixOf.`);
  }, unmoved);
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
  readonly size: number;
}

const unescape = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '');

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

/** Reads a drawing of these programs: every text with its box, every stroke, every filled area. What is struck through on purpose has the class "strike". */
export function drawnShapes(svg: string): DrawnShapes {
  const texts: DrawnText[] = [];
  const lines: DrawnLine[] = [];
  const areas: DrawnArea[] = [];
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const stack: Pen[] = [{ matrix: [1, 0, 0, 1, -left, -top], stroke: 'none', fill: 'none', width: 1, size: 14 }];
  let order = 0;
  for (const match of svg.matchAll(/<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>([^<]*)/g)) {
    const [, closing, name = '', list = '', empty, inside = ''] = match;
    if (closing) {
      if (name === 'g' || name === 'svg') stack.pop();
      continue;
    }
    const attributes = new Map([...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]));
    const before = stack[stack.length - 1]!; // the first pen is never taken off before its </svg>
    const pen: Pen = {
      matrix: times(before.matrix, matrixOf(attributes.get('transform') ?? '')),
      stroke: attributes.get('stroke') ?? before.stroke,
      fill: attributes.get('fill') ?? before.fill,
      width: Number(attributes.get('stroke-width') ?? before.width),
      size: Number(attributes.get('font-size') ?? before.size),
    };
    if ((name === 'g' || name === 'svg') && !empty) stack.push(pen);
    const number = (key: string): number => Number(attributes.get(key) ?? 0);
    order++;
    if (name === 'text') {
      const text = unescape(inside);
      if (!text) continue;
      const wide = textWidth(text, pen.size, attributes.has('font-weight'));
      const anchor = attributes.get('text-anchor') ?? 'start';
      const left = number('x') - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0);
      const y = number('y');
      const corners: Point[] = [
        [left, y - 0.74 * pen.size],
        [left + wide, y - 0.74 * pen.size],
        [left + wide, y + 0.06 * pen.size],
        [left, y + 0.06 * pen.size],
      ];
      const scale = Math.hypot(pen.matrix[0], pen.matrix[1]);
      texts.push({ order, text, size: pen.size * scale, box: boxOf(corners.map((corner) => moved(pen.matrix, corner))) });
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
