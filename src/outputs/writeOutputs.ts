import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedFiles } from '../content/vocabulary/vocabulary';
import { writeIfChanged } from '../files/writeIfChanged';
import { booksFolder } from '../model/books';
import { writeAtom } from './feeds/writeAtom';
import { feedEntries } from './feeds/feedEntries';
import { writeMarkdown } from './markdown/writeMarkdown';
import type { Output, OutputInput } from './output';
import { writePhotos } from './photos';
import { drawCards } from './socialCards/drawCards';
import { solidFiles } from './solids';
import { openSearchDescription, robotsText } from './textFiles';
import { writeWebApp } from './webApp/writeWebApp';
import { writeDataFiles } from './writeDataFiles';

/** A file by its address on the site. */
type AddressedFile = readonly [address: string, content: string | Buffer];

/** An output whose files are known as a list. */
const fileList = (files: (input: OutputInput) => Iterable<AddressedFile>): Output => ({
  write: (_pages, input) => {
    for (const [address, content] of files(input)) writeIfChanged(path.join(input.folder, address), content);
  },
});

/** All outputs of the site besides those of plugins, each after what it reads: cards show photos. */
const outputs: readonly Output[] = [
  { wants: (page) => page.outputs.markdown, write: writeMarkdown },
  { write: (_pages, { root, folder, site, added }) => writeDataFiles(root, folder, site.data.tables.values(), added.dangers) },
  fileList(({ site }) => [...site.drawings.values()].map(({ address, svg }) => [address, svg])),
  fileList(({ root, site }) => solidFiles(root, site.data.tables).map(({ address, content }) => [address, content])),
  fileList(({ root, site }) =>
    publishedFiles(site.vocabulary)
      .flatMap(({ files }) => files(root, site.data.tables))
      .map(({ address, content }) => [address, content]),
  ),
  fileList(({ root, site }) =>
    (site.books?.books ?? []).map(({ file }) => [`${booksFolder}/${file}`, readFileSync(path.join(root, booksFolder, file))]),
  ),
  fileList(() => [
    ['robots.txt', robotsText()],
    ['opensearch.xml', openSearchDescription()],
  ]),
  { write: (_pages, { root, folder }) => writeWebApp(root, folder) },
  { write: (_pages, { root, site }) => writeAtom(root, feedEntries(site)) },
  {
    write: async (_pages, { root, folder, site: { photos } }) => {
      const { made, kept } = await writePhotos(root, folder, photos);
      return photos.size > 0 ? `Files of photos: ${made} made, ${kept} unchanged.` : undefined;
    },
  },
  {
    wants: (page) => page.outputs.socialCard,
    write: (pages, { root, site }) => {
      const { drawn, kept } = drawCards(root, pages, site);
      return `Social cards: ${drawn} drawn, ${kept} unchanged.`;
    },
  },
];

/** Writes all files besides the pages. Returns what the build prints about them. */
export async function writeOutputs(input: OutputInput): Promise<string[]> {
  const said: string[] = [];
  for (const { wants, write } of outputs) {
    const words = await write(wants ? input.pages.filter(wants) : [], input);
    if (words) said.push(words);
  }
  return said;
}
