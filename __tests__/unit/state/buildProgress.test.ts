import { nextStep } from '../../../src/components/guide/nextStep';
import { readDone, tickStep } from '../../../src/state/buildProgress';

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

describe('ticks that a browser keeps', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window');
  });

  it('stand in the order of the steps, whatever was there before', () => {
    const kept = new Map([['build-j5', '10,nonsense,9']]);
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    Object.assign(globalThis, { window: { localStorage } });
    tickStep('j5', 2, true);
    expect(kept.get('build-j5')).toBe('2,9,10');
    for (const step of [9, 10, 2]) tickStep('j5', step, false);
    expect([...kept]).toEqual([]);
  });
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
