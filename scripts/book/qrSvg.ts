import { qrCode } from '../../src/model/qrCode';

/**
 * A QR code as an SVG image, `millimetres` wide. Low error correction gives the largest squares, which is enough for paper at close range.
 */
export function qrImage(text: string, millimetres: number): string {
  const { path, size } = qrCode(text, { correction: 'low', border: 2 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres}mm" height="${millimetres}mm" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
