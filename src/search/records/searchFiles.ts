import type { Reporter } from 'gatsby';
import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeIfChanged } from '../../files/writeIfChanged';
import { didYouMean, formatProblems } from '../../model/problems';
import type { Problem } from '../../model/problems';
import type { Site } from '../../routes/loadSite';
import { searchAnswers } from '../../site/searchAnswers';
import { searchSettings } from '../../site/searchSettings';
import { stopFirst } from '../../site/symptoms';
import { indexFormat } from '../contract/searchRecords';
import type { RecordBlock, RecordPage, SearchIndexFile, SearchRecords } from '../contract/searchRecords';
import { makeIndex, textsOf } from '../engine/makeIndex';
import { buildAnswers } from './answers';
import { searchRecords } from './records';

/** Maximum size of the index, compressed with Brotli: readers wait for it before the first result. */
export const indexBudget = 77_000;

/** Size of a text compressed with Brotli. With gzip the index is an eighth larger. */
export const compressedSize = (text: string): number => brotliCompressSync(text).length;

/** A file of search, by its path on the site. */
interface SearchFile {
  readonly address: string;
  readonly text: string;
}

/** Builds the index and the texts that results show. The name of the texts changes with their content. */
export function indexFiles(records: SearchRecords): [index: SearchFile, texts: SearchFile] {
  const text = JSON.stringify(textsOf(records));
  const texts = `search-texts-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
  const index = JSON.stringify({ format: indexFormat, ...makeIndex(records), texts } satisfies SearchIndexFile);
  return [
    { address: searchSettings.indexPath, text: index },
    { address: `/${texts}`, text },
  ];
}

/** Writes the files of search into a built site, and removes texts of earlier builds, which Gatsby keeps. */
export function writeIndex(folder: string, records: SearchRecords): ReturnType<typeof indexFiles> {
  const files = indexFiles(records);
  for (const file of readdirSync(folder))
    if (file.startsWith('search-texts-') && !files.some(({ address }) => address === `/${file}`)) rmSync(path.join(folder, file));
  for (const { address, text } of files) writeIfChanged(path.join(folder, address), text);
  return files;
}

/** Anchors of the built pages, and source files of the pages, by route. */
interface BuiltPages {
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  readonly files: ReadonlyMap<string, string>;
}

const blockAnchors = (blocks: readonly RecordBlock[]): string[] =>
  blocks.flatMap((block) => (typeof block === 'object' && 'anchor' in block ? [block.anchor, ...blockAnchors(block.blocks)] : []));

const hasText = (blocks: readonly RecordBlock[]): boolean =>
  blocks.some((block) => {
    if (typeof block === 'string') return block.trim() !== '';
    return 'code' in block ? block.code.trim() !== '' : hasText(block.blocks);
  });

function pageProblems({ route, sections }: RecordPage, { anchors, files }: BuiltPages): Problem[] {
  const file = files.get(route) ?? `the page "${route}"`;
  const ids = anchors.get(route);
  if (!ids) return [{ file, message: `the search records name the route "${route}", which was not built.` }];
  const named = sections.flatMap(([, , anchor, blocks]) => [...(anchor === '' ? [] : [anchor]), ...blockAnchors(blocks)]);
  return [...new Set(named)]
    .filter((anchor) => !ids.has(anchor))
    .map((anchor) => ({
      file,
      message: `the search records lead to "${route}#${anchor}", but the built page has no such anchor. ${didYouMean(anchor, ids, (id) => `"#${id}"`)}`,
    }));
}

/** Checks that every searchable route has records, and that every record leads to a built anchor. */
export function checkRecords({ pages }: SearchRecords, routes: readonly string[], built: BuiltPages): Problem[] {
  const found = new Set(pages.filter(({ sections }) => sections.some(([, , , blocks]) => hasText(blocks))).map(({ route }) => route));
  const missing = routes
    .filter((route) => !found.has(route))
    .map((route): Problem => ({
      file: built.files.get(route) ?? `the page "${route}"`,
      message: `the page "${route}" has no text that search could find. Write a sentence that says what the page is for.`,
    }));
  return [...missing, ...pages.flatMap((page) => pageProblems(page, built))];
}

/** Checks that the words for an arm that has to be stopped lead to a built heading. Without its page, results silently lack it. */
export function checkStop({ stops }: SearchRecords, anchors: BuiltPages['anchors']): Problem[] {
  const [route = '', anchor = ''] = stopFirst.path.split('#');
  if (stops.length === 0 || anchors.get(route)?.has(anchor)) return [];
  const message = `how to stop an arm leads to "${stopFirst.path}", but the built site has no such anchor. Correct "stopFirst", or give the heading that anchor.`;
  return [{ file: 'src/site/symptoms.ts', message }];
}

/** Size of a text compressed with Brotli, as words. */
export const kilobytes = (text: string): string => `${(compressedSize(text) / 1000).toFixed(1)} kB`;

/** Writes the files of search, after checking that all results lead to built pages. */
export function finishSearch(
  folder: string,
  site: Site,
  anchors: BuiltPages['anchors'],
  reporter: Reporter,
): ReturnType<typeof writeIndex> {
  const records = searchRecords(site);
  const wanted = site.pages.filter(({ outputs }) => outputs.search);
  const files = new Map(wanted.flatMap(({ route, text }) => (text ? [[route, text.file] as const] : [])));
  const routes = wanted.map(({ route }) => route);
  const problems = [
    ...checkRecords(records, routes, { anchors, files }),
    ...checkStop(records, anchors),
    ...buildAnswers(searchAnswers, site.data.tables, records.pages).problems,
  ];
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems, 'the search records'));
  const written = writeIndex(folder, records);
  const [index, texts] = written;
  reporter.info(`search: ${kilobytes(index.text)} find, ${kilobytes(texts.text)} follow (Brotli)`);
  return written;
}
