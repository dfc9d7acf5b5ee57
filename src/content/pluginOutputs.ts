import type { Problem } from '../model/problems';
import type { TextFile } from './document';
import type { Addresses } from './markdown/markdownTree';
import type { Table } from './tables/csvTable';

/** A page as outputs of a plugin see it. */
export interface OutputPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly section: string;
  readonly lastUpdated: Date | null;
  readonly text?: TextFile;
  /** Makes addresses on it absolute. */
  readonly addresses: Addresses;
  /** Its published Markdown; undefined for a page without. */
  readonly markdown: string | undefined;
}

/** Text of llms.txt: before the lists, and a section after them. */
export interface MoreOfLlms {
  readonly about: string;
  readonly section: string;
}

/** What a build has made before the files of plugins. */
export interface BuiltSite {
  readonly root: string;
  readonly pages: readonly OutputPage[];
  readonly tables: ReadonlyMap<string, Table>;
  readonly search: readonly [index: { readonly text: string }, texts: { readonly text: string }];
}

/** Files by their addresses, problems that stop the build, and what it prints about them. */
interface PluginFiles {
  readonly files: readonly (readonly [address: string, content: string | Buffer])[];
  readonly problems?: readonly Problem[];
  readonly said?: string;
}

/** What a plugin writes beside the pages, after the outputs of the site. */
export interface PluginOutput {
  /** Set if it lists what all others have written. */
  readonly last?: true;
  readonly write: (built: BuiltSite) => PluginFiles;
}

/** What a plugin adds to the outputs of a site. */
export interface PluginOutputs {
  readonly llms?: () => MoreOfLlms;
  /** Dangers and warnings that go with a table in each form, by its name. */
  readonly tableDangers?: (built: Pick<BuiltSite, 'pages' | 'tables'>) => ReadonlyMap<string, readonly string[]>;
  readonly writes?: readonly PluginOutput[];
}
