import { readTable } from '../tables/readTable';
import { arrow, box, stroke, type Point } from '../safety/shapes';
import { smallSheet } from '../smallSheet';
import { ink, label, type Drawing } from '../svg';

const boxWidth = 288;
const boxHeight = 74;

/** Middle of each repository's box, and the words below its name. */
const places: Readonly<Record<string, Point & { readonly words: string; readonly wide?: true }>> = {
  openarm: { x: 320, y: 46, words: 'issues and documentation', wide: true },
  openarm_ros2: { x: 156, y: 168, words: 'ROS 2, MoveIt 2' },
  openarm_teleop: { x: 484, y: 168, words: 'leader and follower' },
  openarm_description: { x: 156, y: 320, words: 'robot model' },
  openarm_can: { x: 484, y: 320, words: 'talks to the motors' },
  openarm_hardware: { x: 156, y: 472, words: 'CAD files' },
  openarm_isaac_lab: { x: 156, y: 620, words: 'own model' },
  openarm_mujoco: { x: 484, y: 620, words: 'own model' },
};

/** The box of one repository. */
function repositoryBox(repo: string): string {
  const place = places[repo];
  if (!place) throw new Error(`figures/drawings/projectMap.ts has no place for the repository "${repo}". Add it to places.`);
  const width = place.wide ? 616 : boxWidth;
  return [
    box(place.x - width / 2, place.y - boxHeight / 2, width, boxHeight, ink.accentSoft, 8),
    label(place.x, place.y - 5, repo, { size: 23 }),
    label(place.x, place.y + 26, place.words, { size: 23 }),
  ].join('');
}

/** An arrow from a repository to one that it needs, which stands a row below it. */
function needs(from: string, to: string): string {
  const [start, end] = [places[from], places[to]];
  if (!start || !end) throw new Error(`content/data/repositories.csv: "${from}" needs "${to}", which has no place in projectMap.ts.`);
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
  const links = rows.flatMap((row) => row.list('needs').map((other) => needs(row.text('repo'), other)));
  const body = [
    ...rows.map((row) => repositoryBox(row.text('repo'))),
    ...links,
    robot(),
    stroke('M12 536H628', { line: ink.soft, dash: '3 7' }),
    label(320, 568, 'simulation', { size: 23, colour: ink.soft }),
  ].join('\n');
  return [
    smallSheet({
      file: 'project-map.svg',
      height: 670,
      title: 'How the repositories depend on each other',
      description:
        'openarm_ros2 and openarm_teleop each need openarm_can and openarm_description. openarm_can drives the robot over CAN. openarm_hardware holds the CAD files that the robot is built from. openarm_isaac_lab and openarm_mujoco carry their own models.',
      body,
    }),
  ];
}
