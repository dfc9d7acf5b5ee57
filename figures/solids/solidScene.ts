import type { OtherArm, SolidMove, SolidName, SolidPiece, SolidScene, SolidTone, SolidView, Triple } from '../../src/model/solidScene';
import type { Body } from '../cad/body';
import type { Model } from '../cad/model';
import { nameOf, sceneOf } from '../cad/scene';
import { sheetLabel } from '../cad/sheetNames';
import type { StepDrawing } from '../cad/step';
import { fileOf, tableId } from '../cad/stepRow';
import { subtract } from '../cad/vector';
import { meshName } from './meshName';
import { placeOf, probing, rounded } from './probe';

/** How the place in a right arm becomes that in the left one. */
function otherArm(right: readonly number[], left: readonly number[], what: string): OtherArm {
  const close = (expected: (value: number, index: number) => number): boolean =>
    right.every((value, index) => Math.abs(expected(value, index) - (left[index] ?? 0)) < 0.001);
  if (close((value) => value)) return 'same';
  if (close((value, index) => (index >= 4 && index < 8 ? -value : value))) return 'mirror';
  const shift = rounded((left[7] ?? 0) - (right[7] ?? 0));
  if (close((value, index) => (index === 7 ? value + shift : value))) return shift;
  throw new Error(`${what}: the place of a piece in the left arm is neither the mirror image of that in the right one nor beside it.`);
}

/** The same drawing with everything in its place. */
const inPlace = (step: StepDrawing): StepDrawing => ({
  ...step,
  added: step.added.map((added) => ({ ...added, from: [0, 0, 0] })),
  driven: step.driven.map((driven) => ({ ...driven, away: 0 })),
});

/** Gathers the views of drawings that share pieces, such as those of a guide. */
export function solidSceneOf(drawings: readonly StepDrawing[], full: Model): SolidScene {
  const { model, nameOf: meshOf } = probing(full);
  const meshes = new Map<string, number>();
  const names = new Map<string, SolidName>();
  const pieces = new Map<string, SolidPiece>();
  const numberIn = <Item>(all: Map<string, Item>, key: string, item: Item): number => {
    if (!all.has(key)) all.set(key, item);
    return [...all.keys()].indexOf(key);
  };

  const viewOf = (drawing: StepDrawing): SolidView => {
    // What is cut off below is cut by the viewer.
    const { cutBelow, ...step } = drawing;
    const bodiesFor = (shown: StepDrawing): readonly Body[] => sceneOf(shown, model).bodies;
    const begin = bodiesFor(step);
    const end = bodiesFor(inPlace(step));
    const other = bodiesFor(inPlace({ ...step, arm: step.arm === 'left' ? 'right' : 'left' }));
    const labelOf = (body: Body): number => {
      const meshed = meshOf(body.mesh);
      const id = full.groups.get(body.name)?.fastener ?? (full.parts.has(meshed) || full.cables.has(meshed) ? meshed : body.name);
      const name = sheetLabel(id, step, body.name);
      return numberIn(names, `${id} ${name}`, { id: tableId(id), name });
    };
    const pieceOf = (index: number): number => {
      const body = end[index] as Body;
      const place = placeOf(body);
      const mesh = meshName(meshOf(body.mesh));
      const arm = otherArm(place, placeOf(other[index] as Body), nameOf(drawing));
      const piece: SolidPiece = {
        mesh: numberIn(meshes, mesh, meshes.size),
        name: labelOf(body),
        place,
        other: step.arm === 'both' ? arm : 'same',
      };
      return numberIn(pieces, JSON.stringify(piece), piece);
    };
    const still: Partial<Record<SolidTone, number[]>> = {};
    const moves: SolidMove[] = [];
    /** Bodies up to each thing that is added, and each group that is driven: they come in this order. */
    const ends = [...step.added.map((_, index) => ({ ...step, added: step.added.slice(0, index + 1), driven: [] })), step].map(
      (part) => bodiesFor(part).length,
    );
    const first = bodiesFor({ ...step, added: [], driven: [] }).length;
    begin.forEach((body, index) => {
      const from = subtract(body.points[0] ?? [0, 0, 0], end[index]?.points[0] ?? [0, 0, 0]).map(rounded) as unknown as Triple;
      if (index < first || from.every((value) => value === 0)) {
        (still[body.tone] ??= []).push(pieceOf(index));
        return;
      }
      const before = moves.at(-1);
      // A part moves with what was mounted on it; each screw moves by itself.
      const belongs = ends.findIndex((count) => index < count);
      const isScrew = belongs === ends.length - 1;
      const isFirst = index === first || ends.includes(index) || isScrew;
      if (before && !isFirst && before.from.join() === from.join())
        moves[moves.length - 1] = { ...before, pieces: [...before.pieces, pieceOf(index)] };
      else moves.push({ tone: body.tone, ...(isScrew && { screw: true }), from, pieces: [pieceOf(index)] });
    });
    const { title, arm, view } = step;
    return {
      title,
      arm,
      from: view.from,
      up: view.up ?? [0, 0, 1],
      ...(cutBelow !== undefined && { cutBelow }),
      still,
      moves,
    };
  };

  const views = Object.fromEntries(drawings.map((drawing) => [fileOf(drawing).replace(/\.svg$/, ''), viewOf(drawing)]));
  return { meshes: [...meshes.keys()], names: [...names.values()], pieces: [...pieces.values()], views };
}
