import { drawRectangle } from 'replicad';
import { holes, pockets } from '../holes';
import type { Part } from '../part';
import { box, disc, extrude, polygon, type AnyShape } from '../solids';
import type { Vec3 } from '../vector';
import { opposite, shifted } from './turned';

const z: Vec3 = [0, 0, 1];
/** Rail section and heights above its underside. */
const rail = { width: 9, height: 5.5, counterbore: 3.5 };
const block = { from: 2.2, to: 9.75, width: 20 };

/** A linear guide along y: its underside, the rail and the holes in it, the sliders with their threads, where they stand. */
export interface Guide {
  readonly name: string;
  readonly underside: number;
  readonly length: number;
  /** Distances of the rail's holes from its middle. */
  readonly railHoles: readonly number[];
  /** Length of a slider's steel body and of the whole slider. */
  readonly steel: number;
  readonly slider: number;
  /** Threads of a slider, from its middle. */
  readonly threads: readonly (readonly [x: number, y: number])[];
  readonly openAt: number;
  readonly parkedAt: number;
}

/** Height of a slider's face that plates lie on. */
export const sliderFace = ({ underside }: Guide): number => underside + block.to;

function railOf({ underside, length, railHoles }: Guide): AnyShape {
  const [w, h] = [rail.width / 2, rail.height];
  // Grooves along the flanks, where the balls run.
  const side = (sign: number): [number, number][] => [
    [sign * w, 0],
    [sign * w, 1.6],
    [sign * (w - 0.75), 2.2],
    [sign * (w - 0.75), 3.4],
    [sign * w, 4],
    [sign * w, h],
  ];
  const section = polygon([...side(1), ...side(-1).reverse()]);
  const body = extrude(section, 'xz', -length / 2, length / 2);
  const at = railHoles.map((y): Vec3 => [0, y, -1]);
  const bored = pockets(body, at, z, 3.5, h + 2);
  return pockets(
    bored,
    at.map(([x, y]): Vec3 => [x, y, h - rail.counterbore]),
    z,
    6,
    rail.counterbore + 1,
  ).translate(0, 0, underside);
}

/** Slider about y = 0: steel body between two end caps that stand back a little. */
function sliderOf({ underside, steel, slider, threads }: Guide): AnyShape {
  const { from, to, width } = block;
  const face = drawRectangle(width, steel);
  const tapped = threads.reduce((left, [x, y]) => left.cut(disc(2.5, x, y)), face);
  const caps = box([-width / 2 + 0.4, -slider / 2, from], [width / 2 - 0.4, slider / 2, to - 0.5]);
  const mouth = rail.width / 2 + 0.15;
  return extrude(tapped, 'xy', from, to)
    .fuse(caps.cut(box([-width, -steel / 2, 0], [width, steel / 2, 20])))
    .cut(box([-mouth, -slider, 0], [mouth, slider, rail.height + 0.3]))
    .translate(0, 0, underside);
}

/** Rail, its two sliders opened, and the same sliders parked in the middle (`#parked`, `#2-parked`). */
export function linearGuide(guide: Guide): Part[] {
  const { name, underside, railHoles, threads, openAt, parkedAt } = guide;
  const bores = railHoles.map((y): Vec3 => [0, y, underside + rail.height - rail.counterbore]);
  const middle: Part = {
    id: '',
    frame: 'arm',
    build: () => sliderOf(guide),
    holes: holes(
      threads.map(([x, y]): Vec3 => [x, y, sliderFace(guide)]),
      z,
      3,
    ),
  };
  const pair = (at: number, ids: readonly [string, string]): Part[] => {
    const one = shifted(middle, ids[0], [0, at, 0]);
    return [one, opposite(one, ids[1])];
  };
  return [
    { id: name, frame: 'arm', build: () => railOf(guide), holes: holes(bores, z, 3.5) },
    ...pair(openAt, [`${name} slider`, `${name} slider#2`]),
    ...pair(parkedAt, [`${name} slider#parked`, `${name} slider#2-parked`]),
  ];
}

/** Seats of rail screws at the given distances from the middle, on both arms. */
export const railSeats = ({ underside }: Guide, distances: readonly number[]): Vec3[] =>
  distances.flatMap((y): Vec3[] => [
    [0, y, underside + rail.height - rail.counterbore],
    [0, -y, underside + rail.height - rail.counterbore],
  ]);
