/** Side of the square that each shape is drawn in. */
export const side = 48;

/** A circle. */
export const circle = (x: number, y: number, radius: number): string => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;

/** A path. */
export const path = (d: string): string => `<path d="${d}"/>`;

/** A rectangle, with rounded corners where a radius is given. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''}/>`;

/** Small holes on a circle; the first is at `start` degrees, counted from the right. */
export function boltCircle(x: number, y: number, radius: number, count: number, start = 0, hole = 1.5): string {
  const holes = Array.from({ length: count }, (_, index) => {
    const angle = ((start + (index * 360) / count) * Math.PI) / 180;
    return circle(Number((x + radius * Math.cos(angle)).toFixed(1)), Number((y + radius * Math.sin(angle)).toFixed(1)), hole);
  });
  return holes.join('');
}

/** The same shape for the other arm. */
export const mirrored = (shape: string): string => `<g transform="matrix(-1 0 0 1 ${side} 0)">${shape}</g>`;
