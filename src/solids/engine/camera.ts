import type { Triple } from '../../model/solidScene';
import type { Bounds } from './bounds';

/** Orthographic camera: unit directions of the sheet in the scene, the point in its middle, and the scale. */
export interface Camera {
  readonly right: Triple;
  readonly up: Triple;
  readonly towardsEye: Triple;
  /** Point of the scene in the middle of the sheet, in mm. */
  readonly target: Triple;
  /** CSS px per mm. */
  readonly zoom: number;
}

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Triple, b: Triple): Triple => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const combine = (a: Triple, by: number, b: Triple, with_: number): Triple => [
  a[0] * by + b[0] * with_,
  a[1] * by + b[1] * with_,
  a[2] * by + b[2] * with_,
];
const unit = (a: Triple): Triple => combine(a, 1 / (Math.hypot(...a) || 1), a, 0);

/** Camera that looks from a direction, as the drawings do, and fits all boxes on a sheet of this size in px. */
export function lookFrom(
  from: Triple,
  up: Triple,
  around: readonly Bounds[],
  sheet: { readonly width: number; readonly height: number },
): Camera {
  const towardsEye = unit(from);
  const right = unit(cross(up, towardsEye));
  const camera: Camera = { right, up: cross(towardsEye, right), towardsEye, target: [0, 0, 0], zoom: 1 };
  return fit(camera, around, sheet);
}

/** Margin of the sheet, as a share of its size. */
const edge = 0.04;

/** Least and greatest coordinate of boxes along a unit direction. */
export function rangeAlong(axis: Triple, boxes: readonly Bounds[]): readonly [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const box of boxes) {
    const middle = dot(axis, combine(box.low, 0.5, box.high, 0.5));
    const reach = axis.reduce((sum, value, index) => sum + (Math.abs(value) * ((box.high[index] ?? 0) - (box.low[index] ?? 0))) / 2, 0);
    [low, high] = [Math.min(low, middle - reach), Math.max(high, middle + reach)];
  }
  return [low, high];
}

/** Keeps the direction of a camera, and fits all boxes on the sheet. */
export function fit(
  camera: Camera,
  around: readonly Bounds[],
  { width, height }: { readonly width: number; readonly height: number },
): Camera {
  const axes = [camera.right, camera.up, camera.towardsEye] as const;
  const ranges = axes.map((axis) => {
    const [low, high] = rangeAlong(axis, around);
    return low > high ? ([-1, 1] as const) : ([low, high] as const);
  }) as [readonly [number, number], readonly [number, number], readonly [number, number]];
  const [across, upwards] = ranges;
  const zoom = Math.min(
    (width * (1 - 2 * edge)) / Math.max(across[1] - across[0], 1),
    (height * (1 - 2 * edge)) / Math.max(upwards[1] - upwards[0], 1),
  );
  const middles = ranges.map(([low, high]) => (low + high) / 2) as [number, number, number];
  const target = axes.reduce<Triple>((sum, axis, index) => combine(sum, 1, axis, middles[index] ?? 0), [0, 0, 0]);
  return { ...camera, target, zoom };
}

/** Rotates a vector about a unit axis. */
function turned(vector: Triple, axis: Triple, radians: number): Triple {
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const along = combine(vector, cosine, cross(axis, vector), sine);
  return combine(along, 1, axis, dot(axis, vector) * (1 - cosine));
}

/**
 * Turns the scene: by `yaw` about the robot's vertical axis, by `pitch` about the sheet's horizontal, in radians. Stops when the eye looks straight
 * down or up, so that no swipe turns the robot upside down.
 */
export function turn(camera: Camera, yaw: number, pitch: number): Camera {
  const { right, up, towardsEye } = camera;
  // Some steps are drawn upside down.
  const side = up[2] < -1e-6 ? -1 : 1;
  const height = Math.atan2(towardsEye[2], side * up[2]);
  const tilt = side * (Math.min(Math.max(height + side * pitch, -Math.PI / 2), Math.PI / 2) - height);
  const both = (vector: Triple): Triple => turned(turned(vector, [0, 0, side], -yaw), turned(right, [0, 0, side], -yaw), -tilt);
  const eye = unit(both(towardsEye));
  const newRight = unit(cross(both(up), eye));
  return { ...camera, towardsEye: eye, right: newRight, up: cross(eye, newRight) };
}

/** Moves the scene on the sheet by px, to the right and down. */
export const pan = (camera: Camera, x: number, y: number): Camera => ({
  ...camera,
  target: combine(combine(camera.target, 1, camera.right, -x / camera.zoom), 1, camera.up, y / camera.zoom),
});

/** Minimum and maximum zoom, px per mm. */
const zoomRange = [0.05, 40] as const;

/** Zooms by a factor about a point of the sheet, in px from its middle to the right and down. */
export function zoomAt(camera: Camera, factor: number, x = 0, y = 0): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, zoomRange[0]), zoomRange[1]);
  const moved = pan(camera, -x, -y);
  return pan({ ...moved, zoom }, x, y);
}

/** Projects a point of the scene: px from the middle of the sheet to the right and down, and mm towards the eye. */
export function onSheet(camera: Camera, point: Triple): Triple {
  const away = combine(point, 1, camera.target, -1);
  return [dot(camera.right, away) * camera.zoom, -dot(camera.up, away) * camera.zoom, dot(camera.towardsEye, away)];
}

/** Radians, px and zoom factor per key press. */
const pace = { turn: Math.PI / 12, pan: 40, zoom: 1.25 } as const;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Camera change for a key: arrows turn the scene, with Shift they move it, + and − zoom. Undefined for other keys. */
export function keyedCamera(key: string, withShift: boolean): ((camera: Camera) => Camera) | undefined {
  if (key === '+' || key === '=') return (camera) => zoomAt(camera, pace.zoom);
  if (key === '-') return (camera) => zoomAt(camera, 1 / pace.zoom);
  const arrow = arrows[key];
  if (!arrow) return undefined;
  const [x, y] = arrow;
  return (camera) => (withShift ? pan(camera, x * pace.pan, y * pace.pan) : turn(camera, x * pace.turn, y * pace.turn));
}
