import path from 'node:path';
import Negotiator from 'negotiator';

/** How a file is compressed on its way. */
export type Encoding = 'br' | 'gzip';

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.map',
  '.svg',
  '.xml',
  '.csv',
  '.txt',
  '.md',
  '.webmanifest',
  '.ico',
  '.wasm',
]);

/** Whether compression makes a file smaller: pictures, fonts and archives are compressed already. */
export const isCompressible = (file: string): boolean => compressible.has(path.extname(file));

/** The best compression that a client accepts, by the header `Accept-Encoding` with its weights; undefined for none. */
export function encodingFor(accepted: string): Encoding | undefined {
  const request = { headers: { 'accept-encoding': accepted } };
  const chosen = new Negotiator(request).encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return chosen === 'identity' ? undefined : chosen;
}
