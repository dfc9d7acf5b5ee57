import { arrow } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, weight, type Drawing } from '../svg';
import { joint, limb } from '../teleop/arms';
import type { Point } from '../point';

const elbow: Point = [320, 214];

/** A point at a distance from the elbow, with the angle in degrees from straight down, positive to the right. */
const around = (distance: number, degrees: number): Point => [
  elbow[0] + distance * Math.sin((degrees * Math.PI) / 180),
  elbow[1] + distance * Math.cos((degrees * Math.PI) / 180),
];

/** A stop: a block that the forearm runs against. */
const stop = (degrees: number): string => {
  const [x, y] = around(78, degrees);
  return `<rect x="${(x - 13).toFixed(1)}" y="${(y - 22).toFixed(1)}" width="26" height="44" rx="4" transform="rotate(${-degrees} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${ink.accentSoft}" stroke="${ink.danger}" stroke-width="${weight.outline}"/>`;
};

/** Poster of the film of a calibration: a forearm runs from one end stop to the other. */
export const calibrationRun = (): Drawing =>
  smallSheet({
    file: 'poster-calibration-run.svg',
    height: 356,
    title: 'A joint runs to its end stop',
    description: 'A forearm swings about its joint from one end stop, where it is drawn pale, to the other; an arrow shows the way.',
    body: [
      limb([320, 40], elbow, 16),
      `<path d="M250 34h140" stroke="${ink.line}" stroke-width="8"/>`,
      `<g opacity="0.35">${limb(elbow, around(126, -60), 12)}</g>`,
      limb(elbow, around(126, 60), 12),
      stop(-84),
      stop(84),
      arrow(
        Array.from({ length: 9 }, (_, index) => around(118, -44 + index * 11)),
        { colour: ink.accent, width: 4 },
      ),
      joint(...elbow, 17),
      joint(320, 40, 12),
    ].join('\n'),
  });
