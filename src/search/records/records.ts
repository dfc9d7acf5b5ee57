import { searchAnswers } from '../../site/searchAnswers';
import { dictionaryTable, symptomsRoute, symptomsTable, wordsTable } from '../../site/symptoms';
import type { Site } from '../../routes/loadSite';
import type { Page } from '../../routes/page';
import type { RecordPage, SearchRecords, FailureRecord, ReaderWord } from '../contract/searchRecords';
import { buildAnswers } from './answers';
import { documentSections } from './sections';
import type { Table } from '../../content/tables/csvTable';
import { listIn, textIn } from '../../content/tables/rows';

type Tables = ReadonlyMap<string, Table>;

const plain = (text: string): string => text.replaceAll('`', '');

/** Entries of the column "means" that lead to a failure, or rule one out. */
const leadsTo = /^#(.+)$/;
const rulesOut = /^not #(.+)$/;

/** Entry of the column "means" for an arm that has to be stopped first. */
const stop = '!stop';

const idsIn = (means: readonly string[], pattern: RegExp): string[] => means.flatMap((mean) => pattern.exec(mean)?.[1] ?? []);

/** A line of the table of words, with its meanings apart from the failures that it leads to or rules out. */
interface WordLine extends ReaderWord {
  readonly leadsTo: readonly string[];
  /** The arm has to be stopped first. */
  readonly asksToStop: boolean;
}

const wordLines = (tables: Tables): WordLine[] =>
  (tables.get(wordsTable)?.rows ?? []).map((row) => {
    const all = listIn(row, 'means');
    return {
      word: textIn(row, 'word'),
      means: all.filter((mean) => mean !== stop && !leadsTo.test(mean) && !rulesOut.test(mean)),
      rulesOut: idsIn(all, rulesOut),
      leadsTo: idsIn(all, leadsTo),
      asksToStop: all.includes(stop),
    };
  });

/** Records of the failures; none if the site doesn't have the table. */
function failureRecords(tables: Tables, words: readonly WordLine[]): FailureRecord[] {
  return (tables.get(symptomsTable)?.rows ?? []).map((row) => {
    const [id, causes] = [textIn(row, 'id'), listIn(row, 'causes')];
    return {
      id,
      area: textIn(row, 'area'),
      symptom: plain(textIn(row, 'symptom')),
      messages: listIn(row, 'messages'),
      cause: plain(causes[0] ?? ''),
      said: words.flatMap((line) => (line.leadsTo.includes(id) ? [line.word] : [])),
      rest: [...causes, textIn(row, 'check'), textIn(row, 'fix')],
    };
  });
}

/** Record of a page. A page without text has only its description, because its cards are about other pages. */
function recordPage({ route, section, title, description, label, text }: Page): RecordPage {
  const [top, ...others] = text ? documentSections(text.filled, title) : [];
  return {
    route,
    title,
    section,
    ...(label === undefined ? {} : { label }),
    sections: [
      [1, title, '', [description, ...(top?.blocks ?? [])]],
      ...others.map(({ level, heading, anchor, blocks }) => [level, heading, anchor, blocks] as const),
    ],
  };
}

/** Records of all searchable pages, failures and answers. */
export function searchRecords({ data, pages: sitePages }: Pick<Site, 'data' | 'pages'>): SearchRecords {
  const pages = sitePages.filter(({ outputs }) => outputs.search).map(recordPage);
  const words = wordLines(data.tables);
  return {
    pages,
    // They are shown below the page of all symptoms.
    failures: pages.some(({ route }) => route === symptomsRoute) ? failureRecords(data.tables, words) : [],
    answers: buildAnswers(searchAnswers, data.tables, pages).groups,
    words: words
      .filter(({ means, rulesOut: excluded }) => means.length + excluded.length > 0)
      .map(({ word, means, rulesOut: excluded }) => ({ word, means, rulesOut: excluded })),
    dictionary: (data.tables.get(dictionaryTable)?.rows ?? []).map((row) => [
      textIn(row, 'english'),
      Object.keys(row)
        .flatMap((language) => (language === 'english' ? [] : listIn(row, language)))
        .join(';'),
    ]),
    stops: words.flatMap(({ word, asksToStop }) => (asksToStop ? [word] : [])),
  };
}
