import type { OfflineManifest } from '../../model/offlineManifest';

/** The used part of `CacheStorage`. */
export interface CacheRoom {
  open(name: string): Promise<CacheShelf>;
  delete(name: string): Promise<boolean>;
  has(name: string): Promise<boolean>;
  /** Names of the caches of all sites on this host. */
  keys(): Promise<string[]>;
}

/** The used part of `Cache`; keys are URLs. */
export interface CacheShelf {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
  delete(key: string): Promise<boolean>;
  keys(): Promise<readonly { readonly url: string }[]>;
}

/**
 * Names of a site's caches, by its scope (`https://host/docs/`). Raise the number when the format of the content changes; the worker then
 * no longer finds the build of an open page, and its requests go to the server.
 */
export const cacheNames = (scope: string) => ({ files: `offline-1 files ${scope}`, notes: `offline-1 notes ${scope}` });

/** Name of the lock that changes to the caches hold. */
export const lockName = (scope: string): string => `offline ${scope}`;

/** Cache key of a file. An address has one key per digest, because open pages can be of several builds. */
export const fileKey = (scope: string, address: string, digest: string): string => `${scope}${address.slice(1)}?offline=${digest}`;

/** Headers that describe the transfer, and don't apply to a response made of the decoded bytes. */
const transferHeaders = ['content-encoding', 'content-length', 'transfer-encoding'];

/** Builds a response with the same headers from bytes that were read. */
export function responseOf(bytes: ArrayBuffer | null, { status, headers }: Pick<Response, 'status' | 'headers'>): Response {
  const kept = new Headers(headers);
  for (const name of transferHeaders) kept.delete(name);
  return new Response(bytes, { status, headers: kept });
}

/** Deletes everything that was kept of a site. */
export async function deleteKept(caches: CacheRoom, scope: string): Promise<void> {
  for (const name of Object.values(cacheNames(scope))) await caches.delete(name);
}

/** Another base URL on this host at which the site is kept, such as the one that it had before it was moved. */
export async function keptElsewhere(caches: Pick<CacheRoom, 'keys'>, scope: string): Promise<string | undefined> {
  const { notes } = cacheNames('');
  const scopes = (await caches.keys()).filter((name) => name.startsWith(notes)).map((name) => name.slice(notes.length));
  return scopes.find((other) => other !== scope);
}

/** A file to keep. */
export interface WantedFile {
  readonly address: string;
  readonly digest: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** Approximate download size in bytes. */
  readonly sent: number;
  /** Cache key. */
  readonly key: string;
}

/** Files of the chosen pieces of a build; the first piece is always included. */
export function wantedFiles({ pieces, files }: OfflineManifest, chosen: readonly string[], scope: string): WantedFile[] {
  const numbers = new Set([0, ...chosen.map((name) => pieces.indexOf(name))]);
  return Object.entries(files)
    .filter(([, [, , , pieces]]) => pieces.some((piece) => numbers.has(piece)))
    .map(([address, [digest, bytes, sent]]) => ({ address, digest, bytes, sent, key: fileKey(scope, address, digest) }));
}

/** Total size of files in bytes: on the device, and as a download. */
export const sizeOf = (files: readonly Pick<WantedFile, 'bytes' | 'sent'>[]): { readonly bytes: number; readonly sent: number } => ({
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  sent: files.reduce((sum, { sent }) => sum + sent, 0),
});
