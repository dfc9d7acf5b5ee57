import { nextStep } from '../../../src/components/guide/nextStep';
import { readDone } from '../../../src/state/buildProgress';

describe('ticks that a browser has kept', () => {
  it.each<[string | null, number[]]>([
    [null, []],
    ['', []],
    ['1,2,14', [1, 2, 14]],
    ['2,2,1', [2, 1]],
    ['0,-1,1.5,100,three, 4,5', [5]],
    ['{"steps":[1]}', []],
  ])('%j are the steps %j', (stored, steps) => expect([...readDone(stored)]).toEqual(steps));
});

describe('the place to go on', () => {
  it.each<[number[], number[], number | null]>([
    [[1, 2, 3], [], null],
    [[1, 2, 3], [1], 2],
    [[1, 2, 3], [1, 3], 2],
    [[1, 2, 3], [2, 3], 1],
    [[1, 2, 3], [3, 2, 1], null],
    // The guide has become shorter since.
    [[1, 2], [1, 7], 2],
  ])('of the steps %j with %j ticked is %s', (steps, done, next) => expect(nextStep(steps, new Set(done))).toBe(next));
});
