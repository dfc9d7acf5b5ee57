import { normalisePath } from '../../../src/model/addresses';

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
  });
});
