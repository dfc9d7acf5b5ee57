import { drawRectangle, type Drawing } from 'replicad';
import type { Hole } from '../holes';
import { cylinder, disc, type AnyShape } from '../solids';
import { bores, circle, layer, pointOn, tapped, turned, type Stand } from './motorStand';

/** Output bolt circle, rim bolt circles, and the heights of the rear rim, the front rim and the output face above the rear, in mm. */
const [outputCircle, rimCircle] = [32, 90];
const [rearRim, frontRim, outputFace] = [11.2, 55, 61.7];

/** Heights of the middles of the five grooves round the body, half width and depth. Their flanks are so flat that only the bottom is drawn as a line. */
const grooves = [17.9, 23.9, 34.2, 40.2, 46.2];
const [grooveHalf, grooveDepth] = [1.3, 0.47];

const point = (diameter: number, height: number): [number, number] => [diameter, height];

/** Diameters and heights from the rear to the output; `rim` is the height of the front rim outside its step. */
const profile = (rim: number): [number, number][] => [
  [71, 0],
  [71, rearRim],
  [98, rearRim],
  ...grooves.flatMap((at): [number, number][] => [
    [98, at - grooveHalf],
    [98 - 2 * grooveDepth, at],
    [98, at + grooveHalf],
  ]),
  [98, rim],
  ...(rim < frontRim ? [point(82, rim)] : []),
  [82, frontRim],
  // The gap between rim and bearing ring.
  [82, frontRim - 2],
  [78, frontRim - 2],
  [78, frontRim],
  [70, frontRim],
  [70, 57.2],
  [65, 59.7],
  [52.5, 59.7],
  [52.5, 60.7],
  [40, 60.7],
  [40, outputFace],
];

/** Rear grille: two rings of slots between six spokes. */
function grille(): Drawing {
  const rings = [28, 46].map((inside) => disc(inside + 10).cut(disc(inside))).reduce((all, ring) => all.fuse(ring));
  return [0, 60, 120].reduce((left, angle) => left.cut(drawRectangle(80, 4).rotate(angle + 30)), rings);
}

/** Connectors side by side in the recess: a 3-pin and a 2-pin small one beside the XT30 in the middle, whose two contacts are seen. */
const connectors = (): Drawing =>
  drawRectangle(9, 12).fuse(drawRectangle(7, 6).translate(0, 10.5)).fuse(drawRectangle(7, 5).translate(0, -10)).translate(25.5, 0);

/**
 * DM-J8009P: squat cylinder with grooves, grille and one recess with all connectors at the rear edge. `outputAt` turns the output, in degrees.
 * `rimDrop` lowers the front rim outside its step: J1_D is measured 3 mm inside the rim of J2, J1_B on the rim of J1 as it is.
 */
export function motorDM8009(stand: Stand, outputAt: number, rimDrop: number): AnyShape {
  const rim = frontRim - rimDrop;
  const cuts = [
    layer(stand, grille().cut(drawRectangle(30, 34).translate(35, 0)), -1, 2.5),
    layer(stand, bores(circle(rimCircle, 6, 0), 4), rearRim - 1, rearRim + 4),
    layer(stand, bores(circle(rimCircle, 6, 0), 4), rim - 6, rim + 1),
    layer(stand, bores(circle(outputCircle, 6, outputAt), 5).fuse(disc(24)), outputFace - 5, outputFace + 1),
    ...[-2.5, 2.5].map((v) => cylinder(pointOn(stand, 6.25, 25, v), stand.ports, 3, 10)),
  ];
  const withConnectors = turned(stand, profile(rim))
    .cut(layer(stand, drawRectangle(20, 30).translate(31, 0), -1, 10))
    .fuse(layer(stand, connectors(), 2, 10.5));
  return cuts.reduce<AnyShape>((solid, cut) => solid.cut(cut), withConnectors);
}

/** Tapped holes of a DM-J8009P: rear rim M4, front rim M4, output M5. */
export function holesOfDM8009(stand: Stand, outputAt: number): Hole[] {
  return [
    ...tapped(stand, rearRim, circle(rimCircle, 6, 0), 4),
    ...tapped(stand, frontRim, circle(rimCircle, 6, 0), 4),
    ...tapped(stand, outputFace, circle(outputCircle, 6, outputAt), 5),
  ];
}
