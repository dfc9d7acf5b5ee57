import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { offlineManifest } from '../../src/tools/offline/writeOffline';
import { examplePublic } from '../sites/exampleSite';
import { openSite } from './site';
import type { OpenSite } from './site';

/** A site at one address that another build can be published at. */
export interface DeployableSite {
  readonly site: OpenSite;
  /** Publishes another build in place of the one that is there: its public folder. */
  readonly deploy: (folder: string) => void;
  /** A copy of the first build in which some files are other ones; null takes one away. With `listed`, its list of files is made anew. */
  readonly changed: (files: Readonly<Record<string, ((text: string) => string) | null>>, listed?: boolean) => string;
  readonly close: () => Promise<void>;
}

/** Routes of a build, by its own list of files: what has no extension. */
const routesOf = (folder: string): string[] => {
  const { files } = JSON.parse(readFileSync(path.join(folder, 'offline.json'), 'utf8')) as {
    readonly files: Readonly<Record<string, unknown>>;
  };
  return Object.keys(files).filter((address) => address === '/404.html' || !/\.[a-z\d]+$/i.test(address));
};

/** Opens a build, the project's own if no other is named, in a way that others can take its place. */
export async function openDeployableSite(first = examplePublic, basePath = ''): Promise<DeployableSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'openarm-deployments-'));
  const current = path.join(folder, 'current');
  symlinkSync(first, current);
  const site = await openSite(current, { basePath });
  let copies = 0;
  return {
    site,
    deploy: (build) => {
      unlinkSync(current);
      symlinkSync(build, current);
    },
    changed: (files, listed = true) => {
      copies += 1;
      const copy = path.join(folder, String(copies));
      cpSync(first, copy, { recursive: true, preserveTimestamps: true });
      const routes = routesOf(first);
      for (const [name, change] of Object.entries(files)) {
        const file = path.join(copy, name);
        if (change) writeFileSync(file, change(readFileSync(file, 'utf8')));
        else rmSync(file);
      }
      if (listed) writeFileSync(path.join(copy, 'offline.json'), JSON.stringify(offlineManifest(copy, routes)));
      return copy;
    },
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
