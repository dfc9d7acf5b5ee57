import { drill, holes, pockets } from '../holes';
import type { Part } from '../part';
import { box, cylinder, disc, extrude, polygon, tube, type AnyShape } from '../solids';
import { boltCircle, type Vec3 } from '../vector';

const x: Vec3 = [1, 0, 0];
const towardsMotor: Vec3 = [-1, 0, 0];
const crankAxis = 483.5;

/** Pins of the link: on the crank J7_E (above on the robot) and on J7_C (below), 33 mm beside the axes of J6 and J7. */
export const pins = [
  [-33, crankAxis],
  [-33, 558.5],
] as const;

/** Where the stack of the step bolt stands on x: face of crank and block, link between two washers of 0.5, underside of the head. */
export const stack = { face: 24.3, link: [24.8, 29.8], head: 30.3 } as const;

/** Screws of the crank in the output of motor J6; none lies under the lever. */
export const crankScrews: readonly Vec3[] = boltCircle([19.2, 0, crankAxis], 27, 6, 30, [0, 1, 0], [0, 0, 1]);

const crankHoles = holes(crankScrews, x, 3.4);
const pinHoles = (at: number, diameter: number) =>
  holes(
    pins.map(([across, height]): Vec3 => [at, across, height]),
    x,
    diameter,
  );

/** Disc with pockets for its screws, and a flat lever with a boss at its tip. Thicknesses are estimates; the boss ends 7.1 above the output. */
function crank(): AnyShape {
  const plate = extrude(disc(35.5, 0, crankAxis).cut(disc(15, 0, crankAxis)), 'yz', 17.2, 22.2);
  const lever = polygon([
    [-33, crankAxis - 5.25],
    [-15, crankAxis - 5.25],
    [-15, crankAxis + 5.25],
    [-33, crankAxis + 5.25],
  ]).fuse(disc(11, -33, crankAxis));
  const slots = [30, 90, 150, 210, 270, 330].map((degrees) =>
    polygon([
      [13.5, -3.25],
      [19, -3.25],
      [19, 3.25],
      [13.5, 3.25],
    ])
      .fuse(disc(6.5, 13.5, 0))
      .rotate(degrees)
      .translate(0, crankAxis),
  );
  const whole = plate.fuse(extrude(lever, 'yz', 17.2, 21.2)).fuse(cylinder([21.1, -33, crankAxis], x, 11, stack.face - 21.1));
  const sunk = slots.reduce<AnyShape>((left, slot) => left.cut(extrude(slot, 'yz', 19.2, 23)), whole);
  return drill(drill(sunk, crankHoles, 6), [{ at: [20, -33, crankAxis], along: x, diameter: 3.3 }], 8);
}

/** Centre line of the link's bar from the upper eye (J7_E) to the lower one (J7_C): straight first, then the bulge away from the arm. */
const bar = [
  [-33, crankAxis],
  [-30, 490],
  [-30, 506.5],
  [-41.4, 521],
  [-41.4, 545],
  [-33, 558.5],
] as const;

const barWidth = 6.6;

function link(): AnyShape {
  const outline = bar.slice(1).reduce(
    (left, [v, w], index) => {
      const [a, b] = bar[index] as readonly [number, number];
      const span = Math.hypot(v - a, w - b);
      const [nu, nw] = [((b - w) / span) * (barWidth / 2), ((v - a) / span) * (barWidth / 2)];
      const piece = polygon([
        [a + nu, b + nw],
        [v + nu, w + nw],
        [v - nu, w - nw],
        [a - nu, b - nw],
      ]);
      return left.fuse(piece).fuse(disc(index === bar.length - 2 ? 13 : barWidth, v, w));
    },
    disc(13, ...pins[0]),
  );
  const seats = pins.map(([across, height]): Vec3 => [stack.link[1] + 0.001, across, height]);
  return drill(pockets(extrude(outline, 'yz', ...stack.link), seats, towardsMotor, 10, 3.001), pinHoles(27, 8), 10);
}

/** Ball bearing 6 × 10 × 3 in an eye of the link, flush with the link's front face; shields are shown as a groove. */
function bearing([across, height]: readonly [number, number]): AnyShape {
  const end = stack.link[1];
  return tube([end - 3, across, height], x, 10, 6, 3)
    .cut(tube([end - 0.2, across, height], x, 9, 7.2, 1))
    .cut(tube([end - 3.8, across, height], x, 9, 7.2, 1));
}

/** Upper end of the link alone, for the enlarged stack. */
const eye = (): AnyShape => link().intersect(box([0, -60, 470], [40, 0, 502]));

const linkPart = (id: string, only: 'left' | 'right'): Part => ({ id, frame: 'arm', only, holes: pinHoles(27, 8), build: link });
const bearingPart = (id: string, pin: readonly [number, number]): Part => ({
  id,
  frame: 'arm',
  holes: [{ at: [28, ...pin], along: x, diameter: 6 }],
  build: () => bearing(pin),
});

/** The parallelogram by which motor J6 tilts motor J7: crank, link and the link's bearings. */
export const wristLinkageParts: readonly Part[] = [
  { id: 'J7_E', frame: 'arm', holes: [...crankHoles, { at: [24.3, -33, crankAxis], along: x, diameter: 3.3 }], build: crank },
  linkPart('J7_D_right', 'right'),
  linkPart('J7_D_left', 'left'),
  { id: 'J7_D eye', frame: 'arm', holes: pinHoles(27, 8), build: eye },
  bearingPart('MR106ZZ1', pins[0]),
  bearingPart('MR106ZZ1#2', pins[1]),
];
