import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';
import { bar, box, disc, stroke } from './shapes';

/** The person without equipment, from the front: head, trunk, arms, legs. */
const person = (): string =>
  [
    bar({ x: 298, y: 290 }, { x: 296, y: 424 }, 34, ink.faint),
    bar({ x: 342, y: 290 }, { x: 344, y: 424 }, 34, ink.faint),
    bar({ x: 320, y: 130 }, { x: 320, y: 170 }, 30, ink.faint),
    stroke('M282 156h76q18 0 18 18v112q0 14 -14 14h-84q-14 0 -14 -14v-112q0 -18 18 -18Z', { fill: ink.faint }),
    bar({ x: 274, y: 176 }, { x: 244, y: 262 }, 28, ink.faint),
    bar({ x: 366, y: 176 }, { x: 396, y: 262 }, 28, ink.faint),
    disc({ x: 320, y: 96 }, 46, ink.faint),
  ].join('');

/** Goggles over both eyes with their strap: the one thing that is always worn. */
const goggles = (): string =>
  stroke('M276 86H364', { line: ink.accent, width: 8 }) +
  `<rect x="284" y="76" width="72" height="32" rx="14" fill="${ink.accentSoft}" stroke="${ink.accent}" stroke-width="5"/>` +
  stroke('M320 78V92', { line: ink.accent, width: 4 });

const helmet = (): string => stroke('M270 70a50 46 0 0 1 100 0h10v9H260v-9Z', { fill: ink.accentSoft });

const gloves = (): string =>
  [-1, 1]
    .map((side) => {
      const x = 320 + side * 79;
      return (
        stroke(`M${x - 16} 256h32v26q0 22 -16 22t-16 -22Z`, { fill: ink.accentSoft }) +
        bar({ x: x - side * 18, y: 276 }, { x: x - side * 20, y: 288 }, 11)
      );
    })
    .join('');

const shoes = (): string =>
  stroke('M276 410h38v34h-62q0 -18 24 -20Z', { fill: ink.accentSoft }) +
  stroke('M364 410h-38v34h62q0 -18 -24 -20Z', { fill: ink.accentSoft });

/** A leader line from a label to its thing. */
const leader = (d: string): string => stroke(d, { line: ink.soft, width: 1.5 });

/** Requirement 3: what a person wears near the arm; goggles always, the rest as needed. */
export function equipment(): Drawing {
  const body = [
    person(),
    helmet(),
    goggles(),
    gloves(),
    shoes(),
    leader('M366 92H440'),
    leader('M268 46H206'),
    leader('M224 276H186'),
    leader('M250 436H206'),
    leader('M380 196H440'),
    box(446, 62, 182, 84, 'none', 12).replace('/>', ` stroke="${ink.accent}"/>`),
    label(537, 96, 'goggles', { size: 25, colour: ink.accent }),
    label(537, 130, 'always', { size: 25, colour: ink.accent }),
    label(196, 54, 'helmet', { size: 25, anchor: 'end' }),
    label(176, 284, 'gloves', { size: 25, anchor: 'end' }),
    label(196, 444, 'safety shoes', { size: 25, anchor: 'end' }),
    label(448, 204, 'snug clothes', { size: 25, anchor: 'start' }),
  ].join('\n');
  return smallSheet({
    file: 'safety-equipment.svg',
    height: 460,
    title: 'Protective equipment',
    description:
      'A person wears goggles, which are always needed, and snug clothes; helmet, gloves and safety shoes as the work needs them.',
    body,
  });
}
