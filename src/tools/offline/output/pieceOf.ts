import type { OfflinePiece } from '../../../model/offlineManifest';
import { markdownPath, pageDataPath } from '../../../model/publicFiles';

/** The files of a build to sort into pieces. */
export interface SortedBuild {
  readonly routes: readonly string[];
  readonly addresses: readonly string[];
  /** Addresses that a page and its data refer to: drawings, tables, scripts. */
  readonly namedBy: (route: string) => Iterable<string>;
}

type Sorting = Pick<OfflinePiece, 'routes' | 'files' | 'rest'>;

/** Shared scripts and styles are in the root folder, fonts in /static/. */
const isShared = (address: string): boolean => /^\/[^/]+\.(js|css)$/.test(address) || /^\/static\/[^/]+\.woff2$/.test(address);

const isNamed = (route: string, named: string): boolean =>
  route === named || (named !== '/' && named.endsWith('/') && route.startsWith(named));

/** A page belongs to the first piece that names its route, otherwise to the `rest` piece. */
function pieceOfRoute(route: string, pieces: readonly Sorting[]): number {
  const naming = pieces.findIndex(({ routes }) => routes.some((named) => isNamed(route, named)));
  return naming === -1 ? pieces.findIndex(({ rest }) => rest) : naming;
}

/**
 * Sorts the files of a build into pieces, of which the first is included in any choice. A drawing on pages of several pieces is in each of
 * them. Files in no piece, such as social cards, are left out. Returns piece numbers by address.
 */
export function sortIntoPieces({ routes, addresses, namedBy }: SortedBuild, pieces: readonly Sorting[]): Map<string, number[]> {
  const known = new Set(addresses);
  const sorted = new Map<string, Set<number>>();
  const put = (address: string, piece: number): void => {
    if (known.has(address)) sorted.set(address, (sorted.get(address) ?? new Set()).add(piece));
  };
  for (const route of routes) {
    const piece = pieceOfRoute(route, pieces);
    for (const address of [route, pageDataPath(route), markdownPath(route), ...namedBy(route)]) put(address, piece);
  }
  for (const address of addresses) {
    if (isShared(address)) put(address, 0);
    pieces.forEach(({ files }, piece) => {
      if (files.some((begin) => address.startsWith(begin))) put(address, piece);
    });
  }
  // Files of the first piece needn't be in others.
  return new Map(
    [...sorted]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([address, pieces]) => [address, pieces.has(0) ? [0] : [...pieces].sort((a, b) => a - b)]),
  );
}
