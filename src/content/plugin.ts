import type { CategoryCard } from '../model/pageTypes';
import type { Problem } from '../model/problems';
import type { TableDefinitions } from '../model/tableTypes';
import type { Document, Post } from './document';
import type { LabelWords } from './drawings/words';
import type { PluginOutputs } from './pluginOutputs';
import type { SourceData } from './tables/sourceData';
import type { AddedWords } from './vocabulary/vocabulary';

/** Texts and tables, to check against each other. */
interface CheckedTexts {
  readonly texts: readonly (Document | Post)[];
  readonly data: SourceData;
}

/** What a plugin adds to the content of a site: a tool, or the build guides. */
export interface Plugin extends AddedWords, PluginOutputs {
  /** Declarations of its tables. A site without the file of one doesn't have its subject. */
  readonly tables?: TableDefinitions;
  readonly checks?: readonly ((input: CheckedTexts) => readonly Problem[])[];
  /** What labels of drawings say. */
  readonly labelWords?: LabelWords;
  /** Guide or figure that cards show of the page that they lead to, by its route. */
  readonly cards?: (data: SourceData) => Iterable<readonly [route: string, CardFacts]>;
}

/** What a card shows of the page that it leads to. */
export type CardFacts = Pick<CategoryCard, 'guide' | 'figure'>;

/** Declarations of all tables by name: those of the site, and those of its plugins. */
export const declaredTables = (site: TableDefinitions, plugins: readonly Plugin[]): TableDefinitions =>
  Object.assign({}, ...plugins.map(({ tables }) => tables), site) as TableDefinitions;
