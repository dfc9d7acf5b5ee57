import path from 'node:path';
import type { Reporter } from 'gatsby';
import type { Memory } from '../../files/memory';
import { writeIfChanged } from '../../files/writeIfChanged';
import { formatProblems } from '../../model/problems';
import type { Site } from '../../routes/loadSite';
import type { RecordPage } from '../contract/searchRecords';
import { answersFile } from './answersFile';
import { checkRecords } from './checkRecords';
import { searchRecords } from './records';
import { symptomsFile } from './symptomsFile';
import { compressedSize } from './indexFiles';
import { writeIndex } from './writeIndex';
import type { KnownIndex } from './writeIndex';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Writes the files of search, after a check that every page that wants to be found has some and that they lead to places
 * that were built: `anchors` has those of each route, `known` the records and the index of earlier builds.
 */
export function finishSearch(
  folder: string,
  site: Site,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  known: KnownIndex & { readonly records: Memory<RecordPage> },
  reporter: Reporter,
): void {
  const records = searchRecords(site, known.records);
  const wanted = site.pages.filter(({ outputs }) => outputs.search);
  const files = new Map(wanted.flatMap(({ route, text }) => (text ? [[route, text.file] as const] : [])));
  const problems = checkRecords(
    records,
    wanted.map(({ route }) => route),
    { anchors, files },
  );
  const answers = answersFile(site.data.tables, records);
  problems.push(...answers.problems);
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems, 'the search records'));
  const symptoms = symptomsFile(site.data.tables, records);
  for (const { address, text } of [answers, symptoms]) writeIfChanged(path.join(folder, address), text);
  const sizes = writeIndex(folder, records, undefined, known);
  reporter.info(
    `search: ${kilobytes(sizes.index)} find, ${kilobytes(sizes.others)} in ${sizes.files} ${sizes.files === 1 ? 'file' : 'files'} follow, ${kilobytes(compressedSize(answers.text))} answer, ${kilobytes(compressedSize(symptoms.text))} find symptoms (gzip)`,
  );
}
