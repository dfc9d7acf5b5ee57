import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFiles } from './siteAnswer';

const brotli = promisify(brotliCompress);
const compressors = {
  // Higher levels take many times longer for one percent.
  br: (bytes: Buffer): Promise<Buffer> => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Encodings that compressed files are sent in, the best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Files to compress. Their ETags are weak, because each encoding has different bytes. */
const compressible = /\.(html|js|css|json|map|svg|xml|csv|txt|md|webmanifest|ico|wasm)$/;

/** Smaller files don't get smaller. */
const smallestCompressed = 1024;

/** Memory for compressed files, in bytes. All pages, scripts and data of this site take 11 MB. */
const compressedMemory = 64 * 1024 * 1024;

/** A file as it was found. */
interface FoundFile {
  readonly path: string;
  readonly size: bigint;
  readonly modified: Date;
  /** Changes with the file. */
  readonly stamp: string;
}

/** Facts about a file's content. */
interface FileFacts {
  readonly stamp: string;
  readonly tag: string;
  readonly hasFolderUrl: boolean;
}

/** The files of one build. Paths begin with a slash and are relative to its folder. */
export interface BuildFiles extends SiteFiles {
  /** Real path of the folder; undefined if there is none. */
  readonly folder: string | undefined;
  /** An existing file; undefined if there is none. */
  readonly find: (file: string) => FoundFile | undefined;
  /** ETag of an existing file. */
  readonly tagOf: (file: string) => string;
  /** Whether encodings of a file exist at all. */
  readonly isCompressible: (file: string) => boolean;
  readonly isWorthCompressing: (file: string) => boolean;
  /** An existing file in an encoding; compressed once. */
  readonly compressed: (file: string, encoding: Encoding) => Promise<Buffer>;
}

function findBelow(folder: string | undefined, file: string): FoundFile | undefined {
  if (folder === undefined) return undefined;
  try {
    const real = realpathSync.native(folder + file);
    if (!real.startsWith(folder + path.sep)) return undefined;
    const stat = statSync(real, { bigint: true });
    const { size, mtimeNs, ctimeNs, ino, mtime } = stat;
    return stat.isFile() ? { path: real, size, modified: mtime, stamp: `${size},${mtimeNs},${ctimeNs},${ino}` } : undefined;
  } catch {
    return undefined;
  }
}

function realFolder(folder: string): string | undefined {
  try {
    return realpathSync.native(folder);
  } catch {
    return undefined;
  }
}

/**
 * Looks up files of the build that a function names, which changes when a build is published. Symbolic links that lead outside don't count.
 * Facts and compressed files are kept until a file changes, or memory is short.
 */
export function openSiteFiles(folderNow: () => string): () => BuildFiles {
  const known = new Map<string, FileFacts>();
  const compressedFiles = new LRUCache<string, Buffer, { readonly path: string; readonly encoding: Encoding }>({
    maxSize: compressedMemory,
    sizeCalculation: ({ length }) => length,
    // Read at once, because a new build may move the file at any time.
    fetchMethod: (_key, _stale, { context }) => compressors[context.encoding](readFileSync(context.path)),
  });

  return () => {
    const folder = realFolder(folderNow());
    const lookedUp = new Map<string, FoundFile | undefined>();
    const find = (file: string): FoundFile | undefined => {
      if (!lookedUp.has(file)) lookedUp.set(file, findBelow(folder, file));
      return lookedUp.get(file);
    };
    const existing = (file: string): FoundFile => {
      const found = find(file);
      if (!found) throw new Error(`${file} doesn't exist.`);
      return found;
    };
    const facts = (file: string): FileFacts => {
      const { path: real, stamp } = existing(file);
      let found = known.get(file);
      if (found?.stamp !== stamp) {
        const body = readFileSync(real);
        const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
        const canonical = file.endsWith('.html') ? /rel="canonical" href="([^"]*)"/.exec(body.toString('latin1'))?.[1] : undefined;
        found = { stamp, tag: compressible.test(file) ? `W/${tag}` : tag, hasFolderUrl: canonical?.endsWith('/') ?? false };
        known.set(file, found);
      }
      return found;
    };
    return {
      folder,
      find,
      isFile: (file) => find(file) !== undefined,
      hasFolderUrl: (file) => facts(file).hasFolderUrl,
      tagOf: (file) => facts(file).tag,
      isCompressible: (file) => compressible.test(file),
      isWorthCompressing: (file) => compressible.test(file) && existing(file).size >= smallestCompressed,
      compressed: async (file, encoding) => {
        const { path: real, stamp } = existing(file);
        return compressedFiles.forceFetch(`${stamp} ${encoding}`, { context: { path: real, encoding } });
      },
    };
  };
}
