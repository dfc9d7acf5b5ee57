import { ink, label, weight } from '../svg';
import { trueColour, wireColour } from '../trueColours';
import type { Conductor } from './conductors';
import type { Arm } from './pairView';
import { wordLines } from './wordLines';

/** Size in px of a plug in a slot, seen from behind. */
const plugSize = { width: 150, height: 62 } as const;

/** Contacts of a plug from its outer end: px from there, and how far above (−) or below the middle on the left board. */
const places: Readonly<Record<string, readonly [along: number, down: number, radius: number]>> = {
  '24 V': [28, 0, 14],
  '0 V': [72, 0, 14],
  CANL: [120, -15, 6],
  CANH: [120, 15, 6],
};

/**
 * The back of a plug in a slot of a board, its middle at (x, y): on the left board + is at the left, and CANL above. The right
 * board is turned half a turn, and its plug with it, so that the CAN wires of both are towards the middle of the post. A contact without a wire stays hollow.
 */
export function hubPlug(x: number, y: number, arm: Arm, conductors: readonly Conductor[]): string {
  const turn = arm === 'left' ? 1 : -1;
  const [w, h] = [plugSize.width / 2, plugSize.height / 2];
  const at = (along: number, down: number): string => `${x + turn * (along - w)} ${y + turn * down}`;
  const body = `M${at(0, -h)}L${at(88, -h)}L${at(100, -h + 14)}V${y + turn * (h - 14)}L${at(88, h)}L${at(0, h)}Z`;
  const bay = `M${at(96, -h + 4)}L${at(150, -h + 4)}L${at(150, h - 4)}L${at(142, h - 4)}L${at(142, h - 12)}L${at(130, h - 12)}L${at(130, h - 4)}L${at(96, h - 4)}`;
  const contacts = Object.entries(places).map(([signal, [along, down, radius]]) => {
    const conductor = conductors.find((candidate) => candidate.signal === signal);
    const [cx, cy] = [x + turn * (along - w), y + turn * down];
    if (!conductor?.colour)
      return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="#fff" stroke="${trueColour.yellow}" stroke-width="3"/>`;
    const fill = wireColour(conductor.colour);
    const power = signal.endsWith(' V');
    return [
      `<circle class="edge" cx="${cx}" cy="${cy}" r="${radius + 1.5}" stroke="none"/><circle cx="${cx}" cy="${cy}" r="${radius}" fill="${fill}" stroke="none"/>`,
      power ? label(cx, cy + 6, conductor.pin, { size: 18, colour: trueColour.white }) : '',
    ].join('');
  });
  return [
    `<path d="${bay}" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/><path d="${body}" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>`,
    ...contacts,
  ].join('');
}

/** What stands below a plug: its conductors from the left to the right as they are seen from behind, in words. */
export function plugWords(x: number, y: number, arm: Arm, conductors: readonly Conductor[]): string {
  const power = conductors.filter(({ signal }) => signal.endsWith(' V'));
  const can = ['CANL', 'CANH'].flatMap((signal) => conductors.filter((conductor) => conductor.signal === signal));
  const above = arm === 'left' ? can : [...can].reverse();
  const words = [
    ...(power.length > 0
      ? [power.map(({ colour, pin }) => `${pin} ${colour ?? ''}`).join(', '), `AWG ${power[0]?.awg ?? ''}`]
      : ['+ and − without wires']),
    `CAN: ${above.map(({ colour }) => colour ?? '').join(' above ')}`,
    `AWG ${can[0]?.awg ?? ''}`,
  ];
  return wordLines(x, y, words);
}
