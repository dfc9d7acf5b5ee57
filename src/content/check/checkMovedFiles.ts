import { placeIn } from '../../model/checkedTexts';
import type { CheckedText } from '../../model/checkedTexts';
import type { MovedFiles } from '../../model/siteTypes';
import { problemsIn } from '../../model/problems';
import type { Place, Problem } from '../../model/problems';
import type { Tables } from '../tables/csvTable';
import { placedRows } from '../tables/rows';

/** A commit or a version tag: what it leads to doesn't change. */
const fixed = /^(?:[\da-f]{7,40}|v?\d+(?:\.\d+)+)$/i;

/** Address of a file or folder at GitHub: repository, the part before the branch, branch or commit, path. */
const fileLink =
  /https:\/\/(?:github\.com\/([\w.-]+\/[\w.-]+)\/(?:blob|tree|raw|edit|blame)|raw\.githubusercontent\.com\/([\w.-]+\/[\w.-]+))\/(?:refs\/heads\/)?([^/\s)>"'`;?#]+)([^\s)>"'`;]*)/gi;

const textOfRow = (row: Readonly<Record<string, unknown>>): string => Object.values(row).flat().map(String).join('\n');

/** Reports links to a branch of a repository whose files moved elsewhere: they are dead, or soon will be. */
export const checkMovedFiles = (texts: readonly CheckedText[], tables: Tables, moved: readonly MovedFiles[]): Problem[] =>
  problemsIn((report) => {
    const check = (text: string, place: (offset: number) => Place): void => {
      for (const match of text.matchAll(fileLink)) {
        const [link, page, raw, branch = '', path = ''] = match;
        const repository = page ?? raw ?? '';
        const known = moved.find((one) => one.repository.toLowerCase() === repository.toLowerCase());
        if (!known || fixed.test(branch)) continue;
        const before = link.slice(0, link.length - path.length - branch.length).replace(/refs\/heads\/$/, '');
        report(
          place(match.index),
          `the link "${link}" leads to a branch of ${known.repository}, whose files moved to ${known.now}. Link the last commit that has them, ${before}${known.lastCommit}${path}, or name the file in ${known.now}.`,
        );
      }
    };
    for (const text of texts) check(text.body, (offset) => placeIn(text, offset));
    for (const table of tables.values()) for (const { row, place } of placedRows(table)) check(textOfRow(row), () => place);
  });
