import { drawPolysides } from 'replicad';
import { box, cylinder, extrude, tube, type AnyShape } from './solids';

/** Socket head cap screws by thread: head diameter, head height, socket width across flats, in mm. */
const capScrews: Readonly<Record<string, readonly [head: number, height: number, socket: number]>> = {
  M3: [5.5, 3, 2.5],
  M4: [7, 4, 3],
  M5: [8.5, 5, 4],
  M6: [10, 6, 5],
};

const socket = (width: number, height: number): AnyShape =>
  extrude(drawPolysides(width / Math.sqrt(3), 6), 'xy', -height - 0.1, -height * 0.4);

function capScrew(thread: string, length: number): AnyShape {
  const [head, height, width] = capScrews[thread] ?? [0, 0, 0];
  return cylinder([0, 0, -height], [0, 0, 1], head, height)
    .cut(socket(width, height))
    .fuse(cylinder([0, 0, -0.01], [0, 0, 1], Number(thread.slice(1)), length + 0.01));
}

/** Shoulder screw: head, wide shoulder that a bearing turns on, thread. */
function shoulderScrew(head: number, shoulder: number, shoulderLength: number, thread: number, threadLength: number): AnyShape {
  return cylinder([0, 0, -2.5], [0, 0, 1], head, 2.5)
    .cut(socket(2.5, 2.5))
    .fuse(cylinder([0, 0, -0.01], [0, 0, 1], shoulder, shoulderLength + 0.01))
    .fuse(cylinder([0, 0, shoulderLength - 0.01], [0, 0, 1], thread, threadLength));
}

/** Self-tapping pan head screw 3 × 8 with a cross recess. */
const panHead = (): AnyShape =>
  cylinder([0, 0, -2.2], [0, 0, 1], 5.5, 2.2)
    .cut(box([-1.6, -0.4, -3], [1.6, 0.4, -1]))
    .cut(box([-0.4, -1.6, -3], [0.4, 1.6, -1]))
    .fuse(cylinder([0, 0, -0.01], [0, 0, 1], 3, 8.01));

/** Fasteners that are no cap screws, by their names in the bill of materials. */
const special: Readonly<Record<string, () => AnyShape>> = {
  'DBSY4-6-5': () => shoulderScrew(10, 6, 5, 4, 6),
  'DBSY4-5-4': () => shoulderScrew(9, 6, 4, 4, 6),
  'KBBS3-6': () =>
    cylinder([0, 0, -2], [0, 0, 1], 4.5, 2)
      .cut(socket(2, 2))
      .fuse(cylinder([0, 0, -0.01], [0, 0, 1], 3, 6.01)),
  'SWSPS12-6-0.5': () => tube([0, 0, -0.5], [0, 0, 1], 12, 6, 0.5),
  'M6-slot-nut': () =>
    box([-5.75, -8.5, -7.6], [5.75, 8.5, -1.6])
      .fuse(box([-4, -8.5, -1.61], [4, 8.5, 0]))
      .cut(cylinder([0, 0, -8], [0, 0, 1], 6, 9)),
  'M4x4-insert': () => tube([0, 0, 0], [0, 0, 1], 6, 4, 4),
  'M3x6-insert': () => tube([0, 0, 0], [0, 0, 1], 5, 3, 5),
  'CSPPNSB-STU-TP3-8': panHead,
  // Nothing names the type of the chest screws: they are drawn like those of the arm.
  'chest-screw': panHead,
};

/**
 * Solid of a fastener by its name in the bill of materials, such as `M4x10`: the underside of its head at the origin,
 * its tip along +z. Throws for a name that it does not know.
 */
export function fastenerSolid(name: string): AnyShape {
  const [, thread, length] = /^(M[3456])x(\d+)$/.exec(name) ?? [];
  if (thread && length) return capScrew(thread, Number(length));
  const make = special[name];
  if (!make)
    throw new Error(
      `figures/cad/fasteners.ts knows no fastener "${name}". Add it to "special", or name one of ${Object.keys(special).join(', ')} or a cap screw such as M4x10.`,
    );
  return make();
}

/** Diameter of a step bolt's shoulder in mm, which turns in a bearing; undefined for other fasteners. */
export const shoulderDiameter = (name: string): number | undefined => (/^DBSY4-[56]-/.test(name) ? 6 : undefined);

/** Thread or shank diameter of a fastener in mm, that its hole must let pass; undefined for what needs no hole of its own. */
export function shankDiameter(name: string): number | undefined {
  const thread = /^M([3456])x\d+$/.exec(name)?.[1];
  if (thread) return Number(thread);
  return { 'DBSY4-6-5': 4, 'DBSY4-5-4': 4, 'KBBS3-6': 3, 'CSPPNSB-STU-TP3-8': 3 }[name];
}
