import type { PathQuestion, Symptom, SymptomBasis } from '../../model/symptoms';
import { choices } from '../../site/choices';
import type { Row, Table } from '../tables/csvTable';
import { listIn, textCell, textIn } from '../tables/rows';

/** Table of the symptoms. */
export const symptomsTable = 'symptoms';

/** Words that readers type, for them and for all else. */
export const wordsTable = 'search-words';

/** Questions that lead to symptoms. */
export const pathQuestionsTable = 'path-questions';

/** Their answers. */
export const pathAnswersTable = 'path-answers';

const { options: generations } = choices['can-tool'];

const labelOf = (value: string): string => generations.find((option) => option.value === value)?.label ?? value;

/** A row of the table of symptoms as pages show it; `titles` names pages by their routes. */
export function readSymptom(row: Row, titles: ReadonlyMap<string, string>): Symptom {
  const href = textIn(row, 'page');
  const tools = listIn(row, 'tools');
  const photo = textIn(row, 'photo');
  return {
    id: textIn(row, 'id'),
    symptom: textCell(textIn(row, 'symptom')),
    messages: listIn(row, 'messages'),
    ...(textIn(row, 'message_basis') === 'usual' ? { orSimilar: true } : {}),
    causes: listIn(row, 'causes').map(textCell),
    check: textCell(textIn(row, 'check')),
    fix: textCell(textIn(row, 'fix')),
    fixedWhen: textCell(textIn(row, 'fixed_when')),
    danger: textCell(textIn(row, 'danger')),
    tools: tools.map(labelOf),
    ...(photo === '' ? {} : { photo: { src: photo, alt: textIn(row, 'photo_alt') } }),
    // The column allows no other text.
    basis: textIn(row, 'basis') as SymptomBasis,
    page: { label: titles.get(href.split('#')[0] ?? '') ?? href, href },
  };
}

/** Names of the pictures that rows of tables show. */
export const shownInTables = (tables: ReadonlyMap<string, Table>): string[] =>
  (tables.get(symptomsTable)?.rows ?? []).map((row) => textIn(row, 'photo')).filter((name) => name !== '');

/** The questions of a path in the order of the table, with their answers. */
export function readPath(path: string, tables: ReadonlyMap<string, Table>): PathQuestion[] {
  const [questions, answers, symptoms] = [pathQuestionsTable, pathAnswersTable, symptomsTable].map((name) => tables.get(name)?.rows ?? []);
  const phraseOf = (id: string) => textCell(textIn(symptoms?.find((row) => row.id === id) ?? {}, 'symptom'));
  return (questions ?? [])
    .filter((row) => row.path === path)
    .map((row) => ({
      id: textIn(row, 'question_id'),
      question: textCell(textIn(row, 'question')),
      look: textCell(textIn(row, 'look')),
      answers: (answers ?? [])
        .filter(({ question_id: of }) => of === row.question_id)
        .map((answer) => ({
          id: textIn(answer, 'answer_id'),
          answer: textCell(textIn(answer, 'answer')),
          next: textIn(answer, 'next_question') || null,
          symptoms: listIn(answer, 'symptoms').map((id) => ({ id, symptom: phraseOf(id) })),
        })),
    }));
}
