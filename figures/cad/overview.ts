import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawing, ink, label, type Drawing } from '../svg';
import { areas, lines } from './bodiesSvg';
import { drawnOn, rasterise } from './buffer';
import { toRobot } from './frames';
import { placeLabels, type LabelRequest } from './labels';
import { visiblePieces } from './lines';
import type { BuildGuideName } from '../../src/guides/content/buildSteps';
import { buildGuides } from '../../src/site/buildGuides';
import type { Model } from './model';
import { sceneOf } from './scene';
import { place, project, projectionFrom } from './sheet';
import type { StepDrawing } from './step';
import type { Vec3 } from './vector';

/** File name of the overview in content/figures. */
export const overviewFile = 'arm-sub-assemblies.svg';

const size = { width: 640, height: 800 } as const;
const fine = 2;

/** Units from the floor to the gripper, as the page names them; every second one is drawn in the accent colour, so that one sees where each ends. */
const units: readonly {
  readonly guide: BuildGuideName;
  readonly name: string;
  readonly without: readonly string[];
  readonly accent: boolean;
}[] = [
  { guide: 'pedestal', name: 'Pedestal', without: [], accent: false },
  { guide: 'j1-j2', name: 'J1-J2', without: [], accent: true },
  { guide: 'j2-j3', name: 'J2-J3', without: [], accent: false },
  { guide: 'j3-j4', name: 'J3-J4', without: [], accent: true },
  { guide: 'j4-j5', name: 'J4-J5', without: ['unit:j3-j4'], accent: false },
  { guide: 'j5-j6-j7', name: 'J5-J6-J7', without: ['unit:j4-j5'], accent: true },
  { guide: 'gripper', name: 'Gripper', without: [], accent: false },
];

/** What the overview shows. */
export const overviewUnits = units.map(({ guide }) => `unit:${guide}`);

/** Pages that its labels lead to. */
export const overviewRoutes = units.map(({ guide }) => buildGuides[guide].route);

/** Joint axes at zero in the arm base frame: a point and a direction, and how far the line reaches to both sides in mm. */
const axes: readonly {
  readonly name: string;
  readonly frame: 'shoulder' | 'arm';
  readonly at: Vec3;
  readonly along: Vec3;
  readonly reach: number;
}[] = [
  { name: 'J1', frame: 'shoulder', at: [0, 0, 30], along: [0, 0, 1], reach: 190 },
  { name: 'J2', frame: 'arm', at: [0, 0, 122.5], along: [1, 0, 0], reach: 90 },
  { name: 'J3', frame: 'arm', at: [0, 0, 215], along: [0, 0, 1], reach: 0 },
  { name: 'J4', frame: 'arm', at: [0, 0, 342.5], along: [0, 1, 0], reach: 75 },
  { name: 'J5', frame: 'arm', at: [0, 0, 415], along: [0, 0, 1], reach: 0 },
  { name: 'J6', frame: 'arm', at: [0, 0, 483.5], along: [1, 0, 0], reach: 75 },
  { name: 'J7', frame: 'arm', at: [0, 0, 558.5], along: [0, 1, 0], reach: 75 },
  { name: 'J8', frame: 'arm', at: [0, 0, 633], along: [0, 0, 1], reach: 0 },
];

