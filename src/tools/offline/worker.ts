import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { offlineFiles } from '../../model/offlineManifest';
import type { OfflineManifest } from '../../model/offlineManifest';
import { deleteKept, digestOf, fileAt, isFullError, listedAddress, notesName, otherSize, readNote, stopMessage } from './keptFiles';
import type { WorkerMessage } from './keptFiles';

/** The used part of `FetchEvent` and the other events of a service worker. */
interface WorkerEvent extends Event {
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
}

/** The used part of a service worker's global scope; TypeScript's DOM types are those of a window. */
interface WorkerScope {
  readonly location: { readonly href: string };
  readonly registration: { readonly scope: string; readonly installing: unknown; unregister(): Promise<boolean> };
  readonly clients: {
    matchAll(options: object): Promise<readonly { readonly id: string; postMessage(message: WorkerMessage): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
}

const self = globalThis as unknown as WorkerScope;

const { scope } = self.registration;

/** Build that this worker keeps, from its address. */
const own = new URL(self.location.href).searchParams.get('build') ?? '';

const urlOf = (address: string): string => scope + address.slice(1);

/** The pages and workers of the site that are open, also those whose requests this worker doesn't answer. */
const openClients = () => self.clients.matchAll({ includeUncontrolled: true, type: 'all' });

const tell = async (message: Omit<WorkerMessage, 'build'>): Promise<void> => {
  for (const page of await openClients()) page.postMessage({ build: own, ...message });
};

const stopping = new AbortController();

let arrived = 0;

/** Lets the download be stopped and followed. */
const installing = {
  requestWillFetch: ({ request }: { readonly request: Request }) => Promise.resolve(new Request(request, { signal: stopping.signal })),
  // Hosts serve the address of the 404 page with either status.
  fetchDidSucceed: ({ request, response }: { readonly request: Request; readonly response: Response }) =>
    Promise.resolve(
      request.url === urlOf('/404.html') && response.status === 404 ? new Response(response.body, { headers: response.headers }) : response,
    ),
  handlerDidComplete: async ({ request, error }: { readonly request: Request; readonly error?: Error }) => {
    const [, bytes = 0] = (!error && fileAt((await kept) ?? nothing, request.url.slice(scope.length - 1))) || [];
    arrived += bytes;
    await tell({ arrived });
  },
};

const nothing: OfflineManifest = { build: '', files: {} };

/** The browser refuses content with another digest. */
const entriesOf = ({ files }: OfflineManifest) =>
  Object.entries(files).map(([address, [digest]]) => ({ url: urlOf(address), revision: digest, integrity: `sha256-${digest}` }));

const precache = new PrecacheController();

/** The list of the kept build, from the note of the page that started this worker. Browsers stop an idle worker and restart it later. */
const kept: Promise<OfflineManifest | undefined> = readNote(scope, self.location.href).then(
  (note) => {
    precache.addToCacheList(note ? entriesOf(note.manifest) : []);
    return note?.manifest;
  },
  // If the browser's storage fails, nothing is kept.
  () => undefined,
);

/** A kept file. Doesn't create a cache, as Workbox's own search does: one would stay after everything has been deleted. */
async function keptFile(address: string | undefined): Promise<Response | undefined> {
  const key = address === undefined ? undefined : precache.getCacheKeyForURL(urlOf(address));
  return key === undefined ? undefined : caches.match(key, { cacheName: precache.strategy.cacheName }).catch(() => undefined);
}

/** Parallel downloads. Workbox loads one file after the other, so each of these controllers gets a share of the list. */
const atOnce = 6;

/** Loads all files of the build that aren't there yet. Files that have arrived stay if it fails. */
async function install(event: WorkerEvent): Promise<void> {
  const entries = entriesOf((await kept) ?? nothing);
  const shares = Array.from({ length: atOnce }, (_, share) => entries.filter((_entry, index) => index % atOnce === share));
  try {
    await Promise.all(
      shares.map((share) => {
        const part = new PrecacheController({ plugins: [installing] });
        part.addToCacheList(share);
        return part.install(event);
      }),
    );
  } catch (error) {
    if (isFullError(error)) {
      stopping.abort();
      await tell({ isFull: true });
    }
    throw error;
  }
  // Open pages keep their build, whichever worker answers.
  await self.skipWaiting();
}

/** Key of the note of an open page: the build that it is of. */
const clientKey = (client: string): string => `${scope}offline-client/${client}`;

/** Whether everything has been deleted, so that nothing may be noted any more. */
let isLeaving = false;

/** Notes the build of a client before its first response; '' for a page from the network. Stored, because browsers stop and restart workers. */
async function bind(client: string, build: string): Promise<void> {
  if (isLeaving || !(await caches.has(notesName(scope)).catch(() => false)) || isLeaving) return;
  const notes = await caches.open(notesName(scope)).catch(() => undefined);
  await notes?.put(clientKey(client), new Response(build)).catch(() => undefined);
}

/** The build of a client; undefined for workers in browsers that don't say which page started them. */
const buildOf = async (client: string): Promise<string | undefined> =>
  (await caches.match(clientKey(client), { cacheName: notesName(scope) }))?.text();

/** Deletes files and notes of builds that aren't kept any more, and of pages that were closed. */
async function tidy(event: WorkerEvent): Promise<void> {
  // Files of a build that is being loaded stay.
  if (!(await kept) || self.registration.installing) return;
  await precache.activate(event);
  const needed = new Set([self.location.href, ...(await openClients()).map(({ id }) => clientKey(id))]);
  const notes = await caches.open(notesName(scope));
  for (const { url } of await notes.keys()) if (!needed.has(url)) await notes.delete(url);
}

/** Removes everything if the server has no list any more, such as after the site has moved. */
async function leaveIfUnwanted(): Promise<void> {
  const { status } = await fetch(urlOf(offlineFiles.manifest), { method: 'HEAD', cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  isLeaving = true;
  await deleteKept(scope);
  await self.registration.unregister();
}

/** How long to wait for the network before a kept page is shown, in ms. */
const patience = 3000;

/** Answers with the page from the network, or else with the kept one, and notes for the new client which build the page is from. */
async function answerPage(request: Request, asked: string, manifest: OfflineManifest, client: string): Promise<Response> {
  const address = listedAddress(manifest, asked);
  try {
    const response = await fetch(request, address === undefined ? {} : { signal: AbortSignal.timeout(patience) });
    if (response.status >= 500) throw new Error(`The server answers ${response.status}.`);
    const listed = response.status === 404 ? '/404.html' : address;
    // The rest of a redirect is the browser's, and a download may be large.
    if (response.type === 'opaqueredirect' || listed === undefined) return response;
    const bytes = await response.arrayBuffer();
    const isKept = fileAt(manifest, listed)?.[0] === (await digestOf(bytes));
    await bind(client, isKept ? own : '');
    if (!isKept) void leaveIfUnwanted().catch(() => undefined);
    return new Response(bytes, { status: response.status, headers: response.headers });
  } catch (error) {
    const page = await keptFile(address ?? '/404.html');
    if (!page) throw error;
    await bind(client, own);
    return new Response(page.body, { status: address === undefined ? 404 : 200, headers: page.headers });
  }
}

/** Files with a digest in their name belong to every build that names them. */
const isHashed = (asked: string): boolean => /^\/static\/|[-.][0-9a-f]{12,}\.(js|css|json)$/.test(asked);

/** Whether the data of a page can be read: a browser may have damaged what it keeps, and the page would seem not to exist. */
async function isWhole(file: Response, asked: string): Promise<boolean> {
  if (!asked.startsWith('/page-data/')) return true;
  return file
    .clone()
    .json()
    .then(
      () => true,
      () => false,
    );
}

/** A file for a page of a kept build. */
async function answerPart(request: Request, asked: string, manifest: OfflineManifest, build: string | undefined): Promise<Response> {
  const found = await keptFile(listedAddress(manifest, asked));
  const file = found && (await isWhole(found, asked)) ? found : undefined;
  if (file && (build === own || isHashed(asked))) return file;
  // The page reloads, as after any deployment: its build is no longer kept, or doesn't have the file.
  if (build === own ? !found && asked.startsWith('/page-data/') : build !== undefined && !isHashed(asked))
    return new Response(null, { status: 404 });
  return fetch(request).catch(async (error: unknown) => {
    // Only one size of a photo is kept, but browsers request the one that fits.
    const other = (await keptFile(otherSize(manifest, asked))) ?? (build === undefined ? file : undefined);
    if (other) return other;
    throw error;
  });
}

registerRoute(
  ({ url, request }) => url.href.startsWith(scope) && !request.headers.has('range'),
  async ({ request, url, event }) => {
    const { clientId, resultingClientId } = event as unknown as WorkerEvent;
    const manifest = await kept;
    if (!manifest || !(await caches.has(notesName(scope)).catch(() => false))) return fetch(request);
    const asked = url.pathname.slice(new URL(scope).pathname.length - 1);
    if (request.mode === 'navigate') return answerPage(request, asked, manifest, resultingClientId);
    const build = await buildOf(clientId);
    if (build === '') return fetch(request);
    // A worker belongs to its page's build.
    if (resultingClientId && build !== undefined) await bind(resultingClientId, build);
    return answerPart(request, asked, manifest, build);
  },
);

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(tidy(event)));
self.addEventListener('message', ({ data }) => {
  if (data === stopMessage) stopping.abort();
});
