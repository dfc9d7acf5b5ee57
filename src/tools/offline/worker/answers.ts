import { freshHeader, missingName, offlineFiles, offlineRoute } from '../../../model/offlineManifest';
import type { OfflineManifest } from '../../../model/offlineManifest';
import { cacheNames, fileKey, responseOf } from '../keptFiles';
import { keptNotes } from '../keptNotes';
import type { KeptNotes } from '../keptNotes';
import { fileAt, listedAddress, otherSize } from '../readManifest';
import { networkPage } from './networkPage';
import type { NetworkPage } from './networkPage';
import type { OneByOne, WorkerWorld } from './world';

/**
 * Whether the worker handles a request: reads of the site below its scope. It leaves alone other hosts, requests that send data, range
 * requests, and downloads for keeping the site.
 */
export function isForWorker({ method, url, headers, cache, mode }: Request, scope: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (!url.startsWith(scope)) return false;
  if (headers.has('range') || headers.has(freshHeader)) return false;
  // Developer tools send such requests, and a worker isn't allowed to fetch them.
  return cache !== 'only-if-cached' || mode === 'same-origin';
}

/** The builds of open pages. */
interface BoundBuilds {
  /** Binds a client to a build, before its first response. */
  bind(client: string, manifest: OfflineManifest): Promise<void>;
  /** The build of a client; undefined if it was never bound. */
  of(client: string): Promise<OfflineManifest | undefined>;
  /** A build's manifest by name. */
  manifest(build: string): Promise<OfflineManifest | undefined>;
}

/** Keeps the builds of open pages in memory and in the notes: browsers stop an idle worker and restart it later. */
function boundBuilds(notes: KeptNotes, inTurn: OneByOne): BoundBuilds {
  const clients = new Map<string, string>();
  const manifests = new Map<string, OfflineManifest>();
  const manifestOf = async (build: string): Promise<OfflineManifest | undefined> => {
    const known = manifests.get(build) ?? (await notes.read('manifest', build));
    if (known) manifests.set(build, known);
    return known;
  };
  return {
    manifest: manifestOf,
    // In turn with the sweep, so that a page's manifest exists as long as its note.
    bind: (client, manifest) =>
      inTurn(async () => {
        const { build } = manifest;
        manifests.set(build, manifest);
        clients.set(client, build);
        if (!(await notes.names('manifest')).includes(build)) await notes.write('manifest', manifest, build);
        await notes.write('client', { build, away: null }, client);
      })
        // If the note can't be stored, memory is enough until the worker stops: better than no page.
        .catch(() => undefined),
    of: async (client) => {
      const build = clients.get(client) ?? (await notes.read('client', client))?.build;
      if (build === undefined) return undefined;
      clients.set(client, build);
      return manifestOf(build);
    },
  };
}

/** Client ids of a fetch event: the page that asks, if any, and the page that the response becomes, if it is a navigation. */
export interface Asking {
  readonly clientId: string;
  readonly resultingClientId: string;
}

/** The kept build and its file at an address; empty if nothing is kept. */
interface KeptAt {
  readonly manifest?: OfflineManifest;
  readonly file?: Response;
}

/** Response for a file that the page's build doesn't have: the same as after a newer deployment. */
const gone = (): Response => new Response(null, { status: 404 });

/**
 * Creates the function that answers requests of the site's pages. A page belongs to one build from its first byte on: each later response
 * has the digest that this build's manifest lists, from whatever source, or is a 404.
 */