/** Draws the right arm on its pedestal in units, and writes where the page's links to them stand: content/data/arm-sub-assemblies.csv. */
export function drawOverview(model: Model): Drawing {
  const view: Vec3 = [1, -0.75, 0.35];
  const scenes = units.map((unit) => sceneOf(stepOf(unit), model));
  const bodies = scenes.flatMap(({ bodies: own }, index) =>
    own.map((body) => ({ ...body, tone: units[index]?.accent ? ('added' as const) : ('built' as const), name: units[index]?.guide ?? '' })),
  );
  const projection = projectionFrom(view);
  const flat = bodies.flatMap((body) => body.points).map((point) => project(projection, point));
  const [left, right, top, bottom] = [0, 0, 1, 1].map((axis, index) =>
    flat.reduce((value, point) => (index % 2 === 0 ? Math.min : Math.max)(value, point[axis] ?? 0), index % 2 === 0 ? Infinity : -Infinity),
  ) as [number, number, number, number];
  const scale = Math.min((size.width - 220) / (right - left), (size.height - 40) / (bottom - top));
  const placement = { scale, x: size.width / 2 - ((left + right) / 2) * scale, y: size.height / 2 - ((top + bottom) / 2) * scale };
  const drawn = bodies.map((body) => drawnOn(body, projection, placement));
  const buffer = rasterise(drawn, size.width, size.height, fine);
  const requests: LabelRequest[] = units.map(({ guide }) => ({ width: 118, height: 34, anchors: [[middleOf(guide, bodies, buffer)]] }));
  const placed = placeLabels(requests, buffer, size);
  writeSpots(placed.map(({ x, y }) => [x, y]));
  const leaders = placed.map(({ leaders: [line] }) =>
    line
      ? `<path stroke="${ink.line}" stroke-width="1" d="M${line[0].map((v) => v.toFixed(1)).join(' ')}L${line[1].map((v) => v.toFixed(1)).join(' ')}"/><circle cx="${line[1][0].toFixed(1)}" cy="${line[1][1].toFixed(1)}" r="2.6" fill="${ink.line}" stroke="none"/>`
      : '',
  );
  const axisLines = axes.map(({ name, frame, at, along, reach }) => {
    const end = (side: number): Vec3 =>
      place(
        placement,
        project(
          projection,
          toRobot({ frame }, [0, 1, 2].map((axis) => (at[axis] ?? 0) + (along[axis] ?? 0) * reach * side) as unknown as Vec3),
        ),
      );
    const [a, b] = [end(-1), end(1)];
    const tip = reach === 0 ? a : b;
    const line =
      reach === 0
        ? ''
        : `<path stroke="${ink.danger}" stroke-width="1.2" stroke-dasharray="10 3 2 3" d="M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}"/>`;
    return `${line}<circle cx="${tip[0].toFixed(1)}" cy="${tip[1].toFixed(1)}" r="16" fill="#ffffff" stroke="${ink.danger}" stroke-width="1.2"/>${label(tip[0], tip[1] + 6.3, name, { size: 18, colour: ink.danger })}`;
  });
  const body = [areas(drawn, buffer), lines(drawn, visiblePieces(drawn, buffer, 1 / scale)), ...axisLines, ...leaders].join('\n');
  return drawing({
    file: overviewFile,
    ...size,
    title: 'Sub-assemblies of the right arm',
    description: 'The right arm on its pedestal from the front, in sub-assemblies, with the axes of joints J1 to J8.',
    body,
  });
}

const stepOf = ({ guide, without }: (typeof units)[number]): StepDrawing => ({
  guide: 'overview',
  step: 'finished',
  arm: 'right',
  title: '',
  built: [`unit:${guide}`],
  without,
  added: [],
  driven: [],
  view: { from: [1, 0, 0] },
});

/** A pixel in the middle of what is seen of a unit, in px. */
function middleOf(
  guide: string,
  bodies: readonly { readonly name: string }[],
  buffer: ReturnType<typeof rasterise>,
): readonly [number, number] {
  const pixels: [number, number][] = [];
  buffer.body.forEach((body, pixel) => {
    if (bodies[body - 1]?.name === guide) pixels.push([pixel % buffer.width, Math.floor(pixel / buffer.width)]);
  });
  const [x, y] = [0, 1].map((axis) => pixels.reduce((sum, pixel) => sum + (pixel[axis] ?? 0), 0) / (pixels.length || 1)) as [
    number,
    number,
  ];
  const near = pixels.reduce(
    (best, pixel) => (Math.hypot(pixel[0] - x, pixel[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? pixel : best),
    pixels[0] ?? [0, 0],
  );
  return [near[0] / buffer.fine, near[1] / buffer.fine];
}

function writeSpots(corners: readonly (readonly [number, number])[]): void {
  const rows = units.map(({ guide, name }, index) => {
    const [x = 0, y = 0] = corners[index] ?? [];
    return [guide, name, buildGuides[guide].route, ((x / size.width) * 100).toFixed(1), ((y / size.height) * 100).toFixed(1)].join(',');
  });
  writeFileSync(
    path.resolve(__dirname, '../../content/data/arm-sub-assemblies.csv'),
    ['guide,name,route,left_percent,top_percent', ...rows, ''].join('\n'),
  );
}
