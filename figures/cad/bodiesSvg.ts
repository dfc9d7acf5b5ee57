import { weight } from '../svg';
import { areasOf } from './areas';
import type { Buffer, Drawn } from './buffer';
import { chainsOf, pathData } from './chains';
import type { Piece } from './lines';

/** Colours of line and of the three shades of each tone. */
export const tones = {
  built: { line: '#55606b', fill: ['#f7f8f9', '#eceff1', '#dfe3e7'] },
  added: { line: '#0d5661', fill: ['#d9f0f3', '#bfe3e8', '#a2d2d9'] },
  driven: { line: '#0d5661', fill: ['#5fb7c4', '#3a98a6', '#237a88'] },
} as const;

/** Coloured areas of all bodies: what is seen of each tone, in three shades. */
export function areas(drawn: readonly Drawn[], buffer: Buffer): string {
  const names = Object.keys(tones) as (keyof typeof tones)[];
  const toneOf = [-1, ...drawn.map(({ body }) => names.indexOf(body.tone))];
  const codes = new Int8Array(buffer.body.length);
  for (let pixel = 0; pixel < codes.length; pixel++)
    codes[pixel] = (toneOf[buffer.body[pixel] ?? 0] ?? -1) * 3 + (buffer.shade[pixel] ?? 0);
  return names
    .flatMap((name, tone) =>
      tones[name].fill.map((colour, shade) => {
        const code = tone * 3 + shade;
        // The lightest shade is the ground of all of its tone, so that no gap shows between two shades.
        const inside =
          shade === 0
            ? (pixel: number) => (codes[pixel] ?? -1) >= code && (codes[pixel] ?? -1) <= code + 2
            : (pixel: number) => codes[pixel] === code;
        const outlines = areasOf(buffer, inside);
        return outlines.length > 0 ? `<path fill="${colour}" stroke="none" fill-rule="evenodd" d="${pathData(outlines, true)}"/>` : '';
      }),
    )
    .filter(Boolean)
    .join('\n');
}

/** Visible lines of all bodies, thick round a body, thinner inside. */
export function lines(drawn: readonly Drawn[], pieces: readonly Piece[]): string {
  return (Object.keys(tones) as (keyof typeof tones)[])
    .flatMap((name) =>
      (['edge', 'outline'] as const).map((kind) => {
        const chosen = pieces.filter((piece) => piece.weight === kind && drawn[piece.body - 1]?.body.tone === name);
        return chosen.length > 0
          ? `<path stroke="${tones[name].line}" stroke-width="${kind === 'outline' ? weight.outline - 0.25 : weight.edge - 0.15}" d="${pathData(chainsOf(chosen))}"/>`
          : '';
      }),
    )
    .filter(Boolean)
    .join('\n');
}
