import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '../content/plugin';
import type { BuiltSite, MoreOfLlms, OutputPage } from '../content/pluginOutputs';
import { writeIfChanged } from '../files/writeIfChanged';
import { markdownPath } from '../model/publicFiles';
import type { Problem } from '../model/problems';
import { addressesOf } from './markdown/markdownPage';
import type { PublicPage } from './publicPages';

/** Pages as outputs of plugins see them. */
export const outputPages = (pages: readonly PublicPage[], markdownOf: (page: PublicPage) => string): OutputPage[] =>
  pages.map((page) => ({ ...page, addresses: addressesOf(page), markdown: page.outputs.markdown ? markdownOf(page) : undefined }));

/** What plugins add to the outputs of the site: texts of llms.txt, and dangers of tables. */
export interface AddedOutputs {
  readonly more: MoreOfLlms;
  readonly dangers: ReadonlyMap<string, readonly string[]>;
}

export function addedOutputs(plugins: readonly Plugin[], pages: readonly PublicPage[], tables: BuiltSite['tables']): AddedOutputs {
  const texts = plugins.flatMap(({ llms }) => llms?.() ?? []);
  const built = { pages: outputPages(pages, () => ''), tables };
  return {
    more: { about: texts.map(({ about }) => about).join(''), section: texts.map(({ section }) => section).join('') },
    dangers: new Map(plugins.flatMap(({ tableDangers }) => [...(tableDangers?.(built) ?? [])])),
  };
}

/** Writes the files of plugins into a built site, whose Markdown is there. Returns problems that stop the build, and what it prints. */
export function writePluginFiles(
  plugins: readonly Plugin[],
  pages: readonly PublicPage[],
  { root, tables, search }: Omit<BuiltSite, 'pages'>,
): { readonly problems: Problem[]; readonly said: string[] } {
  const folder = path.join(root, 'public');
  const read = outputPages(pages, ({ route }) => readFileSync(path.join(folder, markdownPath(route)), 'utf8'));
  const outputs = plugins.flatMap(({ writes }) => writes ?? []);
  const written = [...outputs.filter(({ last }) => !last), ...outputs.filter(({ last }) => last)].map(({ write }) => {
    const made = write({ root, pages: read, tables, search });
    for (const [address, content] of made.files) writeIfChanged(path.join(folder, address), content);
    return made;
  });
  return { problems: written.flatMap(({ problems }) => problems ?? []), said: written.flatMap(({ said }) => said ?? []) };
}
