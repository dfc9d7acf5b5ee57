import { pan, turn, zoomAt } from './camera';
import type { Camera } from './camera';

/** Radians and px for each press of a key, and factor of a zoom. */
const pace = { turn: Math.PI / 12, pan: 40, zoom: 1.25 } as const;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does to a camera: arrows turn the scene, with Shift they move it, + and − zoom. Undefined for other keys. */
export function keyedCamera(key: string, withShift: boolean): ((camera: Camera) => Camera) | undefined {
  if (key === '+' || key === '=') return (camera) => zoomAt(camera, pace.zoom);
  if (key === '-') return (camera) => zoomAt(camera, 1 / pace.zoom);
  const arrow = arrows[key];
  if (!arrow) return undefined;
  const [x, y] = arrow;
  return (camera) => (withShift ? pan(camera, x * pace.pan, y * pace.pan) : turn(camera, x * pace.turn, y * pace.turn));
}
