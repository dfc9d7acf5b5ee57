import { drawing, type Drawing } from '../svg';
import { areas, lines } from './bodiesSvg';
import { standing } from './body';
import { drawnOn, rasterise } from './buffer';
import { visiblePieces } from './lines';
import type { Model } from './model';
import { place, project, projectionFrom, type Placement } from './sheet';
import type { Vec3 } from './vector';

/** Size in px of the small picture of one part in a parts tray. */
const size = 132;
const margin = 6;
const fine = 4;

/** Looking directions that a tray picture may take: a part is shown from where most of it is seen. */
const views: readonly Vec3[] = [
  [1, -0.8, 0.7],
  [0.8, 1, 0.7],
  [-1, -0.8, 0.7],
  [0.9, -0.9, -0.7],
];

/** File name in content/figures of the picture of a part, as the parts tray looks for it. */
export const pictureFile = (id: string): string => `part-${id.replaceAll(' ', '-')}.svg`;

/** Draws one part alone, all pieces of its name together, without words. */
export function drawPicture(id: string, pieces: readonly string[], model: Model): Drawing {
  const bodies = pieces.map((name) =>
    standing(model.mesh(name), {
      name,
      tone: 'built',
      handed: model.parts.get(name) ?? { frame: 'robot' },
      side: model.parts.get(name)?.only ?? 'right',
    }),
  );
  const points = bodies.flatMap((body) => body.points);
  const sheets = views.map((from) => {
    const projection = projectionFrom(from);
    const flat = points.map((point) => project(projection, point));
    const [left, top, right, bottom] = [
      Math.min(...flat.map((p) => p[0])),
      Math.min(...flat.map((p) => p[1])),
      Math.max(...flat.map((p) => p[0])),
      Math.max(...flat.map((p) => p[1])),
    ];
    const scale = (size - 2 * margin) / Math.max(right - left, bottom - top);
    const placement: Placement = { scale, x: size / 2 - ((left + right) / 2) * scale, y: size / 2 - ((top + bottom) / 2) * scale };
    const drawn = bodies.map((body) => drawnOn(body, projection, placement));
    const buffer = rasterise(drawn, size, size, fine);
    return {
      drawn,
      buffer,
      scale,
      seen: buffer.body.reduce((sum, body) => sum + (body > 0 ? 1 : 0), 0),
      place: (point: Vec3) => place(placement, point),
    };
  });
  const best = sheets.reduce((a, b) => (b.seen > a.seen * 1.1 ? b : a));
  const body = [areas(best.drawn, best.buffer), lines(best.drawn, visiblePieces(best.drawn, best.buffer, 1 / best.scale))].join('\n');
  return drawing({ file: pictureFile(id), width: size, height: size, title: id, description: `The part ${id}.`, body });
}
