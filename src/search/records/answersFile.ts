import type { Table } from '../../content/tables/csvTable';
import type { Problem } from '../../model/problems';
import { searchAnswers } from '../../site/searchAnswers';
import { answersPath } from '../contract/searchAnswers';
import type { SearchRecords } from '../contract/searchRecords';
import { buildAnswers } from './answers';
import type { IndexFile } from './indexFiles';

/** The file with the lines that answer short questions, and what is wrong with them. */
export function answersFile(
  tables: ReadonlyMap<string, Table>,
  { pages }: SearchRecords,
): IndexFile & { readonly problems: readonly Problem[] } {
  const { groups, problems } = buildAnswers(searchAnswers, tables, pages);
  return { address: answersPath, text: JSON.stringify(groups), problems };
}
