import { registerRoute } from 'workbox-routing/registerRoute.js';
import { offlineFiles } from '../../../model/offlineManifest';
import { deleteKept, notesName } from '../keptFiles';
import type { KeptNote } from '../keptFiles';
import { stopMessage } from '../messages';
import { digestOf, fileAt, listedAddress, otherSize } from '../readManifest';
import { bind, buildOf, clientPrefix } from './clients';
import type { BoundClient } from './clients';
import { install, kept, keptFile, own, precache, stopInstalling } from './precache';
import { openClients, scope, self, urlOf } from './world';
import type { LongEvent } from './world';

/** The used part of `FetchEvent`. */
interface AskingEvent extends LongEvent {
  readonly clientId: string;
  readonly resultingClientId: string;
}

/** How long in ms the note of a page that isn't open is kept: it may be in the back/forward cache. */
const day = 24 * 60 * 60 * 1000;

/** Deletes files and notes of builds that aren't kept any more, and of pages that were closed. */
async function tidy(event: LongEvent): Promise<void> {
  const note = await kept;
  if (own === undefined) {
    // A worker of an earlier build, before workers named theirs in their address.
    await deleteKept(scope);
    await self.registration.unregister();
    return;
  }
  // Files of a build that is being loaded stay.
  if (!note || self.registration.installing) return;
  await precache.activate(event);
  const open = new Set((await openClients()).map(({ id }) => id));
  const notes = await caches.open(notesName(scope));
  for (const { url } of await notes.keys()) {
    const isClient = url.startsWith(clientPrefix);
    const bound = isClient ? ((await (await notes.match(url))?.json()) as BoundClient | undefined) : undefined;
    const isRecent = bound !== undefined && Date.now() - bound.at < day;
    const isNeeded = isClient ? isRecent || open.has(url.slice(clientPrefix.length)) : url === self.location.href;
    if (!isNeeded) await notes.delete(url);
  }
}

/** Response for a file that the page's build doesn't have any more, as after any deployment: the page reloads. */
const gone = (): Response => new Response(null, { status: 404 });

/** Files with a digest in their name belong to every build that names them. */
const isHashed = (asked: string): boolean => /^\/static\/|[-.][0-9a-f]{12,}\.(js|css|json)$/.test(asked);

/** How long to wait for the network before a kept page is shown, in ms. */
const patience = 3000;

/** The network's page, if it comes in time. */
async function networkPage(request: Request, isKept: boolean): Promise<Response> {
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), isKept ? patience : 2 ** 30);
  const response = await fetch(request, { signal: timer.signal });
  if (response.status >= 500) throw new Error(`The server answers ${response.status}.`);
  // The rest of a redirect is the browser's.
  if (response.type === 'opaqueredirect') return response;
  const bytes = await response.arrayBuffer();
  clearTimeout(timeout);
  return new Response(bytes, { status: response.status, headers: response.headers });
}

let asksWhetherToLeave = true;

/** Removes everything if the server has neither worker nor list any more, such as after the site has moved. Asks once. */
async function leaveIfUnwanted(): Promise<void> {
  if (!asksWhetherToLeave) return;
  asksWhetherToLeave = false;
  const ask = async (address: string): Promise<number> => (await fetch(urlOf(address), { method: 'HEAD', cache: 'no-store' })).status;
  const states = await Promise.all([offlineFiles.worker, offlineFiles.manifest].map(ask));
  if (!states.every((status) => status === 404 || status === 410)) return;
  await deleteKept(scope);
  await self.registration.unregister();
}

/** A page of the network, or the kept one. Its client gets the build of which the page is. */
async function answerPage(request: Request, asked: string, { manifest }: KeptNote, client: string): Promise<Response> {
  const { build } = manifest;
  const address = listedAddress(manifest, asked);
  const page = address === undefined ? undefined : await keptFile(address);
  try {
    const response = await networkPage(request, page !== undefined);
    if (response.type === 'opaqueredirect') return response;
    const listed = response.status === 404 ? '/404.html' : address;
    const digest = await digestOf(await response.clone().arrayBuffer());
    const isKept = listed !== undefined && fileAt(manifest, listed)?.[0] === digest;
    await bind(client, isKept ? build : '');
    if (!isKept) void leaveIfUnwanted().catch(() => undefined);
    return response;
  } catch (error) {
    if (page) {
      await bind(client, build);
      return page;
    }
    const unknown = address === undefined && client !== '' ? await keptFile('/404.html') : undefined;
    if (!unknown) throw error;
    await bind(client, build);
    return new Response(unknown.body, { status: 404, headers: unknown.headers });
  }
}

/** A file of the kept build: from what is kept, or from the network with the same digest. */
async function answerPart(request: Request, asked: string, { manifest }: KeptNote): Promise<Response> {
  const address = listedAddress(manifest, asked);
  if (address === undefined && asked.startsWith('/page-data/')) return gone();
  const file = address === undefined ? undefined : await keptFile(address);
  if (file) return file;
  const [digest] = address === undefined ? [] : (fileAt(manifest, address) ?? []);
  const { url, signal } = request;
  try {
    return digest === undefined ? await fetch(request) : await fetch(url, { integrity: `sha256-${digest}`, cache: 'no-cache', signal });
  } catch (error) {
    // Only one size of a photo is kept, but browsers request the one that fits.
    const other = otherSize(manifest, asked);
    const photo = other === undefined ? undefined : await keptFile(other);
    if (photo) return photo;
    // Another build has taken its place, unless the server doesn't answer.
    if (digest === undefined || signal.aborted || !(await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)))
      throw error;
    return gone();
  }
}

/** A file for a page of another build: only what is the same in all builds. */
const answerOther = async (request: Request, asked: string): Promise<Response> =>
  isHashed(asked) ? ((await keptFile(asked)) ?? (await fetch(request))) : gone();

registerRoute(
  ({ url, request }) => url.href.startsWith(scope) && !request.headers.has('range') && own !== undefined,
  async ({ request, url, event }) => {
    // The types of the package are those of a worker.
    const { clientId, resultingClientId } = event as unknown as AskingEvent;
    const note = await kept;
    if (!note || !(await caches.has(notesName(scope)).catch(() => false))) return fetch(request);
    const asked = url.pathname.slice(new URL(scope).pathname.length - 1);
    if (request.mode === 'navigate') return answerPage(request, asked, note, resultingClientId);
    const build = await buildOf(clientId);
    if (build === '') return fetch(request);
    // A worker belongs to its page's build.
    if (resultingClientId) await bind(resultingClientId, build);
    return build === note.manifest.build ? answerPart(request, asked, note) : answerOther(request, asked);
  },
);

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(tidy(event)));
self.addEventListener('message', (event) => {
  if (event.data === stopMessage) stopInstalling();
});
