import { doneSteps, keepPlace, nextUndone, placeOf, placeToGoOn, readDone, tickStep } from '../../../src/guides/state/buildProgress';

describe('stored ticks', () => {
  it.each<[string | null, number[]]>([
    [null, []],
    ['', []],
    ['1,2,14', [1, 2, 14]],
    ['2,2,1', [2, 1]],
    ['7,300', [7, 300]],
    ['0,-1,1.5,1000,three, 4,5', [5]],
    ['{"steps":[1]}', []],
  ])('%j are the steps %j', (stored, steps) => expect([...readDone(stored)]).toEqual(steps));
});

const kept = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  kept.clear();
  isFull = false;
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('full');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage, addEventListener: () => undefined } });
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

describe('ticks', () => {
  it('are stored in the order of the steps', () => {
    const build = { guide: 'j5', unit: 'right' } as const;
    kept.set('build-j5.right', '10,nonsense,9');
    tickStep(build, 2, true);
    expect(kept.get('build-j5.right')).toBe('2,9,10');
    for (const step of [9, 10, 2]) tickStep(build, step, false);
    expect([...kept]).toEqual([]);
  });

  it('are separate for each arm and robot', () => {
    tickStep({ guide: 'j6', unit: 'right' }, 1, true);
    tickStep({ guide: 'j6', unit: 'leader-right' }, 2, true);
    expect([...doneSteps({ guide: 'j6', unit: 'left' })]).toEqual([]);
    expect([...kept]).toEqual([
      ['build-j6.right', '1'],
      ['build-j6.leader-right', '2'],
    ]);
  });
});

describe('the next step', () => {
  it.each<[number[], number[], number | null]>([
    [[1, 2, 3], [], 1],
    [[1, 2, 3], [1, 3], 2],
    [[1, 2, 3], [2, 3], 1],
    [[1, 2, 3], [3, 2, 1], null],
    // The guide has become shorter.
    [[1, 2], [1, 7], 2],
  ])('of %j with %j ticked is %s', (steps, done, next) => expect(nextUndone(steps, new Set(done))).toBe(next));

  it('is marked once a step is ticked', () => {
    expect(placeToGoOn([1, 2, 3], new Set())).toBeNull();
    expect(placeToGoOn([1, 2, 3], new Set([1, 3]))).toBe(2);
  });
});

describe('the step to return to', () => {
  const build = { guide: 'j1-j2', unit: 'left', steps: [1, 2, 3], done: new Set([1]) } as const;

  it('is the one that was left, for this arm', () => {
    keepPlace(build, 3);
    keepPlace({ ...build, unit: 'right' }, 2);
    expect(placeOf(build)).toBe(3);
    keepPlace(build, null);
    expect(placeOf(build)).toBe(2);
  });

  it('is the first one if all are ticked', () => expect(placeOf({ ...build, done: new Set([1, 2, 3]) })).toBe(1));

  it.each(['', '9', 'nonsense', '1e0,2', '-1'])('ignores invalid stored text: %j', (text) => {
    kept.set('place-j1-j2.left', text);
    expect(placeOf(build)).toBe(2);
  });
});
