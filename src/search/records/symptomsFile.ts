import { symptomsTable, wordsTable } from '../../content/symptoms/symptomRows';
import type { Table } from '../../content/tables/csvTable';
import { listIn, textIn } from '../../content/tables/rows';
import { symptomsRoute } from '../../site/symptoms';
import { symptomsPath } from '../../symptoms/symptomRecords';
import type { SymptomFile, SymptomRecord } from '../../symptoms/symptomRecords';
import { symptomTerms } from '../../symptoms/symptomTerms';
import type { SearchRecords } from '../contract/searchRecords';
import type { IndexFile } from './indexFiles';

type Tables = ReadonlyMap<string, Table>;

/** The terms of a text, each once. Their order says nothing: sorted, they take the fewest bytes. */
const termsOf = (text: string): string => [...new Set(symptomTerms(text))].sort().join(' ');

const plain = (text: string): string => text.replaceAll('`', '');

/** Other words of readers by symptom, in terms. */
function phrasesById(tables: Tables): Map<string, Set<string>> {
  const phrases = new Map<string, Set<string>>();
  for (const row of tables.get(wordsTable)?.rows ?? []) {
    const [id, terms] = [textIn(row, 'symptom_id'), termsOf(textIn(row, 'words'))];
    if (terms !== '') phrases.set(id, (phrases.get(id) ?? new Set()).add(terms));
  }
  return phrases;
}

/** What the symptoms of a site are found by; a site without the table has none. */
export function symptomRecords(tables: Tables): SymptomRecord[] {
  const phrases = phrasesById(tables);
  return (tables.get(symptomsTable)?.rows ?? []).map((row) => ({
    id: textIn(row, 'id'),
    area: textIn(row, 'area'),
    symptom: plain(textIn(row, 'symptom')),
    cause: plain(listIn(row, 'causes')[0] ?? ''),
    page: textIn(row, 'page').replace(/#.*$/, ''),
    messages: listIn(row, 'messages'),
    phrases: [...(phrases.get(textIn(row, 'id')) ?? [])],
    causes: termsOf(plain(listIn(row, 'causes').join(' '))),
    remedy: termsOf(plain(`${textIn(row, 'check')} ${textIn(row, 'fix')}`)),
  }));
}

/** The file with what symptoms are found by, and what the page is called to which they lead. */
export function symptomsFile(tables: Tables, { pages }: SearchRecords): IndexFile {
  const page = pages.find(({ route }) => route === symptomsRoute);
  const file: SymptomFile = { section: page?.section ?? '', page: page?.title ?? '', symptoms: page ? symptomRecords(tables) : [] };
  return { address: symptomsPath, text: JSON.stringify(file) };
}
