import { missingName, offlineFiles, offlineRoute } from '../../../model/offlineManifest';
import type { OfflineManifest } from '../../../model/offlineManifest';
import { cacheNames, fileKey, responseOf } from '../keptFiles';
import { keptNotes } from '../keptNotes';
import { fileAt, listedAddress, otherSize } from '../readManifest';
import { boundBuilds } from './boundBuilds';
import { networkPage } from './networkPage';
import type { NetworkPage } from './networkPage';
import type { OneByOne, WorkerWorld } from './world';

/** Who asks: the page that is open, if any, and the one that the answer becomes, if it becomes one. Ids as the browser gives them. */
export interface Asking {
  readonly clientId: string;
  readonly resultingClientId: string;
}

/** The kept build, and a file of it; empty where nothing is kept. */
interface KeptAt {
  readonly manifest?: OfflineManifest;
  readonly file?: Response;
}

/** What a page hears of a file that its build has not: what it hears where a newer deployment has taken the file away. */
const gone = (): Response => new Response(null, { status: 404 });

/**
 * Answers what pages of the site ask for. Each page is of one build from its first byte on: what it asks for later has the digest that
 * this build's manifest gives to its address, wherever it comes from, or is not there.
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

  /** Asks the network for a file, and once more past all caches on the way where it is one of another build. */
  async function checkedFile(request: Request, digest: string): Promise<Response> {
    for (const cache of ['default', 'reload'] as const) {
      const response = await world.fetch(new Request(request.url, { ...(cache === 'reload' && { cache }), signal: request.signal }));
      if (!response.ok) return response;
      const bytes = await response.arrayBuffer();
      if ((await world.digestOf(bytes)) === digest) return responseOf(bytes, response);
    }
    return gone();
  }

  /** What a page asks for that is of a known build. */
  async function answerPart(request: Request, asked: string, manifest: OfflineManifest): Promise<Response> {
    const address = listedAddress(manifest, asked);
    if (address === undefined && asked.startsWith('/page-data/')) return gone();
    if (address === undefined)
      return world.fetch(request).catch(async (error: unknown) => {
        // Of a photo one size is kept, and browsers ask for the one that fits.
        const other = otherSize(manifest, asked);
        const file = other === undefined ? undefined : await keptFile(manifest, other);
        if (file) return file;
        throw error;
      });
    const [digest = ''] = fileAt(manifest, address) ?? [];
    const response = (await keptFile(manifest, address)) ?? (await checkedFile(request, digest));
    return request.method === 'HEAD' ? responseOf(null, response) : response;
  }

  /** The page that a kept build has at an address, or where it sends who asks for one that is not kept. */
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

  /** A server that has neither manifest nor worker any more wants nobody to be answered by this one. */
  async function leaveIfUnwanted(): Promise<void> {
    if (!asksWhetherToLeave) return;
    asksWhetherToLeave = false;
    const { status } = await world.fetch(scope + offlineFiles.worker.slice(1), { cache: 'no-store' });
    if (status === 404 || status === 410) await world.leave();
  }

  /** What is kept now, and the file that it has at an address. */
  async function keptAt(asked: string): Promise<KeptAt> {
    const kept = await notes.read('current');
    const manifest = kept && (await builds.manifest(kept.build));
    if (!manifest) return {};
    const address = listedAddress(manifest, asked);
    const file = address === undefined ? undefined : await keptFile(manifest, address);
    return { manifest, ...(file && { file }) };
  }

  async function answerPage(request: Request, asked: string, client: string): Promise<Response> {
    // A browser whose storage fails has nothing that is kept.
    const { manifest, file } = await keptAt(asked).catch((): KeptAt => ({}));
    if (!manifest) return world.fetch(request);
    // What is saved as a file becomes no page.
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
   * Builds that a client may be of. Some browsers do not say which page a worker belongs to: then it is one of those that are open. None where
   * no build is known.
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
    // A worker of a page is of its build.
    if (resultingClientId !== '') await builds.bind(resultingClientId, manifest);
    return answerPart(request, asked, manifest);
  };
}
