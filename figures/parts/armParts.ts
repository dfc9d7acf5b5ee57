import type { PartIconName } from '../../src/site/partIcons';
import { boltCircle, box, circle, mirrored, path } from './strokes';

const brace =
  path('M6 30 10 18h24l10 12z M12 18q0-8 5-8t5 8 M28 18q0-8 5-8t5 8 M18 30q0 9 6 9t6-9') +
  circle(17, 14, 1.5) +
  circle(33, 14, 1.5) +
  circle(24, 34, 1.5);
const crank = path('M12 5a6 6 0 0 1 6 6v9l12 8v9a6 6 0 1 1-12 0v-6L6 24V11a6 6 0 0 1 6-6z') + circle(12, 11, 2.5) + circle(24, 37, 2.5);
const strip = 'M17 3h10v6H17z M17 9h10v20l5 3v9a5 5 0 0 1-10 0v-8l-5-3z';

/** Machined and sheet-metal parts of the arm, as a glance at the part shows them. */
export const armParts = {
  clamp:
    path('M22 4h12v11q-9 2-9 9t9 9v11H22V35q-9-3-9-11t9-11z') + boltCircle(28, 9, 3, 2) + boltCircle(28, 39, 3, 2) + circle(19, 24, 1.5),
  crescent:
    path('M13 6q18 2 24 32l-7 4q-4-22-19-27z M22 15l3-3 M29 26l4-2') + circle(14, 11, 1.5) + circle(31, 37, 1.5) + circle(27, 21, 1.5),
  'hub-block': path('M11 34A17 17 0 1 1 37 34z M17 34v9h14v-9') + circle(24, 23, 4) + boltCircle(24, 23, 10, 6),
  yoke:
    path('M6 12h36v28h-6a12 12 0 0 0-24 0H6z') +
    circle(11, 17, 1.5) +
    circle(24, 17, 1.5) +
    circle(37, 17, 1.5) +
    circle(9, 36, 1.5) +
    circle(39, 36, 1.5),
  'yoke-notched':
    path('M6 8h11v8h14V8h11v32h-6a12 12 0 0 0-24 0H6z') +
    circle(11, 13, 1.5) +
    circle(37, 13, 1.5) +
    circle(24, 21, 1.5) +
    circle(9, 36, 1.5) +
    circle(39, 36, 1.5),
  keyhole:
    path('M15 29a14 14 0 1 1 18 0v8h-4v7H19v-7h-4z') +
    circle(24, 18, 5) +
    boltCircle(24, 18, 9.5, 6) +
    boltCircle(24, 34, 5, 2) +
    circle(24, 40, 1),
  'half-block': path('M8 40V22a16 16 0 0 1 32 0v18z M19 40v-7h10v7') + circle(24, 21, 5) + boltCircle(24, 21, 10, 6),
  cover:
    path('M8 6q16 10 32 0v28H8z M8 34l5 8h22l5-8') +
    circle(13, 16, 1.5) +
    circle(35, 16, 1.5) +
    circle(13, 28, 1.5) +
    circle(35, 28, 1.5) +
    boltCircle(24, 38, 6, 2, 0, 1),
  'strap-pair':
    path('M10 6h28v4H10z M10 10q-4 8 0 14 M18 10q-4 8 0 14 M30 10q4 8 0 14 M38 10q4 8 0 14') +
    circle(14, 33, 10) +
    circle(34, 33, 10) +
    circle(14, 33, 4.5) +
    circle(34, 33, 4.5),
  'strap-eye':
    path('M17 18q-3 8 2 16 M31 18q3 8-2 16 M10 42a14 11 0 0 1 28 0z') +
    circle(24, 12, 8) +
    circle(24, 12, 4) +
    circle(24, 24, 1.5) +
    boltCircle(24, 39, 8, 2),
  'strap-head':
    path('M17 21q-2 6 2 13 M31 21q2 6-2 13 M10 43a14 10 0 0 1 28 0z') +
    circle(24, 14, 10) +
    circle(24, 14, 2.5) +
    boltCircle(24, 14, 6.5, 6, 0, 1) +
    boltCircle(24, 40, 8, 2),
  cap: circle(24, 24, 18) + circle(24, 24, 9) + circle(24, 24, 5) + boltCircle(24, 24, 13.5, 6, 15, 1.2),
  ring: circle(24, 24, 18) + circle(24, 24, 10) + boltCircle(24, 24, 14, 12, 0, 1.2) + path('M20 42v3h8v-3'),
  'c-ring': path('M38 35A18 18 0 1 1 38 13l-7 5a9 9 0 1 0 0 12z') + boltCircle(24, 24, 13.5, 4, 45),
  'winged-hub':
    path('M12 18Q4 20 5 34l6-2q0-6 4-8 M36 18q8 2 7 16l-6-2q0-6-4-8') +
    circle(24, 20, 13) +
    circle(24, 20, 4) +
    boltCircle(24, 20, 8.5, 6, 0, 1.2),
  'strip-round':
    path('M18 3h9v6h-9z M18 9v4a9 9 0 0 0 0 15v3l5 3v8a5 5 0 0 0 10 0V31l-5-3a9 9 0 0 0-1-15V9') +
    boltCircle(23, 20, 5, 4, 45, 1.2) +
    circle(28, 41, 2.2),
  strip: path(strip) + circle(22, 16, 1.2) + circle(22, 23, 1.2) + circle(27, 41, 2.2),
  brace,
  'brace-mirrored': mirrored(brace),
  'padded-ring': path('M10 16H3v16h7 M38 16h7v16h-7') + circle(24, 24, 17) + circle(24, 24, 11) + boltCircle(24, 24, 14, 3, -90),
  tongue: path('M8 18h24a6 6 0 0 1 0 12H8z M8 12h9v24H8z') + circle(32, 24, 3) + circle(12.5, 17, 1.5) + circle(12.5, 31, 1.5),
  'eared-block':
    path('M14 10h20v28H14z M14 18H8a6 6 0 0 0 0 12h6 M34 18h6a6 6 0 0 1 0 12h-6') +
    circle(24, 24, 4) +
    circle(9, 24, 1.8) +
    circle(39, 24, 1.8),
  crank,
  'crank-mirrored': mirrored(crank),
  'lever-disc':
    path('M29 30l8 12a4 4 0 0 0 7-5l-8-12') +
    circle(22, 19, 15) +
    circle(22, 19, 4) +
    boltCircle(22, 19, 9.5, 6, 0, 1.3) +
    circle(40, 39, 1.5),
  boss:
    path('M19 30v7h-5v8h20v-8h-5v-7') +
    circle(24, 17, 14) +
    circle(24, 17, 3) +
    boltCircle(24, 17, 8.5, 6, 0, 1.4) +
    boltCircle(24, 41, 4.5, 2, 0, 1),
  'pocket-disc': path('M17 8V3h14v5') + circle(24, 25, 18) + circle(24, 25, 6) + boltCircle(24, 25, 12, 4, 45) + path('M18 8v5h12V8'),
  'rail-ring':
    path('M9 20H2v8h7 M39 20h7v8h-7 M2 20v-4 M46 20v-4') + circle(24, 24, 15) + circle(24, 24, 8) + boltCircle(24, 24, 11.5, 6, 0, 1.2),
  'rotor-bar':
    path('M31 14l6-6a4 4 0 0 1 5 5l-6 6 M17 34l-6 6a4 4 0 0 1-5-5l6-6') +
    circle(24, 24, 12) +
    circle(24, 24, 3) +
    boltCircle(24, 24, 7.5, 4, 0, 1.3) +
    circle(39, 11, 1.3) +
    circle(9, 37, 1.3),
  'carriage-plate':
    box(7, 7, 34, 34, 4) +
    [13, 20, 28, 35].flatMap((x) => [14, 26].map((y) => circle(x, y, x > 15 && x < 33 ? 2 : 1.2))).join('') +
    circle(24, 35, 3),
} as const satisfies Partial<Record<PartIconName, string>>;
