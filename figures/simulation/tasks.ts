import { line } from '../diagram';
import { smallSheet } from '../smallSheet';
import { ink, label, weight, type Drawing } from '../svg';
import { readTable } from '../tables/readTable';
import type { TableRow } from '../tables/tableRow';
import { joint, limb } from '../teleop/arms';
import type { Point } from '../point';

/** A simulated arm on its foot, reaching from the shoulder over the elbow to the hand. */
function reachingArm(foot: Point, elbow: Point, hand: Point): string {
  const angle = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]);
  const jaw = (side: number): readonly Point[] => {
    const root: Point = [hand[0] - side * 11 * Math.sin(angle), hand[1] + side * 11 * Math.cos(angle)];
    return [hand, root, [root[0] + 18 * Math.cos(angle), root[1] + 18 * Math.sin(angle)]];
  };
  return [
    `<rect x="${foot[0] - 22}" y="${foot[1]}" width="44" height="8" fill="${ink.line}"/>`,
    limb(foot, elbow, 10),
    limb(elbow, hand, 8),
    line(jaw(1), { width: 4 }),
    line(jaw(-1), { width: 4 }),
    joint(foot[0], foot[1] - 4, 11),
    joint(...elbow, 8),
  ].join('');
}

/** Two crossed axes that mark a target pose. */
const target = (x: number, y: number): string =>
  line(
    [
      [x, y],
      [x + 30, y],
    ],
    { colour: ink.danger, width: 4 },
  ) +
  line(
    [
      [x, y],
      [x, y - 30],
    ],
    { colour: ink.accent, width: 4 },
  ) +
  `<circle cx="${x}" cy="${y}" r="5" fill="${ink.line}" stroke="none"/>`;

const floor = (x: number): string =>
  line(
    [
      [x + 8, 168],
      [x + 272, 168],
    ],
    { colour: ink.faint },
  );

/** A cube with an arrow's way to its goal. */
const cubeAndGoal = (x: number): string =>
  `<rect x="${x + 196}" y="138" width="28" height="28" fill="${ink.accentSoft}" stroke="${ink.accent}" stroke-width="${weight.outline}"/>` +
  line(
    [
      [x + 210, 132],
      [x + 210, 82],
    ],
    { dashed: true, colour: ink.soft },
  ) +
  target(x + 210, 76);

/** A cabinet with two drawers, the lower one pulled out. */
const cabinet = (x: number): string =>
  `<rect x="${x + 196}" y="52" width="70" height="114" fill="none" stroke-width="${weight.outline}"/>` +
  `<rect x="${x + 204}" y="60" width="54" height="40"/>` +
  `<rect x="${x + 164}" y="114" width="62" height="44" fill="${ink.accentSoft}" stroke="${ink.accent}" stroke-width="${weight.outline}"/>` +
  line(
    [
      [x + 156, 128],
      [x + 156, 146],
      [x + 164, 146],
    ],
    { width: 4 },
  ) +
  line(
    [
      [x + 156, 128],
      [x + 164, 128],
    ],
    { width: 4 },
  );

const pictures: Readonly<Record<string, { name: string; description: string; draw: (x: number) => string }>> = {
  openarm_reach: {
    name: 'Reach',
    description: 'An arm reaches for a target pose beside its hand.',
    draw: (x) => reachingArm([x + 50, 160], [x + 82, 84], [x + 160, 82]) + target(x + 212, 74),
  },
  openarm_lift: {
    name: 'Lift cube',
    description: 'An arm reaches for a cube, which is to rise to a goal above it.',
    draw: (x) => reachingArm([x + 50, 160], [x + 92, 74], [x + 166, 136]) + cubeAndGoal(x),
  },
  openarm_open_drawer: {
    name: 'Open drawer',
    description: 'An arm has its hand at the handle of a drawer.',
    draw: (x) => cabinet(x) + reachingArm([x + 42, 160], [x + 74, 84], [x + 128, 130]),
  },
  openarm_bi_reach: {
    name: 'Reach with two arms',
    description: 'Two arms reach for a target pose each.',
    draw: (x) =>
      reachingArm([x + 118, 160], [x + 84, 100], [x + 70, 48]) +
      reachingArm([x + 162, 160], [x + 196, 100], [x + 210, 48]) +
      target(x + 26, 52) +
      target(x + 236, 52),
  },
};

/** Poster of a task's clip: what the task is, with control rate and length of an episode. */
function poster(row: TableRow): Drawing {
  const experiment = row.text('experiment');
  const picture = pictures[experiment];
  if (!picture) throw new Error(`No picture for the experiment ${experiment}.`);
  const rates = `${row.label('control_hz')}, ${row.label('episode_s')}`;
  return smallSheet({
    file: `${experiment.replace('openarm_', 'isaac-task-').replaceAll('_', '-')}.svg`,
    width: 284,
    height: 212,
    title: `Isaac Lab task: ${picture.name.toLowerCase()}`,
    description: `${picture.description} Control rate and length of an episode: ${rates}.`,
    body: [floor(2), picture.draw(2), label(140, 203, rates, { size: 22 })].join('\n'),
  });
}

/** Posters of the clips of the four training tasks. */
export const tasks = (): Drawing[] =>
  readTable('isaac-tasks')
    .filter((row) => row.text('variant') === 'train')
    .map(poster);
