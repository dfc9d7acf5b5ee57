import { qrCode } from '../../src/model/qrCode';

/**
 * A code as an image for margins, as wide as `millimetres`. The least correction makes the largest squares, and paper at a bench is read from
 * a hand's breadth; the paper around its border is light, too.
 */
export function qrImage(text: string, millimetres: number): string {
  const { path, size } = qrCode(text, { correction: 'low', border: 2 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres}mm" height="${millimetres}mm" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
