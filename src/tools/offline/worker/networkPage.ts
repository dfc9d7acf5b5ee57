import { offlineFiles } from '../../../model/offlineManifest';
import type { OfflineManifest } from '../../../model/offlineManifest';
import { responseOf } from '../keptFiles';
import { fileAt, listedAddress, readManifest } from '../readManifest';
import type { WorkerWorld } from './world';

/** What the network has at the address of a page. `manifest` is that of the build which it is of, where that is certain. */
export interface NetworkPage {
  readonly response: Response;
  readonly manifest?: OfflineManifest;
  /** The server answers, and has no manifest any more: it has a build that cannot be kept. */
  readonly withoutManifest?: true;
}

type World = Pick<WorkerWorld, 'scope' | 'fetch' | 'digestOf'>;

const isPage = ({ headers, type }: Response): boolean => type !== 'opaqueredirect' && /html/.test(headers.get('content-type') ?? '');

/** Digest that a page of a build has, as it is answered with this status. */
function digestIn(manifest: OfflineManifest, asked: string, status: number): string | undefined {
  const address = status === 404 ? '/404.html' : listedAddress(manifest, asked);
  return address === undefined ? undefined : fileAt(manifest, address)?.[0];
}

/** How often page and manifest are compared while a server changes from one build to another. */
const rounds = 4;

/**
 * Asks the network for a page and for the build that it is of, both at once. A server may change from one build to the next between the two,
 * and a cache on the way may still have an old page: then each is asked for again. Rejects where the network or the server fails.
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
  // It is waited for below, if it is needed.
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
    // Another site may lie below the scope of this one, or the host puts something into pages.
    const isSame = newer?.build === manifest.build;
    const isOther = isSame && (askedAgainFor === newer.build || digestIn(newer, asked, read.status) === undefined);
    if (isOther || round === rounds) return { response: read };
    if (isSame) askedAgainFor = newer.build;
    manifest = newer;
    response = await pageNow({ cache: 'reload' });
    if (!isPage(response)) return { response };
  }
}
