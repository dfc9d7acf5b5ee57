import { normalisePath, pathCacheLimit, pathCacheSize } from '../../../src/model/addresses';

describe('paths are normalised', () => {
  it.each([
    ['/software/can.html', '/software/can'],
    ['/hardware/index.html', '/hardware/'],
    ['/index.html', '/'],
    ['/software/can', '/software/can'],
    ['/hardware/', '/hardware/'],
    ['/software/can.html/', '/software/can.html/'],
    ['/reindex.html', '/reindex'],
  ])('%s becomes %s', (path, normal) => {
    expect(normalisePath(path)).toBe(normal);
    // The second answer is the remembered one.
    expect(normalisePath(path)).toBe(normal);
  });
});

describe('the memory for normalised paths', () => {
  it('never holds more than 10,000 entries', () => {
    expect(pathCacheLimit).toBe(10_000);
    let largest = 0;
    const wrong: string[] = [];
    for (let number = 0; number < 25_000; number += 1) {
      // One expectation for all: each costs more than a path does.
      if (normalisePath(`/page-${number}.html`) !== `/page-${number}`) wrong.push(`/page-${number}`);
      largest = Math.max(largest, pathCacheSize());
    }
    expect(wrong).toEqual([]);
    expect(largest).toBe(10_000);
  });
});
