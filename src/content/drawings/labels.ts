import { rootTag } from '../sources/checkDrawing';
import type { Typeface } from './outlines';

/** a, b, c, d, e, f of an SVG matrix. */
export type Matrix = readonly [number, number, number, number, number, number];

/** The matrix that moves nothing. */
const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `n`, then `m`. */
export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** The matrix of a `transform` attribute; undefined for a kind that isn't read. */
export function matrixOf(transform: string): Matrix | undefined {
  let matrix = unmoved;
  for (const [, kind = '', inside = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const values = inside
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [a = 0, b, c = 0] = values;
    if (kind === 'translate') matrix = times(matrix, [1, 0, 0, 1, a, b ?? 0]);
    else if (kind === 'scale') matrix = times(matrix, [a, 0, 0, b ?? a, 0, 0]);
    else if (kind === 'matrix' && values.length === 6) matrix = times(matrix, values as unknown as Matrix);
    else if (kind === 'rotate') {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      matrix = times(times(times(matrix, [1, 0, 0, 1, b ?? 0, c]), [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -(b ?? 0), -c]);
    } else return undefined;
  }
  return matrix;
}

/** How much a matrix enlarges. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** Where the words of a label begin, end, or have their middle. */
export type Anchor = 'start' | 'middle' | 'end';

/** A label in the source of a drawing: a `<text>` that holds nothing but text. */
export interface Label {
  /** Where its element begins and ends in the source. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Size of the letters in units of its own coordinates. */
  readonly size: number;
  readonly anchor: Anchor;
  readonly typeface: Typeface;
  /** From its coordinates to those of the drawing. */
  readonly matrix: Matrix;
  readonly attributes: ReadonlyMap<string, string>;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text content without XML entities. */
const plain = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
    hex
      ? String.fromCodePoint(Number.parseInt(hex, 16))
      : decimal
        ? String.fromCodePoint(Number(decimal))
        : (entities[name ?? ''] ?? whole),
  );

/** What elements inherit. */
interface Inherited {
  readonly matrix: Matrix;
  readonly size: number;
  readonly anchor: Anchor;
  readonly typeface: Typeface;
}

const groups: readonly string[] = ['svg', 'g', 'a', 'symbol', 'defs', 'marker', 'pattern', 'mask', 'clipPath'];

/** Attributes that place or form words in other ways. Such a text stays as it is. */
const otherWays = ['style', 'class', 'dx', 'dy', 'rotate', 'textLength', 'letter-spacing', 'writing-mode', 'dominant-baseline'];

const attributesOf = (tag: string): Map<string, string> =>
  new Map([...tag.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', one, two]) => [name, one ?? two ?? '']));

/** A size in px; undefined in another unit. */
const pixels = (text: string | undefined): number | undefined =>
  text !== undefined && /^[\d.]+(px)?$/.test(text) ? Number.parseFloat(text) : undefined;

function inherited(before: Inherited, attributes: ReadonlyMap<string, string>): Inherited {
  const anchor = attributes.get('text-anchor');
  const family = attributes.get('font-family');
  return {
    matrix: times(before.matrix, matrixOf(attributes.get('transform') ?? '') ?? unmoved),
    size: pixels(attributes.get('font-size')) ?? before.size,
    anchor: anchor === 'middle' || anchor === 'end' || anchor === 'start' ? anchor : before.anchor,
    typeface: family === undefined ? before.typeface : /mono/i.test(family) ? 'code' : 'text',
  };
}

/** Box of a drawing in its own coordinates, from its view box or size. */
export function sheetOf(svg: string): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  const root = attributesOf(rootTag.exec(svg)?.[0] ?? '');
  const [left = 0, top = 0, width, height] = (root.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return { left, top, width: width ?? pixels(root.get('width')) ?? 0, height: height ?? pixels(root.get('height')) ?? 0 };
}

/** Labels of a drawing, in the order in which they stand in its source. */
export function readLabels(svg: string): Label[] {
  const labels: Label[] = [];
  const stack: Inherited[] = [{ matrix: unmoved, size: 16, anchor: 'start', typeface: 'text' }];
  for (const match of svg.matchAll(/<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g)) {
    const [whole, closing, name = '', list = '', empty] = match;
    const isGroup = groups.includes(name);
    if (closing) {
      if (isGroup && stack.length > 1) stack.pop();
      continue;
    }
    if (!isGroup && name !== 'text') continue;
    const before = stack.at(-1);
    if (!before || empty) continue;
    const attributes = attributesOf(list);
    const own = inherited(before, attributes);
    if (isGroup) {
      stack.push(own);
      continue;
    }
    const begin = match.index + whole.length;
    const end = svg.indexOf('</text>', begin);
    const content = svg.slice(begin, end);
    const [x, y] = ['x', 'y'].map((key) => Number(attributes.get(key) ?? 0));
    if (end < 0 || content.includes('<') || x === undefined || y === undefined || !Number.isFinite(x) || !Number.isFinite(y)) continue;
    if (otherWays.some((attribute) => attributes.has(attribute))) continue;
    const text = plain(content).replace(/\s+/g, ' ').trim();
    if (text !== '') labels.push({ ...own, from: match.index, to: end + '</text>'.length, text, x, y, attributes });
  }
  return labels;
}
