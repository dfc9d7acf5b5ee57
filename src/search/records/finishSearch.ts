import type { Reporter } from 'gatsby';
import type { Content } from '../../content/checkContent';
import { formatProblems } from '../../model/problems';
import type { PageLinks } from '../../outputs/links/readHtml';
import { checkRecords } from './checkRecords';
import { searchRecords } from './records';
import { writeIndex } from './writeIndex';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Writes the files of search, after a check that every route has some and that they lead to places that were built. */
export function finishSearch(folder: string, content: Content, pages: ReadonlyMap<string, PageLinks>, reporter: Reporter): void {
  const records = searchRecords(content);
  const built = {
    anchors: new Map([...pages].map(([route, { ids }]) => [route, ids])),
    files: new Map(content.documents.map(({ route, file }) => [route, file])),
  };
  const problems = checkRecords(
    records,
    content.routes.map(({ route }) => route),
    built,
  );
  if (problems.length > 0) reporter.panicOnBuild(`Search records: ${formatProblems(problems)}`);
  const sizes = writeIndex(folder, records);
  reporter.info(`search: ${kilobytes(sizes.index)} find, ${kilobytes(sizes.texts)} of texts follow (gzip)`);
}
