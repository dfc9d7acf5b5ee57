import type { Body } from '../cad/body';
import { drawing } from '../svg';
import type { Drawing } from '../svg';
import { bodiesDrawn } from './bodiesDrawn';
import { extentOf, fastenerAt } from './views';

/** Size of a tile in px, and px for each mm: one scale for all of them, so that the longest fastener has room. */
const size = 132;
const scale = 5.9;

/** Draws one fastener for the parts trays, at the same scale as all others: from its side, or flat ones from above. */
export function drawTile(id: string, body: Body): Drawing {
  const [side, head] = [extentOf(body, 'side'), extentOf(body, 'head')];
  if (Math.max(side.width, side.height, head.width, head.height) * scale > size - 4)
    throw new Error(
      `figures/fasteners/tile.ts: the fastener "${id}" is ${side.width.toFixed(1)} mm long, too long for its tile. Make "scale" smaller, and draw all of them again.`,
    );
  const view = side.width < head.width ? 'head' : 'side';
  // All begin at the same edge, so that the eye compares their lengths.
  const { width } = view === 'side' ? side : head;
  const drawn = [fastenerAt(body, view, { x: 3 + (width / 2) * scale, y: size / 2, scale })];
  return drawing({
    file: `fastener-side-${id.replaceAll(' ', '-')}.svg`,
    width: size,
    height: size,
    title: id,
    description: `The fastener ${id}, at the scale of all others.`,
    body: bodiesDrawn(drawn, { width: size, height: size, scale }),
  });
}
