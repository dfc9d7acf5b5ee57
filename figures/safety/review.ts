import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { at, away, box, head, stroke, type Point } from './shapes';

const centre: Point = { x: 320, y: 208 };
const radius = 128;

/** A clipboard with a warning sign and the lines of a log. */
function log(): string {
  const { x, y } = centre;
  return [
    box(x - 54, y - 70, 108, 144, ink.accentSoft, 8),
    box(x - 22, y - 82, 44, 20, ink.accentSoft, 5),
    stroke(`M${x} ${y - 50}L${x + 28} ${y - 4}H${x - 28}Z`, { line: ink.danger, width: 4 }),
    stroke(`M${x} ${y - 34}V${y - 20}M${x} ${y - 11}v0.1`, { line: ink.danger, width: 5 }),
    stroke(`M${x - 34} ${y + 18}h68M${x - 34} ${y + 36}h68M${x - 34} ${y + 54}h40`, { line: ink.soft, width: 4 }),
  ].join('');
}

/** A quarter of the circle of work, with its arrow head; angles in degrees, clockwise. */
function turn(from: number, to: number): string {
  const end = away(centre, radius, to);
  return (
    stroke(`M${at(away(centre, radius, from))}A${radius} ${radius} 0 0 1 ${at(away(centre, radius, to + 5))}`, {
      line: ink.accent,
      width: 5,
    }) + head(end, to - 90)
  );
}

/** Requirement 6: look for hazards, write them down, improve, check again; all users take part. */
export function review(): Drawing {
  const body = [
    log(),
    turn(62, 24),
    turn(-24, -62),
    turn(-118, -156),
    turn(156, 118),
    label(320, 76, 'find hazards', { size: 25 }),
    label(454, 216, 'write down', { size: 25, anchor: 'start' }),
    label(320, 356, 'improve', { size: 25 }),
    label(190, 216, 'check again', { size: 25, anchor: 'end' }),
  ].join('\n');
  return smallSheet({
    file: 'safety-review.svg',
    height: 400,
    title: 'The risk review never ends',
    description: 'A circle round a log: find hazards, write them down, improve, check again.',
    body,
  });
}
