import encodeQr from 'qr';

/** A QR code as one path, and its width with the light border. */
export interface QrCode {
  /** The dark squares, one unit wide each. */
  readonly path: string;
  readonly size: number;
}

interface QrOptions {
  /** How much of the code may be unreadable: 7 or 15 %. */
  readonly correction: 'low' | 'medium';
  /** Light squares around it. The standard asks for four where nothing light stands around it. */
  readonly border: number;
}

/** Draws a text, such as an address, as a QR code (ISO/IEC 18004). */
export function qrCode(text: string, { correction, border }: QrOptions): QrCode {
  const rows = encodeQr(text, 'raw', { ecc: correction, border });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size: rows.length };
}
