import path from 'node:path';
import { digestOfFiles } from '../files/digestOfFiles';
import { openMemory } from '../files/memory';
import type { Memory } from '../files/memory';
import type { CheckedText } from '../content/loadContent';
import type { PageLinks } from '../outputs/links/readHtml';
import type { FileFacts } from '../outputs/offline/offlineManifest';
import type { HowTo } from '../outputs/structuredData/howTos';
import type { RecordPage } from '../search/contract/searchRecords';
import type { RecordTerms } from '../search/engine/recordTerms';
import type { IndexSizes } from '../search/records/writeIndex';
import { navigation } from './forgetOldCode';

/** What builds remember of each text and each page, so that a changed word does not cost the reading of all others. */
export interface Memories {
  readonly checks: Memory<CheckedText>;
  readonly figures: Memory<readonly string[]>;
  readonly markdown: Memory<string>;
  readonly cards: Memory<string>;
  readonly procedures: Memory<readonly HowTo[]>;
  readonly records: Memory<RecordPage>;
  readonly links: Memory<PageLinks>;
  readonly indexes: Memory<IndexSizes>;
  readonly indexSizes: Memory<number>;
  readonly terms: Memory<RecordTerms[]>;
  readonly namedFiles: Memory<readonly string[]>;
  readonly publicFiles: Memory<FileFacts>;
}

/** The code by which all of it is made. */
const makers = ['package-lock.json', 'src/content', 'src/model', 'src/outputs', 'src/routes', 'src/search', 'src/site'];

let opened: Memories | undefined;

/** Opens the memories of a project, once in a process. A build that has begun anew has none left. */
export function memoriesOf(root: string): Memories {
  if (opened) return opened;
  // Addresses hold the base path.
  const version = `${digestOfFiles(root, makers, navigation)} ${process.env.BASE_PATH ?? ''}`;
  const open = <Value>(name: string): Memory<Value> => openMemory<Value>(path.join(root, '.cache/memories', `${name}.json`), version);
  opened = {
    checks: open('checks'),
    figures: open('figures'),
    markdown: open('markdown'),
    cards: open('cards'),
    procedures: open('procedures'),
    records: open('records'),
    links: open('links'),
    indexes: open('indexes'),
    indexSizes: open('index-sizes'),
    terms: open('terms'),
    namedFiles: open('named-files'),
    publicFiles: open('public-files'),
  };
  return opened;
}

/** Keeps what the build has asked for, for the next one. */
export const saveMemories = (): void => Object.values(opened ?? {}).forEach((memory: Memory<unknown>) => memory.save());
