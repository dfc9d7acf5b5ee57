/** A file of a build: SHA-256 in base64, size in bytes, compressed size in bytes. */
export type ListedFile = readonly [digest: string, bytes: number, sent: number];

/**
 * Content of `offline.json`: all files that pages need. Addresses have no base path, and each page is listed once, by its canonical
 * address.
 */
export interface OfflineManifest {
  /** Digest of all files. */
  readonly build: string;
  readonly files: Readonly<Record<string, ListedFile>>;
}

/** Addresses of the files for offline use. */
export const offlineFiles = { manifest: '/offline.json', worker: '/sw.js', webApp: '/manifest.webmanifest' } as const;

/** Page for downloading the site. */
export const offlineRoute = '/getting-started/offline';
