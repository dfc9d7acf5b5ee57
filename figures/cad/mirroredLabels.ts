import type { Point } from '../point';
import type { Buffer } from './buffer';
import { placeLabels, type LabelRequest, type LabelSheet, type PlacedLabel } from './labels';

/**
 * Places labels as `placeLabels` does, on the mirror image of the sheet, and mirrors them back. The drawing of a left arm
 * is the mirror image of that of the right one, so its words find the mirrored places and a reader who compares both sees what differs.
 */
export function placeMirrored(requests: readonly LabelRequest[], buffer: Buffer, { width, height, lines = [] }: LabelSheet): PlacedLabel[] {
  // The buffer may be a part of a px wider than the sheet.
  const across = buffer.width / buffer.fine;
  const flip = ([x, y]: Point): Point => [across - x, y];
  const mirrored = requests.map((request): LabelRequest => ({
    ...request,
    anchors: request.anchors.map((points) => points.map(flip)),
    ...(request.near && { near: flip(request.near) }),
  }));
  const body = new Uint16Array(buffer.body.length);
  for (let row = 0; row < buffer.body.length; row += buffer.width) body.set(buffer.body.slice(row, row + buffer.width).reverse(), row);
  const sheet = { width, height, lines: lines.map(([from, to]) => [flip(from), flip(to)] as const) };
  return placeLabels(mirrored, { ...buffer, body }, sheet).map(({ x, y, leaders }, index) => ({
    x: across - x - (requests[index]?.width ?? 0),
    y,
    leaders: leaders.map(([from, to]) => [flip(from), flip(to)] as const),
  }));
}
