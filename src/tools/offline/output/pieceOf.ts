import type { OfflinePiece } from '../../../model/offlineManifest';
import { markdownPath, pageDataPath } from '../../../model/publicFiles';

/** Files of a build as they are sorted into pieces: their addresses, and the texts of those that name others. */
export interface SortedBuild {
  readonly routes: readonly string[];
  readonly addresses: readonly string[];
  /** Addresses that a page and its data name: drawings, tables, scripts. */
  readonly namedBy: (route: string) => Iterable<string>;
}

type Sorting = Pick<OfflinePiece, 'routes' | 'files' | 'rest'>;

/** Scripts and styles of all pages stand in the folder itself, fonts in /static/. */
const isShared = (address: string): boolean => /^\/[^/]+\.(js|css)$/.test(address) || /^\/static\/[^/]+\.woff2$/.test(address);

const isNamed = (route: string, named: string): boolean =>
  route === named || (named !== '/' && named.endsWith('/') && route.startsWith(named));

/** A page belongs to the first piece that names its route, or to the one that has the rest. */
function pieceOfRoute(route: string, pieces: readonly Sorting[]): number {
  const naming = pieces.findIndex(({ routes }) => routes.some((named) => isNamed(route, named)));
  return naming === -1 ? pieces.findIndex(({ rest }) => rest) : naming;
}

/**
 * Sorts the files of a build into pieces, of which the first goes with every other. A drawing that pages of several pieces show is in each of
 * them. What is in no piece, such as pictures for social networks, is left out. Returns the numbers of the pieces by address.
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
  // What goes with every piece need not be in others.
  return new Map(
    [...sorted]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([address, pieces]) => [address, pieces.has(0) ? [0] : [...pieces].sort((a, b) => a - b)]),
  );
}
