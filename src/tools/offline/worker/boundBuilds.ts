import type { OfflineManifest } from '../../../model/offlineManifest';
import type { KeptNotes } from '../keptNotes';
import type { OneByOne } from './world';

/** Which build each open page is of. */
export interface BoundBuilds {
  /** Notes that a client is of a build, before it is answered for the first time. */
  bind(client: string, manifest: OfflineManifest): Promise<void>;
  /** The build of a client; undefined for one that was never bound. */
  of(client: string): Promise<OfflineManifest | undefined>;
  /** A build by its name. */
  manifest(build: string): Promise<OfflineManifest | undefined>;
}

/** Remembers the builds of open pages, and writes them down: browsers end a worker that has nothing to do, and start it again. */
export function boundBuilds(notes: KeptNotes, inTurn: OneByOne): BoundBuilds {
  const clients = new Map<string, string>();
  const manifests = new Map<string, OfflineManifest>();
  const manifestOf = async (build: string): Promise<OfflineManifest | undefined> => {
    const known = manifests.get(build) ?? (await notes.read('manifest', build));
    if (known) manifests.set(build, known);
    return known;
  };
  return {
    manifest: manifestOf,
    // What nobody needs is swept away at another moment, so that the manifest of a page is there as long as its note.
    bind: (client, manifest) =>
      inTurn(async () => {
        const { build } = manifest;
        manifests.set(build, manifest);
        clients.set(client, build);
        if (!(await notes.names('manifest')).includes(build)) await notes.write('manifest', manifest, build);
        await notes.write('client', { build, away: null }, client);
      })
        // Without room for a note, it is known for as long as the worker runs: better than no page.
        .catch(() => undefined),
    of: async (client) => {
      const build = clients.get(client) ?? (await notes.read('client', client))?.build;
      if (build === undefined) return undefined;
      clients.set(client, build);
      return manifestOf(build);
    },
  };
}
