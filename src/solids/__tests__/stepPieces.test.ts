import type { SolidScene, SolidView } from '../../model/solidScene';
import { placedBounds } from '../engine/bounds';
import { stepPieces, stepTimeline, viewDirections } from '../engine/stepPieces';

const at = (x: number, y: number, z: number): number[] => [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z];

const view: SolidView = {
  title: 'A step',
  arm: 'both',
  from: [1, -2, 1],
  up: [0, 0, 1],
  still: { built: [0, 3] },
  moves: [
    { tone: 'added', from: [0, -40, 0], pieces: [1] },
    { tone: 'driven', screw: true, from: [0, -10, 5], pieces: [2] },
  ],
};
const scene: SolidScene = {
  meshes: ['a', 'b'],
  names: [{ id: 'A', name: 'plate' }],
  pieces: [
    { mesh: 0, name: 0, place: at(1, -150, 3), other: 'mirror' },
    { mesh: 0, name: 0, place: at(1, -160, 3), other: 'mirror' },
    { mesh: 1, name: 0, place: at(2, -150, 3), other: 305 },
    { mesh: 1, name: 0, place: at(0, 0, 3), other: 'same' },
  ],
  views: { 'assembly-x-1': view },
};
const spans = stepTimeline(view.moves);
const shown = (arm: 'right' | 'left', time: number) =>
  stepPieces(scene, view, arm, spans, time).map(({ place }) => [place[3], place[7], place[11]]);

describe('the pieces of a step', () => {
  it('begin away from their places, and arrive', () => {
    expect(shown('right', 0)).toEqual([
      [1, -150, 3],
      [0, 0, 3],
      [1, -200, 3],
      [2, -160, 8],
    ]);
    expect(shown('right', 99)).toEqual([
      [1, -150, 3],
      [0, 0, 3],
      [1, -160, 3],
      [2, -150, 3],
    ]);
  });

  it('are mirrored for the left arm, or moved to it as they are, and come from its side', () => {
    expect(shown('left', 0)).toEqual([
      [1, 150, 3],
      [0, 0, 3],
      [1, 200, 3],
      [2, 145, 8],
    ]);
    expect(stepPieces(scene, view, 'left', spans, 0)[0]?.place.slice(4, 8)).toEqual([-0, -1, -0, 150]);
    expect(viewDirections(view, 'left').from).toEqual([1, 2, 1]);
    expect(viewDirections(view, 'right').from).toEqual([1, -2, 1]);
  });

  it('of a drawing for one arm are what they are, whichever arm the reader builds; a left one is seen from the other side', () => {
    const left: SolidView = { ...view, arm: 'left' };
    expect(stepPieces(scene, left, 'right', spans, 99)).toEqual(stepPieces(scene, left, 'left', spans, 99));
    expect(viewDirections(left, 'right').from).toEqual([1, 2, 1]);
  });

  it('have numbers of their own, from 1', () => {
    expect(stepPieces(scene, view, 'right', spans, 0).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});

it('a box that is turned is as large as what it holds', () => {
  const turned = [0, -1, 0, 10, 1, 0, 0, 0, 0, 0, 1, 0];
  expect(placedBounds({ low: [0, 0, 0], high: [4, 2, 1] }, turned)).toEqual({ low: [8, 0, 0], high: [10, 4, 1] });
});
