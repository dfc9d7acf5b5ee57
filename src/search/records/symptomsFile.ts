import { symptomsTable } from '../../content/symptoms/symptomRows';
import type { Table } from '../../content/tables/csvTable';
import { listIn, textIn } from '../../content/tables/rows';
import { symptomsPath } from '../../symptoms/symptomRecords';
import type { SymptomRecord } from '../../symptoms/symptomRecords';
import { symptomTerms } from '../../symptoms/symptomTerms';
import type { IndexFile } from './writeIndex';

/** The terms of a text, each once. Their order says nothing: sorted, they take the fewest bytes. */
const termsOf = (text: string): string => [...new Set(symptomTerms(text))].sort().join(' ');

const plain = (text: string): string => text.replaceAll('`', '');

/** What the symptoms of a site are found by; a site without the table has none. */
export const symptomRecords = (tables: ReadonlyMap<string, Table>): SymptomRecord[] =>
  (tables.get(symptomsTable)?.rows ?? []).map((row) => ({
    id: textIn(row, 'id'),
    area: textIn(row, 'area'),
    symptom: plain(textIn(row, 'symptom')),
    cause: plain(listIn(row, 'causes')[0] ?? ''),
    messages: listIn(row, 'messages'),
    phrases: [...new Set(listIn(row, 'words').map(termsOf))].filter(Boolean),
    causes: termsOf(plain(listIn(row, 'causes').join(' '))),
  }));

/** The file with what symptoms are found by. */
export const symptomsFile = (tables: ReadonlyMap<string, Table>): IndexFile => ({
  address: symptomsPath,
  text: JSON.stringify(symptomRecords(tables)),
});
