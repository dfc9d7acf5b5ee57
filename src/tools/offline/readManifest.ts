import { entryOf } from '../../model/definitionItems';
import { isObject } from '../../model/isObject';
import type { ListedFile, OfflineManifest } from '../../model/offlineManifest';

/** Digest of bytes as in the manifest. Needs a secure context. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}

/** The file that a build lists under exactly this address. */
export const fileAt = ({ files }: OfflineManifest, address: string): ListedFile | undefined => entryOf(files, address);

/** Another size of a photo: a build lists only one size of each. */
export function otherSize({ files }: OfflineManifest, asked: string): string | undefined {
  const [, begin] = /^(\/static\/photos\/.+-)\d+\.\w+$/.exec(asked) ?? [];
  return begin === undefined ? undefined : Object.keys(files).find((address) => address.startsWith(begin));
}

/**
 * Address under which a build lists a path: files as they are, pages in any spelling (`.html`, `/index.html`, with or without the trailing
 * slash). Undefined if there is none. `asked` is a path without base path and query.
 */
export function listedAddress(manifest: OfflineManifest, asked: string): string | undefined {
  if (fileAt(manifest, asked)) return asked;
  const plain = asked.replace(/\/index(?:\.html|\/)?$|\.html$|\/$/, '');
  return [plain, `${plain}/`].find((address) => fileAt(manifest, address));
}

const isManifest = (value: unknown): value is OfflineManifest => isObject(value) && 'build' in value && 'files' in value;

/** Parses the manifest of a response; undefined for anything else, such as a 404 or login page. */
export async function readManifest(response: Response): Promise<OfflineManifest | undefined> {
  if (!response.ok) return undefined;
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    return isManifest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
