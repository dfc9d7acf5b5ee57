import { readTable } from '../tables/readTable';
import type { TableRow } from '../tables/tableRow';
import { arrow, box, stroke, type Point } from '../safety/shapes';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';

const boxWidth = 288;
const boxHeight = 74;

/** Middle of a repository's box, and the words below its name. */
type Place = Point & { readonly words: string; readonly wide?: true };

/** The repositories between which arrows go. */
const arranged: Readonly<Record<string, Place>> = {
  openarm: { x: 320, y: 46, words: 'issues and documentation', wide: true },
  openarm_ros2: { x: 156, y: 168, words: 'ROS 2, MoveIt 2' },
  openarm_teleop: { x: 484, y: 168, words: 'leader and follower' },
  openarm_description: { x: 156, y: 320, words: 'robot model' },
  openarm_can: { x: 484, y: 320, words: 'talks to the motors' },
  openarm_hardware: { x: 156, y: 472, words: 'CAD files' },
  openarm_isaac_lab: { x: 156, y: 620, words: 'own model' },
  openarm_mujoco: { x: 484, y: 620, words: 'own model' },
};

/** Where the boxes of other repositories begin, and how far apart their rows are. */
const others = { top: 670, first: 756, step: 96 } as const;

/** Letters that fit into a box. */
const boxLetters = 24;

/** Places of all repositories: other ones stand below, two in a row in the order of the table, and name what they need. */
export function placesOf(rows: readonly Pick<TableRow, 'text' | 'list'>[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  let count = 0;
  for (const row of rows) {
    const [repo, needed] = [row.text('repo'), row.list('needs')];
    const needs = needed.length > 0 ? `needs ${needed.join(', ')}` : '';
    const words = needs.length <= boxLetters ? needs : `needs ${needed.length} others`;
    places.set(repo, arranged[repo] ?? { x: count % 2 === 0 ? 156 : 484, y: others.first + Math.floor(count / 2) * others.step, words });
    if (!arranged[repo]) count += 1;
  }
  return places;
}

/** The box of one repository. */
function repositoryBox(repo: string, place: Place): string {
  const width = place.wide ? 616 : boxWidth;
  return [
    box(place.x - width / 2, place.y - boxHeight / 2, width, boxHeight, ink.accentSoft, 8),
    label(place.x, place.y + (place.words === '' ? 8 : -5), repo, { size: 23 }),
    ...(place.words === '' ? [] : [label(place.x, place.y + 26, place.words, { size: 23 })]),
  ].join('');
}

/** An arrow from a repository to one that it needs, which stands a row below it. */
function needs(start: Place, end: Place): string {
  const lean = Math.sign(end.x - start.x) * 70;
  return arrow({ x: start.x + lean, y: start.y + boxHeight / 2 + 2 }, { x: end.x - lean, y: end.y - boxHeight / 2 - 3 });
}

/** The robot itself, which is no repository: built from the CAD files, driven through openarm_can. */
const robot = (): string =>
  [
    stroke('M344 435H624V509H344Z', { dash: '9 7' }),
    label(484, 480, 'your OpenArm', { size: 23 }),
    arrow({ x: 484, y: 359 }, { x: 484, y: 431 }),
    arrow({ x: 302, y: 472 }, { x: 340, y: 472 }),
    label(498, 403, 'CAN', { size: 23, anchor: 'start', colour: ink.accent }),
  ].join('');

/** Block diagram: which repository needs which. An arrow points to what is needed, or to the robot. */
export function draw(): Drawing[] {
  const rows = readTable('repositories');
  const places = placesOf(rows);
  const links = rows.flatMap((row) =>
    row.list('needs').flatMap((other) => {
      const [start, end] = [arranged[row.text('repo')], arranged[other]];
      return start && end ? needs(start, end) : [];
    }),
  );
  const below = [...places].filter(([repo]) => !arranged[repo]);
  const height = below.length === 0 ? 670 : others.first + Math.ceil(below.length / 2) * others.step - 46;
  const body = [
    ...[...places].map(([repo, place]) => repositoryBox(repo, place)),
    ...links,
    robot(),
    stroke('M12 536H628', { line: ink.soft, dash: '3 7' }),
    label(320, 568, 'simulation', { size: 23, colour: ink.soft }),
    ...(below.length === 0
      ? []
      : [
          stroke(`M12 ${others.top}H628`, { line: ink.soft, dash: '3 7' }),
          label(320, others.top + 32, 'others', { size: 23, colour: ink.soft }),
        ]),
  ].join('\n');
  const more = below.map(([repo, { words }]) => ` Below: ${repo}${words === '' ? '' : `, which ${words}`}.`).join('');
  return [
    smallSheet({
      file: 'project-map.svg',
      height,
      title: 'How the repositories depend on each other',
      description: `openarm_ros2 and openarm_teleop each need openarm_can and openarm_description. openarm_can drives the robot over CAN. openarm_hardware holds the CAD files that the robot is built from. openarm_isaac_lab and openarm_mujoco carry their own models.${more}`,
      body,
    }),
  ];
}
