import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { arrow, box, stroke } from './shapes';

const tableTop = 232;

/** Post, base plate, brace and gusset on a table top, cut off above; `x` is the middle of the post. */
function foot(x: number): string {
  return [
    stroke(`M${x - 78} ${tableTop - 14}L${x - 20} ${tableTop - 116}M${x - 54} ${tableTop - 14}L${x - 20} ${tableTop - 74}`),
    stroke(`M${x + 20} ${tableTop - 64}L${x + 20} ${tableTop - 14}H${x + 66}Z`, { fill: ink.accentSoft }),
    stroke(`M${x - 20} 34V${tableTop - 14}M${x + 20} 34V${tableTop - 14}`),
    stroke(`M${x - 30} 40L${x - 6} 26L${x + 6} 40L${x + 30} 26`),
    stroke(`M${x - 7} 44V${tableTop - 18}M${x + 7} 44V${tableTop - 18}`, { line: ink.soft, width: 1.25 }),
    box(x - 112, tableTop - 14, 224, 14, ink.accentSoft, 2),
  ].join('');
}

/** A table top of the given span, with the start of its legs. */
const table = (left: number, right: number): string =>
  box(left, tableTop, right - left, 24, 'none', 2) +
  stroke(
    `M${left + 84} ${tableTop + 24}V326M${left + 106} ${tableTop + 24}V326M${right - 84} ${tableTop + 24}V326M${right - 106} ${tableTop + 24}V326`,
  );

/** A screw clamp over the edge of plate and table; `side` is 1 at the right edge and -1 at the left one. */
function clamp(edge: number, side: number): string {
  const [inner, outer] = [edge - side * 26, edge + side * 26];
  const frame = `M${inner} ${tableTop - 15}V${tableTop - 34}H${outer}V${tableTop + 56}H${inner - side * 8}`;
  return (
    stroke(frame, { line: ink.accent, width: 11 }) +
    stroke(`M${inner} ${tableTop + 84}V${tableTop + 28}`, { line: ink.accent, width: 5 }) +
    stroke(`M${inner - 16} ${tableTop + 84}H${inner + 16}`, { line: ink.accent, width: 6 }) +
    stroke(`M${inner - 10} ${tableTop + 28}H${inner + 10}`, { line: ink.accent, width: 6 })
  );
}

/** A screw from below through the table into the plate, and the arrow of its way in. */
const screw = (x: number): string =>
  stroke(`M${x} ${tableTop - 8}V${tableTop + 26}`, { line: ink.accent, width: 6 }) +
  box(x - 12, tableTop + 26, 24, 12, ink.accent, 2) +
  arrow({ x, y: tableTop + 84 }, { x, y: tableTop + 46 });

/** Requirement 1: the base plate is clamped or screwed to a firm, flat table. */
export function base(): Drawing {
  const body = [
    table(28, 296),
    foot(162),
    clamp(48, -1),
    clamp(276, 1),
    table(352, 612),
    foot(482),
    screw(400),
    screw(564),
    label(162, 366, 'clamps', { size: 25 }),
    label(324, 366, 'or', { size: 25, colour: ink.soft }),
    label(482, 366, 'screws', { size: 25 }),
  ].join('\n');
  return smallSheet({
    file: 'safety-base.svg',
    height: 380,
    title: 'Two ways to fix the base plate',
    description: 'Left: two screw clamps hold the base plate to the table. Right: screws go through the table from below into the plate.',
    body,
  });
}
