import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '../content/plugin';
import type { BuiltSite, MoreOfLlms, OutputPage, PluginOutputs } from '../content/pluginOutputs';
import { writeIfChanged } from '../files/writeIfChanged';
import { markdownPath } from '../model/publicFiles';
import type { Problem } from '../model/problems';
import { addressesOf } from './markdown/markdownPage';
import type { PublicPage } from './publicPages';

const outputsOf = (plugins: readonly Plugin[]): PluginOutputs[] => plugins.flatMap(({ outputs }) => outputs ?? []);

/** Pages as outputs of plugins see them. */
export const outputPages = (pages: readonly PublicPage[], markdownOf: (page: PublicPage) => string): OutputPage[] =>
  pages.map((page) => ({ ...page, addresses: addressesOf(page), markdown: page.outputs.markdown ? markdownOf(page) : undefined }));

/** What plugins add to the outputs of the site: texts of llms.txt, and dangers of tables. */
export interface AddedOutputs {
  readonly more: MoreOfLlms;
  readonly dangers: ReadonlyMap<string, readonly string[]>;
}

export function addedOutputs(plugins: readonly Plugin[], pages: readonly PublicPage[], tables: BuiltSite['tables']): AddedOutputs {
  const outputs = outputsOf(plugins);
  const texts = outputs.map(({ llms }) => llms());
  const built = { pages: outputPages(pages, () => ''), tables };
  return {
    more: { about: texts.map(({ about }) => about).join(''), section: texts.map(({ section }) => section).join('') },
    dangers: new Map(outputs.flatMap(({ tableDangers }) => [...tableDangers(built)])),
  };
}

/** Writes the files of plugins into a built site, whose Markdown is there. Returns problems that stop the build. */
export function writePluginFiles(
  plugins: readonly Plugin[],
  pages: readonly PublicPage[],
  { root, tables, search }: Omit<BuiltSite, 'pages'>,
): Problem[] {
  const folder = path.join(root, 'public');
  const read = outputPages(pages, ({ route }) => readFileSync(path.join(folder, markdownPath(route)), 'utf8'));
  return outputsOf(plugins).flatMap(({ files }) => {
    const made = files({ root, pages: read, tables, search });
    for (const [address, content] of made.files) writeIfChanged(path.join(folder, address), content);
    return made.problems;
  });
}
