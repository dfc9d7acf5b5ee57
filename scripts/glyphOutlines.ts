import { create } from 'fontkitten';
import type { Glyphs } from '../src/content/drawings/outlines';

/** Grid of the outlines: parts of the em. A label of 22 px is off by at most 0.02 px. */
const grid = 500;

/** Commands of an outline, as fontkitten gives them: y points up. */
interface Command {
  readonly command: string;
  readonly args: readonly number[];
}

/** Writes numbers with as few separators as SVG needs. */
const packed = (numbers: readonly number[]): string =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');

/** An outline as relative SVG path data on the grid, y down. */
function pathOf(commands: readonly Command[], unitsPerEm: number): string {
  const onGrid = (value: number): number => Math.round((value * grid) / unitsPerEm);
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control: readonly [number, number] | undefined;
  let path = '';
  let last = '';
  const say = (letter: string, numbers: readonly number[]): void => {
    const text = packed(numbers);
    // Repeated letters may be left out.
    path += last === letter ? (text.startsWith('-') ? text : ` ${text}`) : letter + text;
    last = letter;
  };
  for (const { command, args } of commands) {
    const points = args.map((value, index) => (index % 2 === 0 ? onGrid(value) : -onGrid(value)));
    const [a = 0, b = 0, c = 0, d = 0] = points;
    if (command === 'moveTo') {
      say('m', [a - x, b - y]);
      // After a move, more pairs of numbers would be lines.
      last = '';
      [x, y, startX, startY] = [a, b, a, b];
      control = undefined;
    } else if (command === 'lineTo') {
      if (b === y) say('h', [a - x]);
      else if (a === x) say('v', [b - y]);
      else say('l', [a - x, b - y]);
      [x, y] = [a, b];
      control = undefined;
    } else if (command === 'quadraticCurveTo') {
      // The control point of most curves mirrors that of the one before.
      const mirrored = control && Math.abs(2 * x - control[0] - a) <= 1 && Math.abs(2 * y - control[1] - b) <= 1;
      if (mirrored && control) {
        say('t', [c - x, d - y]);
        control = [2 * x - control[0], 2 * y - control[1]];
      } else {
        say('q', [a - x, b - y, c - x, d - y]);
        control = [a, b];
      }
      [x, y] = [c, d];
    } else if (command === 'closePath') {
      path += 'z';
      last = '';
      [x, y] = [startX, startY];
      control = undefined;
    } else throw new Error(`A glyph has the command "${command}", which scripts/glyphOutlines.ts doesn't know.`);
  }
  return path;
}

/** Outlines of the characters that a font has. `height` is the x-height to which they are scaled, in parts of the em; without it, their own. */
export function glyphOutlines(font: Buffer, characters: Iterable<string>, height?: number): { glyphs: Glyphs; xHeight: number } {
  const face = create(font);
  if (face.isCollection) throw new Error('A collection of fonts has no single outline of a character.');
  const xHeight = face.xHeight / face.unitsPerEm;
  const unitsPerEm = face.unitsPerEm * (height === undefined ? 1 : xHeight / height);
  const glyphs = [...characters].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    if (!face.hasGlyphForCodePoint(code)) return [];
    const glyph = face.glyphForCodePoint(code);
    return [[character, `${Math.round((glyph.advanceWidth * grid) / unitsPerEm)}${pathOf(glyph.path.commands, unitsPerEm)}`] as const];
  });
  return { glyphs: Object.fromEntries(glyphs), xHeight };
}
