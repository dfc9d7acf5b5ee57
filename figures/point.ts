/** A point of a drawing in px: x to the right, y down. */
export type Point = readonly [x: number, y: number];
