/** A part of the site that readers can download for offline use. */
export interface OfflinePiece {
  readonly name: string;
  /** Label and description of its checkbox. */
  readonly label: string;
  readonly holds: string;
  /** Checked by default. */
  readonly chosen?: true;
  /** Pages by route, or by route prefix with a final slash, with all their files. */
  readonly routes: readonly string[];
  /** Has all pages that no other piece names. */
  readonly rest?: true;
  /** Files that pages load later, by address prefix. */
  readonly files: readonly string[];
}

/** A file of a build: SHA-256 in base64, size in bytes, compressed size in bytes, and indices of its pieces. */
export type ListedFile = readonly [digest: string, bytes: number, sent: number, pieces: readonly number[]];

/**
 * Content of `offline.json`: all files that pages need. Addresses have no base path, and each page is listed once, by its canonical
 * address.
 */
export interface OfflineManifest {
  /** Digest of all files. */
  readonly build: string;
  /** Names of the pieces, to which files refer by index. The first is always downloaded. */
  readonly pieces: readonly string[];
  readonly files: Readonly<Record<string, ListedFile>>;
}

/** Addresses of the files for offline use. */
export const offlineFiles = { manifest: '/offline.json', worker: '/sw.js', webApp: '/manifest.webmanifest' } as const;

/** Page for downloading the site. Also shown for pages that aren't downloaded. */
export const offlineRoute = '/getting-started/offline';

/** Query parameter that tells that page which page is missing. */
export const missingName = 'missing';
