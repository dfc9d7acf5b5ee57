import { ink, label, weight } from '../svg';
import { trueColour } from '../trueColours';
import { grey, page, type State } from './pairView';

/** A terminal whose make no source tells: a neutral ring, with the signal that belongs there written above or below it. On the emergency stop, `paper` is its yellow. */
export function terminal(
  x: number,
  y: number,
  signal: string,
  side: 'above' | 'below',
  options: { state?: State; paper?: string } = {},
): string {
  const { state = 'fresh', paper } = options;
  const line = state === 'built' ? grey.line : paper ? trueColour.black : ink.line;
  const words = state === 'built' ? grey.text : paper ? trueColour.black : ink.line;
  return [
    `<circle cx="${x}" cy="${y}" r="7" fill="${paper && state === 'fresh' ? trueColour.white : '#fff'}" stroke="${line}" stroke-width="${weight.outline}"/>`,
    label(x, side === 'above' ? y - 13 : y + 24, signal, { size: page.size, colour: words }),
  ].join('');
}
