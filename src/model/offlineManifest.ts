/** A part of the site that a reader keeps or leaves out. */
export interface OfflinePiece {
  readonly name: string;
  /** Words beside its box, and what it holds. */
  readonly label: string;
  readonly holds: string;
  /** Whether its box is ticked before the reader chooses. */
  readonly chosen?: true;
  /** Pages by their routes, or by the beginning of them where it ends in a slash, with everything that they show. */
  readonly routes: readonly string[];
  /** It holds all pages that no other piece names. */
  readonly rest?: true;
  /** Files that pages fetch later, by the beginning of their addresses. */
  readonly files: readonly string[];
}

/** Bytes of SHA-256 that name a file, in base64url. Nobody is to be deceived by them: they tell builds apart. */
export const digestLength = 12;

/** A file of a build: digest of its bytes, its size in bytes, its size compressed in bytes, and the numbers of the pieces that it belongs to. */
export type ListedFile = readonly [digest: string, bytes: number, sent: number, pieces: readonly number[]];

/**
 * What a build says of itself, in `offline.json`: the files that its pages are made of and ask for. Addresses begin behind the base path;
 * a page is listed once, under its canonical address.
 */
export interface OfflineManifest {
  /** Name of the build, by the content of all its files. */
  readonly build: string;
  /** Names of the pieces; files name them by their place in this list. The first one goes with every other. */
  readonly pieces: readonly string[];
  readonly files: Readonly<Record<string, ListedFile>>;
}

/** Addresses of what a build publishes for readers without a network. */
export const offlineFiles = { manifest: '/offline.json', worker: '/sw.js', webApp: '/manifest.webmanifest' } as const;

/** Address of the page on which readers keep the site. Whoever asks for a page that is not kept is sent there. */
export const offlineRoute = '/getting-started/offline';

/** Name under which that page is told which page is not kept. */
export const missingName = 'missing';

/** A request with this header is for the server alone: with it, what is to be kept is fetched past the worker. */
export const freshHeader = 'x-offline-fresh';
