import { dot, normalise, type Vec3 } from '../cad/vector';
import type { Surface } from './surface';

/** How a material looks: its colour (0 to 1, as sRGB), how strongly it mirrors a lamp, and how wide that spot is. */
export interface Material {
  readonly colour: Vec3;
  readonly gloss: number;
  readonly sharpness: number;
}

/** Lamps as the eye sees them: x to the right, y up, z towards the eye. */
const lamps: readonly { readonly from: Vec3; readonly colour: Vec3 }[] = [
  { from: normalise([-0.55, 0.75, 0.6]), colour: [2.1, 2.05, 1.95] },
  { from: normalise([0.9, 0.1, 0.35]), colour: [0.3, 0.36, 0.44] },
  { from: normalise([0.35, 0.5, -0.65]), colour: [0.75, 0.8, 0.85] },
];
const sky: Vec3 = [0.62, 0.65, 0.69];
const ground: Vec3 = [0.34, 0.33, 0.32];
const eye: Vec3 = [0, 0, 1];

const linear = (value: number): number => value ** 2.2;
/** Keeps highlights from burning out. */
const toScreen = (value: number): number => Math.min(1, (value * (1 + value / 2.6)) / (1 + value)) ** (1 / 2.2);

/** Colour of each pixel with its transparency, four bytes a pixel, of a lit surface. `open` is how much of the sky each pixel sees. */
export function shade(surface: Surface, materials: readonly Material[], open: Float32Array): Uint8ClampedArray {
  const { width, height, solid, normal } = surface;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const halves = lamps.map(({ from }) => normalise([from[0] + eye[0], from[1] + eye[1], from[2] + eye[2]]));
  solid.forEach((number, at) => {
    const material = materials[number - 1];
    if (!material) return;
    const facing: Vec3 = [normal[at * 3] ?? 0, normal[at * 3 + 1] ?? 0, Math.max(0.02, normal[at * 3 + 2] ?? 1)];
    const free = open[at] ?? 1;
    const up = (facing[1] + 1) / 2;
    const line = edge(surface, at);
    [0, 1, 2].forEach((channel) => {
      const base = linear(material.colour[channel] ?? 0);
      let light = ((ground[channel] ?? 0) * (1 - up) + (sky[channel] ?? 0) * up) * free * free;
      let glint = 0;
      lamps.forEach(({ from, colour }, index) => {
        const power = (colour[channel] ?? 0) * (0.45 + 0.55 * free);
        light += Math.max(0, dot(facing, from)) * power;
        glint += Math.max(0, dot(facing, halves[index] ?? eye)) ** material.sharpness * power * material.gloss;
      });
      pixels[at * 4 + channel] = toScreen((base * light + glint) * (1 - 0.72 * line)) * 255;
    });
    pixels[at * 4 + 3] = 255;
  });
  return pixels;
}

/** How much of an edge runs through a pixel, 0 to 1: where one solid ends before another, or the surface bends sharply. */
function edge({ width, height, depth, solid, normal }: Surface, at: number): number {
  const [column, row] = [at % width, Math.floor(at / width)];
  if (column === 0 || row === 0 || column === width - 1 || row === height - 1) return 0;
  let most = 0;
  for (const other of [at - 1, at + 1, at - width, at + width]) {
    const own = depth[at] ?? 0;
    // The line belongs to what stands behind.
    if (solid[other] !== solid[at]) most = Math.max(most, (depth[other] ?? -Infinity) >= own ? 1 : 0.25);
    else if (Math.abs((depth[other] ?? 0) - own) > 6) most = Math.max(most, 0.8);
    const turn = 1 - [0, 1, 2].reduce((sum, axis) => sum + (normal[at * 3 + axis] ?? 0) * (normal[other * 3 + axis] ?? 0), 0);
    if (turn > 0.25) most = Math.max(most, 0.45);
  }
  return most;
}
