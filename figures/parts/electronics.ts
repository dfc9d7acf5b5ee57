import type { PartIconName } from '../../src/site/partIcons';
import { boltCircle, box, circle, path } from './strokes';

/** Electronics: cables by the form of the harness, boxes, boards and motors. */
export const electronics = {
  cable: path('M12 24h24 M3 19h9v10H3z M36 19h9v10h-9z'),
  'cable-bare': path('M12 24h18l5-4h9 M30 24l5 4h9 M3 19h9v10H3z'),
  'cable-split': path('M12 24h10l8-10h7 M22 24l8 10h7 M3 19h9v10H3z M37 9h8v10h-8z M37 29h8v10h-8z'),
  'cable-trunk': path('M10 24h28 M19 24v9 M29 24V15 M2 19h8v10H2z M38 19h8v10h-8z M15 33h8v9h-8z M25 6h8v9h-8z'),
  converter: box(6, 12, 36, 24, 2) + path('M12 36v4h9v-4 M27 36v4h9v-4 M13 18h22v8H13z'),
  supply: box(10, 10, 28, 28, 3) + path('M3 24h7 M38 24h7 M16 16v16 M21 16v16 M26 16v16 M31 16v16'),
  board: box(16, 3, 16, 42, 3) + circle(24, 7, 1.5) + circle(24, 41, 1.5) + [11, 16, 21, 26, 31, 36].map((y) => box(19, y, 10, 3)).join(''),
  connector: box(9, 14, 30, 20, 2) + circle(17, 24, 4) + circle(28, 24, 4) + circle(35, 21, 1.2) + circle(35, 27, 1.2),
  motor: circle(24, 22, 17) + circle(24, 22, 11) + boltCircle(24, 22, 14, 8, 0, 0.9) + circle(24, 22, 3) + path('M17 37.5v6.5h14v-6.5'),
  'stop-button': box(8, 24, 32, 18, 2) + path('M17 24v-6h14v6 M12 18q0-12 12-12t12 12z'),
} as const satisfies Partial<Record<PartIconName, string>>;
