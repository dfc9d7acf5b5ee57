import type { Reporter } from 'gatsby';
import type { BuildCache } from '../../files/buildCache';
import { formatProblems } from '../../model/problems';
import type { Site } from '../../routes/loadSite';
import { searchAnswers } from '../../site/searchAnswers';
import type { RecordPage } from '../contract/searchRecords';
import { buildAnswers } from './answers';
import { checkRecords } from './checkRecords';
import { compressedSize, writeIndex } from './indexFiles';
import { searchRecords } from './records';

const kilobytes = (text: string): string => `${(compressedSize(text) / 1000).toFixed(1)} kB`;

/**
 * Writes the files of search, after a check that every page that wants to be found has some text and that records lead to places
 * that were built, and returns them: `anchors` has those of each route, `known` the records of earlier builds.
 */
export function finishSearch(
  folder: string,
  site: Site,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  known: { readonly records: BuildCache<RecordPage> },
  reporter: Reporter,
): ReturnType<typeof writeIndex> {
  const records = searchRecords(site, known.records);
  const wanted = site.pages.filter(({ outputs }) => outputs.search);
  const files = new Map(wanted.flatMap(({ route, text }) => (text ? [[route, text.file] as const] : [])));
  const routes = wanted.map(({ route }) => route);
  const problems = [
    ...checkRecords(records, routes, { anchors, files }),
    ...buildAnswers(searchAnswers, site.data.tables, records.pages).problems,
  ];
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems, 'the search records'));
  const written = writeIndex(folder, records);
  const [index, texts] = written;
  reporter.info(`search: ${kilobytes(index.text)} find, ${kilobytes(texts.text)} follow (Brotli)`);
  return written;
}
