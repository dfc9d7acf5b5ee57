import { allowedZoom, nextZoom, scrollFor } from '../../../src/theme/text/LargeDrawing';

describe('the zoom of a large drawing', () => {
  it('steps up and down, and stays at its ends', () => {
    expect([1, 1.5, 4, 6].map((zoom) => nextZoom(zoom, 1))).toEqual([1.5, 2, 6, 6]);
    expect([6, 1.5, 1].map((zoom) => nextZoom(zoom, -1))).toEqual([4, 1, 1]);
  });

  it('goes to the nearest step from between two, where fingers have left it', () => {
    expect(nextZoom(1.7, 1)).toBe(2);
    expect(nextZoom(1.7, -1)).toBe(1.5);
  });

  it('is never smaller than the window, nor without end', () => expect([0.2, 2.5, 40].map(allowedZoom)).toEqual([1, 2.5, 6]));

  it('keeps the point under the fingers where it is', () => {
    // 100 px into the box, scrolled by 50: the point 150 of the drawing is at 300 after doubling.
    expect(scrollFor(50, 100, 2)).toBe(200);
    expect(scrollFor(200, 100, 0.5)).toBe(50);
  });
});
