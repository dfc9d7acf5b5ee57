import encodeQr from 'qr';

/** Light squares around a code. The standard asks for four; paper around it is light, too. */
const border = 2;

/** The path of a code's dark squares, one unit each, and how many units it is wide with its border. */
function qrPath(text: string): { path: string; width: number } {
  // The least correction makes the largest squares, and paper at a bench is read from a hand's breadth.
  const rows = encodeQr(text, 'raw', { ecc: 'low', border });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, width: rows.length };
}

/** A code as an image for margins, as wide as `millimetres`. */
export function qrImage(text: string, millimetres: number): string {
  const { path, width } = qrPath(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres}mm" height="${millimetres}mm" viewBox="0 0 ${width} ${width}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
