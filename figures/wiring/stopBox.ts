import { label, weight } from '../svg';
import { trueColour } from '../trueColours';

/** The emergency stop of a pair of arms from above: yellow, with its red button in the middle and its name on both sides. */
export function stopBox(x: number, y: number, width: number, height: number, options: { size: number; inset: number }): string {
  const [middle, base] = [x + width / 2, y + height / 2 + 8];
  const text = (at: number, word: string): string =>
    label(at, base, word, { size: options.size, anchor: 'start', colour: trueColour.black });
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${trueColour.yellow}" stroke-width="${weight.outline}"/>`,
    `<circle cx="${middle}" cy="${y + height / 2}" r="${height / 2 - 12}" fill="${trueColour.red}" stroke="${trueColour.black}" stroke-width="${weight.outline}"/>`,
    text(x + options.inset, 'Emergency'),
    text(middle + height / 2 + 16, 'stop'),
  ].join('');
}
