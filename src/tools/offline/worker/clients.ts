import { notesName } from '../keptFiles';
import { openClients, scope } from './world';

/** The build of an open page, or '' for a page of the network whose build isn't kept; and when it was opened (ms since 1970). */
export interface BoundClient {
  readonly build: string;
  readonly at: number;
}

/** Prefix of the keys of their notes; the client's id follows. */
export const clientPrefix = `${scope}offline-client/`;

const clients = new Map<string, string>();

/** Notes the build of a client before its first response, in memory and for a restarted worker. */
export async function bind(client: string, build: string): Promise<void> {
  clients.set(client, build);
  const note: BoundClient = { build, at: Date.now() };
  // If it can't be stored, memory is enough until the worker stops: better than no page.
  await caches
    .open(notesName(scope))
    .then((notes) => notes.put(clientPrefix + client, Response.json(note)))
    .catch(() => undefined);
}

async function boundTo(client: string): Promise<string | undefined> {
  const known = clients.get(client);
  if (known !== undefined) return known;
  const note = await caches.match(clientPrefix + client, { cacheName: notesName(scope) }).catch(() => undefined);
  // Only `bind` writes such notes.
  return note && ((await note.json()) as BoundClient).build;
}

/** Build of the client that asks. Some browsers don't say which page a worker belongs to; then it counts if all pages have the same one. */
export async function buildOf(client: string): Promise<string> {
  const bound = await boundTo(client);
  if (bound !== undefined) return bound;
  const open = await openClients();
  if (!open.some(({ id, type }) => id === client && type !== 'window')) return '';
  const builds = new Set(await Promise.all(open.filter(({ type }) => type === 'window').map(({ id }) => boundTo(id))));
  return builds.size === 1 ? ([...builds][0] ?? '') : 'several';
}
