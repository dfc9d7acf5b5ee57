import type { ListedFile, OfflineManifest } from '../../model/offlineManifest';

/** The file that a build lists under exactly this address. */
export const fileAt = ({ files }: OfflineManifest, address: string): ListedFile | undefined =>
  Object.hasOwn(files, address) ? files[address] : undefined;

/** Another size of a photo that a build does not list: it lists one of each. */
export function otherSize({ files }: OfflineManifest, asked: string): string | undefined {
  const [, begin] = /^(\/static\/photos\/.+-)\d+\.\w+$/.exec(asked) ?? [];
  return begin === undefined ? undefined : Object.keys(files).find((address) => address.startsWith(begin));
}

/**
 * Address under which a build lists what is asked for: files as they are, pages in any spelling (`.html`, `/index.html`, with or without the
 * final slash). Undefined where it has nothing there. `asked` is the path of an address behind the base path, without its query.
 */
export function listedAddress(manifest: OfflineManifest, asked: string): string | undefined {
  if (fileAt(manifest, asked)) return asked;
  const plain = asked.replace(/\/index(?:\.html|\/)?$|\.html$|\/$/, '');
  return [plain, `${plain}/`].find((address) => fileAt(manifest, address));
}