export function createAnswers(world: WorkerWorld, inTurn: OneByOne): (request: Request, asking: Asking) => Promise<Response> {
  const { scope } = world;
  const notes = keptNotes(world.caches, scope);
  const builds = boundBuilds(notes, inTurn);
  const askedIn = (request: Request): string => new URL(request.url).pathname.slice(new URL(scope).pathname.length - 1);

  async function keptFile(manifest: OfflineManifest, address: string): Promise<Response | undefined> {
    const [digest] = fileAt(manifest, address) ?? [];
    if (digest === undefined || !(await world.caches.has(cacheNames(scope).files))) return undefined;
    return (await world.caches.open(cacheNames(scope).files)).match(fileKey(scope, address, digest));
  }

  /** Fetches a file from the network, and a second time bypassing all caches if the digest doesn't match. */
  async function checkedFile(request: Request, digest: string): Promise<Response> {
    for (const cache of ['default', 'reload'] as const) {
      const response = await world.fetch(new Request(request.url, { ...(cache === 'reload' && { cache }), signal: request.signal }));
      if (!response.ok) return response;
      const bytes = await response.arrayBuffer();
      if ((await world.digestOf(bytes)) === digest) return responseOf(bytes, response);
    }
    return gone();
  }

  /** Answers a request of a page whose build is known. */
  async function answerPart(request: Request, asked: string, manifest: OfflineManifest): Promise<Response> {
    const address = listedAddress(manifest, asked);
    if (address === undefined && asked.startsWith('/page-data/')) return gone();
    if (address === undefined)
      return world.fetch(request).catch(async (error: unknown) => {
        // Only one size of a photo is kept, but browsers request the one that fits.
        const other = otherSize(manifest, asked);
        const file = other === undefined ? undefined : await keptFile(manifest, other);
        if (file) return file;
        throw error;
      });
    const [digest = ''] = fileAt(manifest, address) ?? [];
    const response = (await keptFile(manifest, address)) ?? (await checkedFile(request, digest));
    return request.method === 'HEAD' ? responseOf(null, response) : response;
  }

  /** The kept page at an address. If the build has the page but it isn't kept, a redirect to the offline page; otherwise the 404 page. */
  async function offlinePage(manifest: OfflineManifest, asked: string, client: string): Promise<Response> {
    const address = listedAddress(manifest, asked);
    const page = address === undefined ? undefined : await keptFile(manifest, address);
    if (page) {
      await builds.bind(client, manifest);
      return page;
    }
    const hasPlace = asked !== offlineRoute && (await keptFile(manifest, offlineRoute)) !== undefined;
    if (address !== undefined && hasPlace)
      return Response.redirect(`${scope}${offlineRoute.slice(1)}?${missingName}=${encodeURIComponent(address)}`, 302);
    const unknown = await keptFile(manifest, '/404.html');
    if (!unknown) return Response.error();
    await builds.bind(client, manifest);
    return responseOf(await unknown.arrayBuffer(), { status: 404, headers: unknown.headers });
  }

  let asksWhetherToLeave = true;

  /** Removes the worker if the server has neither manifest nor worker any more. */
  async function leaveIfUnwanted(): Promise<void> {
    if (!asksWhetherToLeave) return;
    asksWhetherToLeave = false;
    const { status } = await world.fetch(scope + offlineFiles.worker.slice(1), { cache: 'no-store' });
    if (status === 404 || status === 410) await world.leave();
  }

  /** The kept build, and its file at an address. */
  async function keptAt(asked: string): Promise<KeptAt> {
    const kept = await notes.read('current');
    const manifest = kept && (await builds.manifest(kept.build));
    if (!manifest) return {};
    const address = listedAddress(manifest, asked);
    const file = address === undefined ? undefined : await keptFile(manifest, address);
    return { manifest, ...(file && { file }) };
  }

  async function answerPage(request: Request, asked: string, client: string): Promise<Response> {
    // If the browser's storage fails, treat it as empty.
    const { manifest, file } = await keptAt(asked).catch((): KeptAt => ({}));
    if (!manifest) return world.fetch(request);
    // A download doesn't become a page.
    if (client === '')
      return world.fetch(request).catch((error: unknown) => {
        if (file) return file;
        throw error;
      });
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arrived = networkPage(world, request, asked, ending.signal);
    const tooLate = new Promise<never>((_resolve, reject) => {
      if (file) timer = setTimeout(() => reject(new Error('The network is too slow.')), world.patience);
    });
    let page: NetworkPage;
    try {
      page = await Promise.race([arrived, tooLate]);
    } catch {
      ending.abort();
      return await offlinePage(manifest, asked, client);
    } finally {
      clearTimeout(timer);
    }
    if (page.manifest) await builds.bind(client, page.manifest);
    if (page.withoutManifest) await leaveIfUnwanted().catch(() => undefined);
    return page.response;
  }

  /**
   * Builds that a client may belong to. Some browsers don't say which page a worker belongs to; then any open page's build is possible.
   * Empty if no build is known.
   */
  async function buildsOf(client: string): Promise<readonly OfflineManifest[]> {
    const known = client === '' ? undefined : await builds.of(client);
    if (known) return [known];
    const open = await world.openClients();
    if (!open.some(({ id, isPage }) => id === client && !isPage)) return [];
    const owners = await Promise.all(open.filter(({ isPage }) => isPage).map(({ id }) => builds.of(id)));
    return [...new Map(owners.flatMap((owner) => (owner ? [[owner.build, owner]] : []))).values()];
  }

  return async (request, { clientId, resultingClientId }) => {
    const asked = askedIn(request);
    if (request.mode === 'navigate') return answerPage(request, asked, resultingClientId);
    const [manifest, other] = await buildsOf(clientId);
    if (!manifest) return world.fetch(request);
    if (other) return gone();
    // A worker belongs to its page's build.
    if (resultingClientId !== '') await builds.bind(resultingClientId, manifest);
    return answerPart(request, asked, manifest);
  };
}
