import { keepPlace, placeOf } from '../../../src/guides/state/buildPlace';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

const build = { guide: 'j1-j2', unit: 'left', steps: [1, 2, 3], done: new Set([1]) } as const;

describe('the step to come back to', () => {
  it('is the one that was left, of this arm', () => {
    keepPlace(build, 3);
    keepPlace({ ...build, unit: 'right' }, 2);
    expect(placeOf(build)).toBe(3);
  });

  it('is the first without a tick where none was left, and the first where all are ticked', () => {
    expect(placeOf(build)).toBe(2);
    expect(placeOf({ ...build, done: new Set([1, 2, 3]) })).toBe(1);
    keepPlace(build, 3);
    keepPlace(build, null);
    expect(placeOf(build)).toBe(2);
  });

  it.each(['', '9', 'nonsense', '1e0,2', '-1'])('is none that something else has stored: %j', (text) => {
    kept.set('place-j1-j2.left', text);
    expect(placeOf(build)).toBe(2);
  });
});
