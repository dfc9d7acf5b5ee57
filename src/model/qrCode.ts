import encodeQr from 'qr';

/** A QR code as an SVG path, and its width including the border. */
interface QrCode {
  /** The dark squares, each one unit wide. */
  readonly path: string;
  readonly size: number;
}

interface QrOptions {
  /** Error correction: 7 or 15 %. */
  readonly correction: 'low' | 'medium';
  /** Width of the light border in squares. The standard requires four on a dark background. */
  readonly border: number;
}

/** Encodes a text as a QR code (ISO/IEC 18004). */
export function qrCode(text: string, { correction, border }: QrOptions): QrCode {
  const rows = encodeQr(text, 'raw', { ecc: correction, border });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size: rows.length };
}
