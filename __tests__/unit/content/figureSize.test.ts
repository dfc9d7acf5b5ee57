import { svgSize } from '../../../src/content/sources/checkDrawing';

describe('the size of a drawing', () => {
  it.each([
    ['its width and height', '<svg width="340" height="120.5" viewBox="0 0 10 10">', { width: 340, height: 120.5 }],
    ['its width and height in px', '<?xml version="1.0"?><svg\n width="340px"\n height="120px">', { width: 340, height: 120 }],
    ['its view box, without them', '<svg viewBox="0 0 340 120">', { width: 340, height: 120 }],
    ['its view box, with commas', '<svg viewBox="-10,-10, 340, 120">', { width: 340, height: 120 }],
    ['its view box, if they are relative', '<svg width="100%" height="100%" viewBox="0 0 340 120">', { width: 340, height: 120 }],
    [
      'its own, not that of a shape',
      '<svg stroke-width="2" viewBox="0 0 8 4"><rect width="99" height="99"/></svg>',
      { width: 8, height: 4 },
    ],
    ['nothing, where it says nothing', '<svg>', { width: 0, height: 0 }],
  ])('is %s', (_kind, svg, size) => expect(svgSize(svg)).toEqual(size));
});
