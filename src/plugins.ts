import { createPipeline } from './content/pipeline';
import { declaredTables } from './content/plugin';
import type { Plugin } from './content/plugin';
import type { contentComponents, RenderedBy } from './content/vocabulary/vocabulary';
import { guides } from './guides/plugin';
import { siteChecks } from './site/siteChecks';
import { tableDefinitions as siteTables } from './site/tableDefinitions';
import * as tools from './tools/definitions';

type ComponentsOf<Any> = Any extends { readonly components: infer Components } ? Components : never;

/** All members of a union at once. */
type Every<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;

/** Props of all components by name. */
export type RenderedComponents = RenderedBy<
  Every<ComponentsOf<typeof guides | (typeof tools)[keyof typeof tools]>> & typeof contentComponents
>;

const checks = siteChecks.map(
  (compare): NonNullable<Plugin['checks']>[number] =>
    ({ texts, data }) =>
      compare(texts, data.tables),
);

/** What the guides and tools of this site, and its own checks, add to its content. */
export const plugins: readonly Plugin[] = [guides, ...Object.values(tools), { checks }];

/** Declarations of all tables of content/data by name: those of `src/site/tables`, and those of the plugins. */
export const tableDefinitions = declaredTables(siteTables, plugins);

/** The stages that read the texts of this site. */
export const pipeline = createPipeline(plugins);
