import type { OfflineManifest } from '../../model/offlineManifest';
import { fileKey } from './keptFiles';

/** A file that is to be kept. */
export interface WantedFile {
  readonly address: string;
  readonly digest: string;
  /** Its size in bytes. */
  readonly bytes: number;
  /** Its size in bytes as it is sent, about. */
  readonly sent: number;
  /** Where it is kept. */
  readonly key: string;
}

/** Files of the chosen pieces of a build; those of the first piece always. */
export function wantedFiles({ pieces, files }: OfflineManifest, chosen: readonly string[], scope: string): WantedFile[] {
  const numbers = new Set([0, ...chosen.map((name) => pieces.indexOf(name))]);
  return Object.entries(files)
    .filter(([, [, , , pieces]]) => pieces.some((piece) => numbers.has(piece)))
    .map(([address, [digest, bytes, sent]]) => ({ address, digest, bytes, sent, key: fileKey(scope, address, digest) }));
}

/** Sizes of some files together in bytes: on the device, and as they are sent. */
export const sizeOf = (files: readonly Pick<WantedFile, 'bytes' | 'sent'>[]): { readonly bytes: number; readonly sent: number } => ({
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  sent: files.reduce((sum, { sent }) => sum + sent, 0),
});
