import { arrow, line } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { readRow } from '../tables/readTable';
import type { Point } from '../point';
import { joint, limb } from './arms';

const upper = 120;
const lower = 105;

/** Post and chest in side view, with one arm bent by an angle at the elbow; 0 hangs straight down. */
function sideView(x: number, elbowDegrees: number): string {
  const shoulder: Point = [x, 78];
  const elbow: Point = [x, 78 + upper];
  const angle = (elbowDegrees * Math.PI) / 180;
  const along = (length: number): Point => [elbow[0] + length * Math.sin(angle), elbow[1] + length * Math.cos(angle)];
  return [
    `<rect x="${x - 52}" y="66" width="22" height="284" fill="${ink.faint}" stroke-width="${weight.outline}"/>`,
    `<rect x="${x - 90}" y="350" width="130" height="9" fill="${ink.line}"/>`,
    `<rect x="${x - 62}" y="46" width="62" height="66" rx="8" fill="${ink.accentSoft}" stroke-width="${weight.outline}"/>`,
    limb(shoulder, elbow, 14),
    limb(elbow, along(lower), 12),
    line([along(lower), along(lower + 42)], { width: 7 }),
    joint(...shoulder, 17),
    joint(...elbow, 12),
    joint(...along(lower), 8),
  ].join('');
}

/** Side view of the pose to start from, and of the pose that the programs drive to. */
export function startMotion(): Drawing {
  const degrees = readRow('teleop-start-pose', 'J4').number('target_deg');
  const time = readRow('teleop-rates', 'teleop').label('start_motion_s');
  const angle = (degrees * Math.PI) / 180;
  const radius = 96;
  const body = [
    sideView(110, 0),
    sideView(410, degrees),
    line(
      [
        [410, 198],
        [410, 330],
      ],
      { dashed: true, colour: ink.soft },
    ),
    `<path d="M410 ${198 + radius} A${radius} ${radius} 0 0 0 ${(410 + radius * Math.sin(angle)).toFixed(1)} ${(198 + radius * Math.cos(angle)).toFixed(1)}" stroke="${ink.accent}" stroke-width="3"/>`,
    label(432, 192, `J4: ${degrees}°`, { size: 24, anchor: 'start', colour: ink.accent }),
    arrow(
      [
        [190, 90],
        [318, 90],
      ],
      { colour: ink.accent, width: 4 },
    ),
    label(254, 74, time, { size: 24, colour: ink.accent }),
    label(100, 392, 'zero pose', { size: 24 }),
    label(400, 392, 'start pose', { size: 24 }),
  ].join('\n');
  return smallSheet({
    file: 'teleop-start-motion.svg',
    width: 560,
    height: 404,
    title: 'Start motion of the teleoperation programs',
    description: `Side view. The arm goes from hanging straight down to the elbow bent forward by ${degrees} degrees, in ${time}.`,
    body,
  });
}
