import type { Point } from '../point';
import type { Piece } from './lines';

const key = ([x, y]: Point): string => `${Math.round(x * 10)},${Math.round(y * 10)}`;

/** Joins pieces that touch to long lines, so that the drawing stays small and its joins are round. */
export function chainsOf(pieces: readonly Piece[]): Point[][] {
  const at = new Map<string, number[]>();
  pieces.forEach((piece, index) => {
    for (const point of [piece.from, piece.to]) {
      const name = key(point);
      const list = at.get(name);
      if (list) list.push(index);
      else at.set(name, [index]);
    }
  });
  const used = new Set<number>();
  const next = (point: Point): Point | undefined => {
    const free = (at.get(key(point)) ?? []).find((index) => !used.has(index));
    if (free === undefined) return undefined;
    used.add(free);
    const piece = pieces[free];
    return piece && (key(piece.from) === key(point) ? piece.to : piece.from);
  };
  return pieces.flatMap((piece, index) => {
    if (used.has(index) || key(piece.from) === key(piece.to)) return [];
    used.add(index);
    const line: Point[] = [piece.from, piece.to];
    for (let point = next(piece.to); point; point = next(point)) line.push(point);
    for (let point = next(piece.from); point; point = next(point)) line.unshift(point);
    return [simplified(line, 0.22)];
  });
}

/** Douglas-Peucker: leaves out points nearer than `tolerance` px to the line through the others. */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let worst = 0;
  let split = 0;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const span = Math.hypot(dx, dy);
  line.forEach((point, index) => {
    const [px, py] = [point[0] - first[0], point[1] - first[1]];
    const away = span < 1e-9 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / span;
    if (away > worst) [worst, split] = [away, index];
  });
  if (worst <= tolerance) return [first, last];
  return [...simplified(line.slice(0, split + 1), tolerance), ...simplified(line.slice(split), tolerance).slice(1)];
}

/** Path data of lines, one decimal, relative steps, closed where a line ends at its start. */
export function pathData(lines: readonly (readonly Point[])[], closed = false): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  const number = (value: number): string => String(round(value)).replace(/^(-?)0\./, '$1.');
  return lines
    .map((line) => {
      let text = '';
      let [x, y] = [0, 0];
      line.forEach((point, index) => {
        const [dx, dy] = [round(point[0] - x), round(point[1] - y)];
        if (index > 0 && dx === 0 && dy === 0) return;
        text += `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${number(dx)}${dy < 0 ? '' : ' '}${number(dy)}`;
        [x, y] = [round(x + dx), round(y + dy)];
      });
      return closed ? `${text}z` : text;
    })
    .join('');
}
