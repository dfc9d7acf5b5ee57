import { standing, type Body, type Tone } from './body';
import { toRobot, directionToRobot, type Handed, type Side } from './frames';
import type { Mesh } from './mesh';
import type { Model } from './model';
import { intoAt, type FastenerGroup } from './part';
import type { StepDrawing } from './step';
import { rowOf, tableId, takenInPlace, takeNumber } from './stepRow';
import { add, cross, dot, length, normalise, scale, type Vec3 } from './vector';

/** A dash-dotted line from a part or fastener drawn away to its place, in the robot's space. */
export type Path = readonly [from: Vec3, to: Vec3];

/** All that a drawing shows, in the robot's space. */
export interface Scene {
  readonly bodies: readonly Body[];
  readonly paths: readonly Path[];
}

/** Stands all parts and fasteners of a drawing in the robot's space. Unknown names are errors that name the step. */
export function sceneOf(step: StepDrawing, model: Model): Scene {
  const side: Side = step.arm === 'left' ? 'left' : 'right';
  const bodies: Body[] = [];
  const paths: Path[] = [];
  const hidden = new Set(expanded(step.without ?? [], model, step));
  const row = rowOf(step);
  const taken = new Set(takenInPlace(step, row));
  for (const id of new Set(expanded(step.built, model, step).filter((name) => !hidden.has(name))))
    bodies.push(...bodiesOf(id, taken.has(id) ? 'added' : 'built', [0, 0, 0], 0, side, model, step));
  for (const { part, from, with: along = [], line } of step.added) {
    const moved: Body[] = [];
    // What is in hand already is grey, though it moves; a cable has its colour, because one end after the other is plugged.
    const tone: Tone = takeNumber(tableId(part), row) !== undefined || model.cables.has(part) ? 'added' : 'built';
    const handed = model.parts.get(part) ?? model.cables.get(part) ?? { frame: 'arm' as const };
    // What moves together goes one way, though some of it is the mirror image on the left arm and some is not.
    const shift = directionToRobot(handed, from, side);
    for (const id of expanded([part], model, step)) moved.push(...bodiesOf(id, tone, shift, 0, side, model, step, part));
    for (const id of expanded(along, model, step)) moved.push(...bodiesOf(id, tone, shift, 0, side, model, step));
    bodies.push(...moved);
    if (line) paths.push([toRobot(handed, add(line, from), side), toRobot(handed, line, side)]);
    else if (length(from) > 0 && step.driven.length === 0) paths.push(pathOf(moved, handed, from, side));
  }
  for (const { group, away } of step.driven) {
    bodies.push(...bodiesOf(group, 'driven', [0, 0, 0], away, side, model, step));
    paths.push(...screwPaths(model.groups.get(group) as FastenerGroup, away, side, model.mesh(groupOf(group, model, step).fastener)));
  }
  const posed = step.folded ? bodies.map((body) => foldElbow(body, step)) : bodies;
  return { bodies: step.cutBelow === undefined ? posed : posed.flatMap((body) => cutOff(body, step.cutBelow ?? 0)), paths };
}

/** Height of the axis of J4 above the floor in mm; it runs from right to left. */
const elbowHeight = toRobot({ frame: 'arm' }, [0, 0, 342.5])[2];

/** Turns what is below the elbow about its axis, as a reader folds it. */
function foldElbow(body: Body, { folded }: StepDrawing): Body {
  if (!folded?.parts.includes(body.name)) return body;
  const [sine, cosine] = [Math.sin, Math.cos].map((of) => of((folded.degrees * Math.PI) / 180)) as [number, number];
  const points = body.points.map(([x, y, z]): Vec3 => {
    const up = z - elbowHeight;
    return [x * cosine - up * sine, y, elbowHeight + x * sine + up * cosine];
  });
  return { ...body, points };
}

/** Pushes all points that lie lower up to `height`: upright profiles and hanging cables end there, as if cut. What lies lower as a whole is left out. */
function cutOff(body: Body, height: number): Body[] {
  if (body.points.every(([, , z]) => z <= height)) return [];
  return [{ ...body, points: body.points.map(([x, y, z]) => [x, y, Math.max(z, height)] as const) }];
}

