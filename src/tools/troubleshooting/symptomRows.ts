import type { PathQuestion, Symptom } from './symptom';
import { symptomsTable, toolVersions } from '../../site/symptoms';
import type { SymptomBasis } from '../../site/symptoms';
import type { Row, Table } from '../../content/tables/csvTable';
import { listIn, textCell, textIn } from '../../content/tables/rows';

/** Table of questions that lead to symptoms. */
export const pathQuestionsTable = 'path-questions';

/** Table of their answers. */
export const pathAnswersTable = 'path-answers';

const labelOf = (value: string): string => toolVersions.find((option) => option.value === value)?.label ?? value;

/** Reads a row of the table of symptoms; `titles` are page titles by route. */
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
    // The column type allows only these values.
    basis: textIn(row, 'basis') as SymptomBasis,
    page: { label: titles.get(href.split('#')[0] ?? '') ?? href, href },
  };
}

/** Questions of a path with their answers, in table order. */
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
