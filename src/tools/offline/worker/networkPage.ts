import { offlineFiles } from '../../../model/offlineManifest';
import type { OfflineManifest } from '../../../model/offlineManifest';
import { responseOf } from '../keptFiles';
import { fileAt, listedAddress, readManifest } from '../readManifest';
import type { WorkerWorld } from './world';

/** The network's response for a page. `manifest` is set if the page's build is certain. */
export interface NetworkPage {
  readonly response: Response;
  readonly manifest?: OfflineManifest;
  /** The server answers but has no manifest: its build can't be kept. */
  readonly withoutManifest?: true;
}

type World = Pick<WorkerWorld, 'scope' | 'fetch' | 'digestOf'>;

const isPage = ({ headers, type }: Response): boolean => type !== 'opaqueredirect' && /html/.test(headers.get('content-type') ?? '');

/** Expected digest of a page served with this status. */
function digestIn(manifest: OfflineManifest, asked: string, status: number): string | undefined {
  const address = status === 404 ? '/404.html' : listedAddress(manifest, asked);
  return address === undefined ? undefined : fileAt(manifest, address)?.[0];
}

/** How often page and manifest are compared while the server changes to another build. */
const rounds = 4;

/**
 * Fetches a page and the manifest of its build in parallel. If the server changes builds between the two, or a cache returns an old page,
 * fetches them again. Rejects if the network or the server fails.
 */
export async function networkPage(world: World, request: Request, asked: string, signal: AbortSignal): Promise<NetworkPage> {
  const manifestNow = async (): Promise<OfflineManifest | undefined> =>
    readManifest(await world.fetch(world.scope + offlineFiles.manifest.slice(1), { cache: 'no-cache', signal }));
  const pageNow = async (init: RequestInit): Promise<Response> => {
    const response = await world.fetch(request, { signal, ...init });
    if (response.status >= 500) throw new Error(`The server answers ${response.status}.`);
    return response;
  };
  const coming = manifestNow();
  // Awaited below if needed; avoids an unhandled rejection otherwise.
  coming.catch(() => undefined);
  let response = await pageNow({});
  if (!isPage(response)) return { response };
  let manifest = await coming;
  let askedAgainFor = '';
  for (let round = 0; ; round++) {
    const bytes = await response.arrayBuffer();
    const read = responseOf(bytes, response);
    if (!manifest) return { response: read, withoutManifest: true };
    if ((await world.digestOf(bytes)) === digestIn(manifest, asked, read.status)) return { response: read, manifest };
    const newer = await manifestNow();
    // The path belongs to another site below this scope, or the host injects code into pages.
    const isSame = newer?.build === manifest.build;
    const isOther = isSame && (askedAgainFor === newer.build || digestIn(newer, asked, read.status) === undefined);
    if (isOther || round === rounds) return { response: read };
    if (isSame) askedAgainFor = newer.build;
    manifest = newer;
    response = await pageNow({ cache: 'reload' });
    if (!isPage(response)) return { response };
  }
}
