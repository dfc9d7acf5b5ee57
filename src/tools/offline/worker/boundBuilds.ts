import type { OfflineManifest } from '../../../model/offlineManifest';
import type { KeptNotes } from '../keptNotes';
import type { OneByOne } from './world';

/** The builds of open pages. */
export interface BoundBuilds {
  /** Binds a client to a build, before its first response. */
  bind(client: string, manifest: OfflineManifest): Promise<void>;
  /** The build of a client; undefined if it was never bound. */
  of(client: string): Promise<OfflineManifest | undefined>;
  /** A build's manifest by name. */
  manifest(build: string): Promise<OfflineManifest | undefined>;
}

/** Keeps the builds of open pages in memory and in the notes: browsers stop an idle worker and restart it later. */
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
