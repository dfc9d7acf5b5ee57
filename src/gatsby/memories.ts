import path from 'node:path';
import { cacheFolder } from '../files/cacheFolder';
import { digestOfFiles } from '../files/digestOfFiles';
import { openMemory } from '../files/memory';
import type { Memory } from '../files/memory';
import type { PageLinks } from '../outputs/links/readHtml';
import type { FileFacts } from '../tools/offline/offlineManifest';
import type { RecordPage } from '../search/contract/searchRecords';

/** What builds remember of each text and each page, so that a changed word does not cost the reading of all others. */
export interface Memories {
  readonly markdown: Memory<string>;
  readonly records: Memory<RecordPage>;
  readonly links: Memory<PageLinks>;
  readonly publicFiles: Memory<FileFacts>;
}

let opened: Memories | undefined;

/** Opens the memories of a project, once in a process. */
export function memoriesOf(root: string): Memories {
  if (opened) return opened;
  // Addresses hold the base path.
  const version = `${digestOfFiles(root, ['package-lock.json', 'src'])} ${process.env.BASE_PATH ?? ''}`;
  const open = <Value>(name: string): Memory<Value> => openMemory<Value>(path.join(cacheFolder(root), `${name}.json`), version);
  opened = {
    markdown: open('markdown'),
    records: open('records'),
    links: open('links'),
    publicFiles: open('public-files'),
  };
  return opened;
}

/** Keeps what the build has asked for, for the next one. */
export const saveMemories = (): void => Object.values(opened ?? {}).forEach((memory: Memory<unknown>) => memory.save());
