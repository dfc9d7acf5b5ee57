import { line } from '../diagram';
import { ink, weight } from '../svg';
import type { Point } from '../point';

/** A joint as a circle. */
export function joint(x: number, y: number, radius = 9): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${ink.accentSoft}" stroke="${ink.line}" stroke-width="${weight.outline}"/>`;
}

/** Limb between two joints as two thin outlines. */
export function limb(from: Point, to: Point, width = 9): string {
  return `${line([from, to], { width: width + 4 })}${line([from, to], { width, colour: ink.faint })}`;
}

/** The hand below a wrist: two open jaws of a follower, or a leader's grip with finger plates. */
function hand(x: number, y: number, role: 'leader' | 'follower'): string {
  if (role === 'follower')
    return (
      line(
        [
          [x - 20, y + 34],
          [x - 20, y + 12],
          [x + 20, y + 12],
          [x + 20, y + 34],
        ],
        { width: 5 },
      ) +
      line(
        [
          [x, y],
          [x, y + 12],
        ],
        { width: 5 },
      )
    );
  return `<rect x="${x - 20}" y="${y + 4}" width="40" height="14" rx="3" fill="${ink.line}"/><rect x="${x - 6}" y="${y + 14}" width="12" height="28" rx="5" fill="${ink.line}"/>`;
}

/** An arm that hangs straight down from its shoulder, front view. */
export function hangingArm(x: number, shoulder: number, role: 'leader' | 'follower'): string {
  return [
    limb([x, shoulder], [x, shoulder + 76]),
    limb([x, shoulder + 76], [x, shoulder + 146]),
    hand(x, shoulder + 150, role),
    joint(x, shoulder, 13),
    joint(x, shoulder + 76),
    joint(x, shoulder + 146, 7),
  ].join('');
}

/** Shoulders and post on their base plate, front view. */
export function stand(x: number, shoulder: number, reach: number, floor: number): string {
  return [
    line(
      [
        [x - reach, shoulder],
        [x + reach, shoulder],
      ],
      { width: 6 },
    ),
    `<rect x="${x - 9}" y="${shoulder}" width="18" height="${floor - shoulder - 8}" fill="${ink.faint}" stroke-width="${weight.outline}"/>`,
    `<rect x="${x - 40}" y="${floor - 8}" width="80" height="8" fill="${ink.line}"/>`,
    `<rect x="${x - 26}" y="${shoulder - 26}" width="52" height="50" rx="8" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>`,
  ].join('');
}