/** Names of a list with units (`unit:j1-j2`: what the finished view of that guide shows) replaced by their parts. */
export function expanded(names: readonly string[], model: Model, step: StepDrawing): string[] {
  return names.flatMap((name) => {
    const [, prefix = '', guide] = /^(left:|right:)?unit:(.+)$/.exec(name) ?? [];
    if (!guide) return [name];
    const views = model.drawings.filter((drawing) => drawing.guide === guide && drawing.step === 'finished' && !drawing.extra);
    // Where the two arms have views of their own, each arm takes its own.
    const arm = prefix === 'left:' || (prefix === '' && step.arm === 'left') ? 'left' : 'right';
    const finished = views.find((drawing) => drawing.arm === arm) ?? views[0];
    if (!finished) throw new Error(`${nameOf(step)}: no finished view of the guide "${guide}" that "${name}" could stand for.`);
    return expanded(finished.built, model, finished).map((part) => prefix + part);
  });
}

/** How errors call a drawing. */
export const nameOf = ({ guide, step, arm }: StepDrawing): string =>
  `figures/cad/steps: guide ${guide}, step ${step}${arm === 'left' || arm === 'right' ? ` (${arm} arm)` : ''}`;

function groupOf(id: string, model: Model, step: StepDrawing): FastenerGroup {
  const group = model.groups.get(id);
  if (!group)
    throw new Error(`${nameOf(step)} names "${id}", which figures/cad/parts models neither as a part nor as a group of fasteners.`);
  return group;
}

function bodiesOf(named: string, tone: Tone, shift: Vec3, away: number, side: Side, model: Model, step: StepDrawing, as = named): Body[] {
  const [, prefix, id = named] = /^(left|right):(.+)$/.exec(named) ?? [];
  const where = (prefix as Side | undefined) ?? side;
  const part = model.parts.get(id) ?? model.cables.get(id);
  // A cable is thin: it gets the strong colour of a fastener.
  const ownTone = tone === 'added' && model.cables.has(id) ? 'driven' : tone;
  if (part) return [standing(model.mesh(id), { name: as, tone: ownTone, handed: part, side: where, shift })];
  const group = groupOf(id, model, step);
  const mesh = model.mesh(group.fastener);
  return group.seats.map((seat, index) => {
    const into = normalise(intoAt(group, index));
    return standing(mesh, {
      name: as,
      tone,
      handed: group,
      side: where,
      shift: add(shift, directionToRobot(group, scale(into, -away), where)),
      move: alongAxis(seat, into),
    });
  });
}

/** Moves a model that points along +z so that it points along `into`, its origin at `seat`. */
function alongAxis(seat: Vec3, into: Vec3): (point: Vec3) => Vec3 {
  const helper: Vec3 = Math.abs(into[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  const u = normalise(cross(helper, into));
  const v = cross(into, u);
  return (point) => add(seat, add(add(scale(u, point[0]), scale(v, point[1])), scale(into, point[2])));
}

function screwPaths(group: FastenerGroup, away: number, side: Side, mesh: Mesh): Path[] {
  const tip = Math.max(...mesh.points.map((point) => point[2]));
  return group.seats.map((seat, index) => {
    const into = normalise(intoAt(group, index));
    return [toRobot(group, add(seat, scale(into, tip - away)), side), toRobot(group, seat, side)] as const;
  });
}

/** From the middle of a part drawn away to the middle of its place. */
function pathOf(bodies: readonly Body[], handed: Handed, from: Vec3, side: Side): Path {
  const points = bodies.flatMap((body) => body.points);
  const middle = [0, 1, 2].map(
    (axis) => (Math.min(...points.map((p) => p[axis] ?? 0)) + Math.max(...points.map((p) => p[axis] ?? 0))) / 2,
  ) as unknown as Vec3;
  const back = directionToRobot(handed, scale(from, -1), side);
  const along = normalise(back);
  const reach = Math.max(...points.map((point) => Math.abs(dot(add(point, scale(middle, -1)), along))));
  return [add(middle, scale(along, reach)), add(middle, back)];
}
