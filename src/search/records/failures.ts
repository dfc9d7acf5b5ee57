import type { Table } from '../../content/tables/csvTable';
import { listIn, textIn } from '../../content/tables/rows';
import { symptomsTable, wordsTable } from '../../site/symptoms';
import type { FailureRecord, ReaderWord } from '../contract/searchRecords';

type Tables = ReadonlyMap<string, Table>;

const plain = (text: string): string => text.replaceAll('`', '');

/** Entries of the column "means" that lead to a failure, or rule one out. */
const leadsTo = /^#(.+)$/;
const rulesOut = /^not #(.+)$/;

/** Entry of the column "means" for an arm that has to be stopped first. */
const stop = '!stop';

const idsIn = (means: readonly string[], pattern: RegExp): string[] => means.flatMap((mean) => pattern.exec(mean)?.[1] ?? []);

/** Commands in a text, without sudo and options. */
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => {
    const words = code.split(/[\s=]+/).filter((word) => word !== 'sudo' && !word.startsWith('-'));
    return words.length > 1 && /^[\w./-]+$/.test(words[0] ?? '') ? [words.join(' ')] : [];
  });

/** Readers' words that mean other words or rule failures out. Phrases for a failure belong to its record. */
export const readerWords = (tables: Tables): ReaderWord[] =>
  (tables.get(wordsTable)?.rows ?? []).flatMap((row) => {
    const all = listIn(row, 'means');
    const [means, excluded] = [all.filter((mean) => mean !== stop && !leadsTo.test(mean) && !rulesOut.test(mean)), idsIn(all, rulesOut)];
    if (means.length + excluded.length === 0) return [];
    return [{ word: textIn(row, 'word'), means, rulesOut: excluded }];
  });

/** Phrases for an arm that has to be stopped first. */
export const stopPhrases = (tables: Tables): string[] =>
  (tables.get(wordsTable)?.rows ?? []).filter((row) => listIn(row, 'means').includes(stop)).map((row) => textIn(row, 'word'));

/** Readers' phrases by failure. */
function phrasesById(tables: Tables): Map<string, string[]> {
  const phrases = new Map<string, string[]>();
  for (const row of tables.get(wordsTable)?.rows ?? [])
    for (const id of idsIn(listIn(row, 'means'), leadsTo)) phrases.set(id, [...(phrases.get(id) ?? []), textIn(row, 'word')]);
  return phrases;
}

/** Records of the failures; none if the site doesn't have the table. */
export function failureRecords(tables: Tables): FailureRecord[] {
  const phrases = phrasesById(tables);
  return (tables.get(symptomsTable)?.rows ?? []).map((row) => {
    const [id, causes] = [textIn(row, 'id'), listIn(row, 'causes')];
    return {
      id,
      area: textIn(row, 'area'),
      symptom: plain(textIn(row, 'symptom')),
      messages: listIn(row, 'messages'),
      commands: [...new Set(commandsIn(textIn(row, 'fix')))],
      cause: plain(causes[0] ?? ''),
      said: phrases.get(id) ?? [],
      rest: [...causes, textIn(row, 'check'), textIn(row, 'fix')],
    };
  });
}
