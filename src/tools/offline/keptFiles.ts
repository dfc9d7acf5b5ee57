import type { OfflineManifest } from '../../model/offlineManifest';

/** The part of the browser's caches that is used. */
export interface CacheRoom {
  open(name: string): Promise<CacheShelf>;
  delete(name: string): Promise<boolean>;
  has(name: string): Promise<boolean>;
}

/** The part of one cache that is used; its keys are addresses. */
export interface CacheShelf {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
  delete(key: string): Promise<boolean>;
  keys(): Promise<readonly { readonly url: string }[]>;
}

/**
 * Names of the caches of a site, by its scope (`https://host/docs/`). The number goes up when what they hold is written in another way; the
 * worker then no longer knows which build an open page is of, and lets it ask the server.
 */
export const cacheNames = (scope: string) => ({ files: `offline-1 files ${scope}`, notes: `offline-1 notes ${scope}` });

/** Name of the lock that whoever changes what is kept holds meanwhile. */
export const lockName = (scope: string): string => `offline ${scope}`;

/** Key of a file: one address has several, where pages of several builds are open. */
export const fileKey = (scope: string, address: string, digest: string): string => `${scope}${address.slice(1)}?offline=${digest}`;

/** What describes bytes as they were sent, which a response made of the bytes themselves must not say. */
const ofTheWire = ['content-encoding', 'content-length', 'transfer-encoding'];

/** A response with the same headers, made of bytes that were read. */
export function responseOf(bytes: ArrayBuffer | null, { status, headers }: Pick<Response, 'status' | 'headers'>): Response {
  const kept = new Headers(headers);
  for (const name of ofTheWire) kept.delete(name);
  return new Response(bytes, { status, headers: kept });
}

/** Deletes everything that was kept of a site. */
export async function deleteKept(caches: CacheRoom, scope: string): Promise<void> {
  for (const name of Object.values(cacheNames(scope))) await caches.delete(name);
}

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
