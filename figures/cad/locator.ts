import type { BuildGuideName } from '../../src/guides/content/buildSteps';
import { drawing, type Drawing } from '../svg';
import { areas, lines } from './bodiesSvg';
import { drawnOn, rasterise } from './buffer';
import { visiblePieces } from './lines';
import type { Model } from './model';
import { expanded, sceneOf } from './scene';
import { project, projectionFrom, type Placement } from './sheet';
import type { StepDrawing } from './step';
import type { Vec3 } from './vector';

/** File name in content/figures of the small picture that marks a guide's unit in the robot. */
export const locatorFile = (guide: BuildGuideName): string => `where-${guide}.svg`;

/** Size of the picture in px. It is shown at half of it: so its lines are fine. */
const size = { width: 380, height: 437 } as const;
const margin = 6;
const fine = 2;

/** What a guide builds, in the finished robot: names of the model, `without` what an earlier guide has built. */
interface Marked {
  readonly guide: BuildGuideName;
  readonly shown: readonly string[];
  readonly without?: readonly string[];
  readonly view?: Vec3;
}

const covers = ['J1-J2_A', 'J1-J2_B', 'J2-J3_A', 'J2-J3_B', 'J3-J4_A', 'J3-J4_B', 'J4-J5_A', 'J4-J5_B', 'J6-J7_A_Right', 'J6-J7_B_Right'];
const behind: Vec3 = [-1, -0.5, 0.35];

/** Guides whose unit can be seen in the robot, in the order in which they are built. */
export const markedGuides: readonly Marked[] = [
  { guide: 'pedestal', shown: ['unit:pedestal'] },
  { guide: 'j1-j2', shown: ['unit:j1-j2'] },
  { guide: 'j2-j3', shown: ['unit:j2-j3'] },
  { guide: 'j3-j4', shown: ['unit:j3-j4'] },
  { guide: 'j4-j5', shown: ['unit:j4-j5'], without: ['unit:j3-j4'] },
  { guide: 'j5-j6-j7', shown: ['unit:j5-j6-j7'], without: ['unit:j4-j5'] },
  { guide: 'gripper', shown: ['unit:gripper'] },
  { guide: 'leader', shown: ['unit:leader'] },
  { guide: 'final', shown: ['unit:j1-j2', 'unit:j2-j3', 'unit:j5-j6-j7', 'unit:gripper'] },
  { guide: 'arm-wiring', shown: ['cable 20 out of J4-J5_B', 'cable 21', 'cable 22 at J1', 'cable 23'], view: behind },
  { guide: 'arm-casing', shown: covers, view: behind },
  { guide: 'chest', shown: ['Chest-cover_A', 'Chest-cover_B'], view: behind },
];

const sheet = (built: readonly string[], without: readonly string[] = []): StepDrawing => ({
  guide: 'locator',
  step: 'finished',
  arm: 'right',
  title: '',
  built,
  without,
  added: [],
  driven: [],
  view: { from: [1, 0, 0] },
});

/** The robot as it stands before the covers, with the end effector of the guide. */
const robotOf = (guide: BuildGuideName): readonly string[] => {
  const hand = guide === 'leader' ? 'unit:leader' : 'unit:gripper';
  const arm = ['unit:j1-j2', 'unit:j2-j3', 'unit:j5-j6-j7', hand];
  return ['unit:pedestal', ...arm, ...arm.map((unit) => `left:${unit}`)];
};

/** Names of all that a picture is drawn from. */
export function locatorNames({ guide, shown }: Marked, model: Model): string[] {
  return expanded([...robotOf(guide), ...shown], model, sheet([])).map((name) => name.replace(/^(left|right):/, ''));
}

/** Draws the robot in grey, and what the guide builds in colour. */
export function drawLocator({ guide, shown, without = [], view = [1, -0.55, 0.3] }: Marked, model: Model): Drawing {
  const before = new Set(expanded(without, model, sheet([])));
  const marked = new Set(expanded(shown, model, sheet([])).filter((name) => !before.has(name)));
  const robot = expanded(robotOf(guide), model, sheet([])).filter((name) => !marked.has(name));
  const bodies = [
    ...sceneOf(sheet(robot), model).bodies,
    ...sceneOf(sheet([...marked]), model).bodies.map((body) => ({ ...body, tone: 'driven' as const })),
  ];
  const projection = projectionFrom(view);
  const flat = bodies.flatMap((body) => body.points).map((point) => project(projection, point));
  const range = (axis: 0 | 1): readonly [number, number] =>
    flat.reduce<[number, number]>(([low, high], point) => [Math.min(low, point[axis]), Math.max(high, point[axis])], [Infinity, -Infinity]);
  const [[left, right], [top, bottom]] = [range(0), range(1)];
  const scale = Math.min((size.width - 2 * margin) / (right - left), (size.height - 2 * margin) / (bottom - top));
  const placement: Placement = {
    scale,
    x: size.width / 2 - ((left + right) / 2) * scale,
    y: size.height / 2 - ((top + bottom) / 2) * scale,
  };
  const drawn = bodies.map((body) => drawnOn(body, projection, placement));
  const buffer = rasterise(drawn, size.width, size.height, fine);
  const pieces = visiblePieces(drawn, buffer, 1 / scale).filter(({ weight }) => weight === 'outline');
  return drawing({
    file: locatorFile(guide),
    ...size,
    title: 'Where this unit is',
    description: 'The whole robot in grey, with the unit of this guide in colour.',
    body: [areas(drawn, buffer), lines(drawn, pieces)].join('\n'),
  });
}
