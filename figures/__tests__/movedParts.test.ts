import type { Buffer } from '../cad/buffer';
import { drawStep } from '../cad/drawStep';
import { placeLabels, type LabelRequest, type PlacedLabel } from '../cad/labels';
import { placeMirrored } from '../cad/mirroredLabels';
import type { Model } from '../cad/model';
import type { Part } from '../cad/part';
import { sceneOf } from '../cad/scene';
import type { StepDrawing } from '../cad/step';
import { turnBefore } from '../cad/turn';
import type { Vec3 } from '../cad/vector';
import { boxMesh, modelOf, partOf, stepsLike } from './handMade';

/** A plate 20 mm wide, and a wall in front of it that hides it from the front. */
const meshes = { plate: boxMesh([0, 0, 0], [10, 20, 20]), wall: boxMesh([60, -50, -50], [70, 80, 80]) };

const modelWith = (parts: readonly Part[], drawings: readonly StepDrawing[] = []): Model =>
  modelOf(parts, [], drawings, (name) => (name === 'wall' ? meshes.wall : meshes.plate));

// A small sheet is drawn fast.
const step = stepsLike({ added: [{ part: 'plate', from: [0, 0, 30] }], width: 200 });

describe('a part that moves', () => {
  const model = modelWith([partOf('plate'), partOf('wall')]);

  it('has an arrow, and another one where it is pressed in', () => {
    const slid = drawStep(step(), model).svg;
    expect(slid).toContain('class="motion"');
    expect(drawStep(step({ added: [{ part: 'plate', from: [0, 0, 30], pressed: true }] }), model).svg).not.toBe(slid);
  });

  it('has none where it lies in its place', () => {
    expect(drawStep(step({ added: [{ part: 'plate', from: [0, 0, 0] }] }), model).svg).not.toContain('class="motion"');
  });

  it('must be seen', () => {
    expect(() => drawStep(step({ built: ['wall'] }), model)).toThrow(
      'figures/cad/steps: guide hand-made, step 1 moves "plate", but nothing of it can be seen. Turn the view, or leave out what hides it.',
    );
  });
});

describe('what moves together', () => {
  const parts = [partOf('plate', { frame: 'arm' }), partOf('same', { frame: 'arm', mirrored: false })];

  it('goes the same way on the left arm, mirrored or not', () => {
    const firstPoints = (from: Vec3): (Vec3 | undefined)[] =>
      sceneOf(step({ arm: 'left', added: [{ part: 'plate', from, with: ['same'] }] }), modelWith(parts)).bodies.map(
        ({ points }) => points[0],
      );
    const [there, away] = [firstPoints([0, 0, 0]), firstPoints([0, 50, 0])];
    const ways = away.map((point, index) => point?.map((value, axis) => value - (there[index]?.[axis] ?? 0)));
    expect(ways).toEqual([
      [0, 50, 0],
      [0, 50, 0],
    ]);
  });
});

describe('words of a left arm', () => {
  /** A sheet with a body in its left half, or with the mirror image of that. */
  const sheet = { width: 200, height: 160 } as const;
  const bufferWith = (isBody: (x: number, y: number) => boolean): Buffer => ({
    width: sheet.width,
    height: sheet.height,
    fine: 1,
    depth: new Float32Array(),
    shade: new Uint8Array(),
    body: Uint16Array.from({ length: sheet.width * sheet.height }, (_, pixel) =>
      isBody(pixel % sheet.width, Math.floor(pixel / sheet.width)) ? 1 : 0,
    ),
  });
  const inBody = (x: number, y: number): boolean => x >= 30 && x < 90 && y >= 50 && y < 110;
  const requests = (mirror: (x: number) => number): LabelRequest[] => [
    { width: 40, height: 16, anchors: [[[mirror(80), 60]]] },
    { width: 30, height: 16, anchors: [], near: [mirror(10), 150] },
  ];

  it('stand where those of the right arm stand, mirrored', () => {
    const right = placeLabels(
      requests((x) => x),
      bufferWith(inBody),
      sheet,
    );
    const left = placeMirrored(
      requests((x) => sheet.width - x),
      bufferWith((x, y) => inBody(sheet.width - 1 - x, y)),
      sheet,
    );
    const widths = [40, 30];
    const mirrored = right.map(({ x, y, leaders }, index): PlacedLabel => ({
      x: sheet.width - x - (widths[index] ?? 0),
      y,
      leaders: leaders.map(
        ([[ax, ay], [bx, by]]) =>
          [
            [sheet.width - ax, ay],
            [sheet.width - bx, by],
          ] as const,
      ),
    }));
    expect(left).toEqual(mirrored);
  });
});

describe('the sign of a turn', () => {
  const front = step({ step: 1, built: ['wall'], added: [] });
  const turn = (before: readonly StepDrawing[], now: StepDrawing) => turnBefore(now, modelWith([partOf('wall'), partOf('plate')], before));

  it('says that the unit is seen from another side, or stands on its head, since it was drawn last', () => {
    expect(turn([front], step({ step: 2, built: ['wall'], view: { from: [-1, 0.2, 0] } }))).toBe('Other side');
    expect(turn([front], step({ step: 2, built: ['wall'], view: { from: [1, 0, 0], up: [0, 0, -1] } }))).toBe('Turn over');
    expect(turn([front], step({ step: 2, built: ['wall'], view: { from: [1, 0.3, 0] } }))).toBeUndefined();
    const other = step({ step: 2, built: ['plate'], added: [], view: { from: [-1, 0, 0] } });
    expect(turn([front, other], step({ step: 3, built: ['wall'], view: { from: [1, 0, 0.2] } }))).toBeUndefined();
  });

  it('is left out for a unit that begins, for a detail and for a finished view', () => {
    const behind = { view: { from: [-1, 0, 0] as const }, built: ['plate'] };
    expect(turn([front], step({ step: 2, ...behind }))).toBeUndefined();
    expect(turn([front], step({ step: 2, ...behind, built: ['wall'], extra: 'detail' }))).toBeUndefined();
    expect(turn([front], step({ ...behind, built: ['wall'], step: 'finished' }))).toBeUndefined();
  });
});
