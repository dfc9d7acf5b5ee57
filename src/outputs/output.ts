import type { BuildCache } from '../files/buildCache';
import type { Site } from '../routes/loadSite';
import type { AddedOutputs } from './pluginOutputs';
import type { PublicPage } from './publicPages';

/** What outputs are made from. */
export interface OutputInput {
  readonly root: string;
  /** Folder of the built site. */
  readonly folder: string;
  readonly site: Pick<Site, 'documents' | 'data' | 'drawings' | 'photos' | 'books' | 'vocabulary' | 'posts'>;
  readonly pages: readonly PublicPage[];
  readonly added: AddedOutputs;
  /** Markdown of texts by their digest. */
  readonly cache: BuildCache<string>;
}

/** What a build writes beside the HTML of the pages. */
export interface Output {
  /** Whether it is made of a page. One that isn't made of pages has none. */
  readonly wants?: (page: PublicPage) => boolean;
  /** Writes its files. Returns what the build prints about them. */
  readonly write: (wanted: readonly PublicPage[], input: OutputInput) => string | void | Promise<string | void>;
}
