import type { PartIconName } from '../../src/site/partIcons';
import { box, circle, mirrored, path } from './strokes';

const bolt = path('M8 16h10v16H8z M18 19h22v10H18 M13 21v6 M23 19v10 M27 19v10 M31 19v10 M35 19v10');
const link = path('M15 9a8 8 0 0 1 8 8q0 4 4 6.5q6 1.5 6 7.5a8 8 0 1 1-16 0q0-4-4-6.5q-6-2-6-7.5a8 8 0 0 1 8-8z');
const pincer = path('M10 8h16v12l10 10a7 7 0 1 1-9 9L14 26H10z') + circle(15, 13, 1.5) + circle(21, 13, 1.5) + circle(33, 35, 3);

/** Parts from a catalogue and printed parts: fasteners, bearings, guides, profiles, handles. */
export const catalogueParts = {
  bolt,
  'small-bolt': path('M11 19h6v10h-6z M17 20h20v8H17 M22 20v8 M26 20v8 M30 20v8 M34 20v8'),
  'step-bolt': path('M7 11h6v26H7z M13 17h13v14H13 M26 20h14v8H26 M30 20v8 M35 20v8'),
  bearing: circle(24, 24, 17) + circle(24, 24, 13) + circle(24, 24, 8),
  'flanged-bearing': path('M12 6h5v36h-5z M17 10h18v28H17z M17 18h18 M17 30h18'),
  washer: circle(24, 24, 17) + circle(24, 24, 9),
  post: path('M6 19h36v10H6z M6 22h7v4H6 M42 22h-7v4h7 M30 19v10'),
  insert: path('M12 14h10v20H12z M26 14h10v20H26z M22 17h4v14h-4z M14 34l6-20 M28 34l6-20'),
  guide:
    box(3, 20, 42, 8) +
    box(9, 13, 12, 22, 1) +
    box(27, 13, 12, 22, 1) +
    circle(12, 17, 1) +
    circle(18, 17, 1) +
    circle(12, 31, 1) +
    circle(18, 31, 1) +
    circle(30, 17, 1) +
    circle(36, 17, 1) +
    circle(30, 31, 1) +
    circle(36, 31, 1),
  extrusion: path('M8 8h9v4h4v-4h6v4h4v-4h9v9h-4v4h4v6h-4v4h4v9h-9v-4h-4v4h-6v-4h-4v4H8v-9h4v-4H8v-6h4v-4H8z') + circle(24, 24, 5),
  diagonal: path('M5 40 29 8h14L19 40z M12 40 36 8'),
  bracket: path('M8 6h7v21q1 8 9 8h17v7H8z M15 12 36 35') + circle(12, 13, 1.5) + circle(12, 21, 1.5),
  'slot-nut': path('M8 18h32v6H34v9H14v-9H8z') + circle(24, 25.5, 4),
  'base-plate': box(9, 5, 30, 38, 3) + [14, 20, 28, 34].flatMap((x) => [10, 17, 24, 31, 38].map((y) => circle(x, y, 1))).join(''),
  link: link + circle(15, 17, 4) + circle(25, 31, 4),
  pincer,
  'pincer-mirrored': mirrored(pincer),
  'pistol-grip':
    path('M6 14h10 M32 14h10 M20 25l-3 18h11l3-18') + circle(24, 16, 10) + circle(24, 16, 5) + box(4, 11, 9, 7) + box(35, 11, 9, 7),
} as const satisfies Partial<Record<PartIconName, string>>;
