import { cacheNames, wantedFiles } from '../keptFiles';
import { keptNotes } from '../keptNotes';
import type { KeptNotes } from '../keptNotes';
import type { OneByOne, WorkerWorld } from './world';

/** How long in ms a page that the browser doesn't list still counts as open: it may be in the back/forward cache. */
const day = 24 * 60 * 60 * 1000;

type World = Pick<WorkerWorld, 'scope' | 'caches' | 'openClients' | 'now' | 'ifAlone'>;

/** Builds that are needed, with their piece names, or null for all pieces. Removes the notes of the others. */
async function neededBuilds(notes: KeptNotes, { openClients, now }: World): Promise<Map<string, string[] | null>> {
  const open = new Set((await openClients()).map(({ id }) => id));
  const builds = new Map<string, string[] | null>();
  for (const client of await notes.names('client')) {
    const bound = await notes.read('client', client);
    const away = open.has(client) ? null : (bound?.away ?? now());
    if (bound && (away === null || now() - away < day)) {
      if (away !== bound.away) await notes.write('client', { build: bound.build, away }, client);
      builds.set(bound.build, null);
    } else await notes.remove('client', client);
  }
  const filling = await notes.read('filling');
  for (const kept of [await notes.read('current'), filling && now() - filling.at < day ? filling : undefined])
    if (kept && builds.get(kept.build) !== null) builds.set(kept.build, [...(builds.get(kept.build) ?? []), ...kept.pieces]);
  return builds;
}

async function neededKeys(notes: KeptNotes, world: World): Promise<Set<string>> {
  const builds = await neededBuilds(notes, world);
  const needed = new Set<string>();
  for (const build of await notes.names('manifest')) {
    const manifest = builds.has(build) ? await notes.read('manifest', build) : undefined;
    if (manifest) for (const { key } of wantedFiles(manifest, builds.get(build) ?? manifest.pieces, world.scope)) needed.add(key);
    else await notes.remove('manifest', build);
  }
  return needed;
}

/** Deletes unneeded files: those of builds that are neither kept, nor being downloaded, nor used by an open page. */
export const sweep = (world: World, inTurn: OneByOne): Promise<void> => world.ifAlone(() => sweepAlone(world, inTurn));

async function sweepAlone(world: World, inTurn: OneByOne): Promise<void> {
  const { scope, caches } = world;
  const needed = await inTurn(() => neededKeys(keptNotes(caches, scope), world));
  const { files } = cacheNames(scope);
  if (!(await caches.has(files))) return;
  const shelf = await caches.open(files);
  for (const { url } of await shelf.keys()) if (!needed.has(url)) await shelf.delete(url);
}
