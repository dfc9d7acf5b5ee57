import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import type { Table } from '../tables/csvTable';
import { listIn, placedRows, textIn } from '../tables/rows';
import type { PlacedRow } from '../tables/rows';
import { pathAnswersTable, pathQuestionsTable, symptomsTable } from './symptomRows';

/** Nobody answers more questions than this. */
const mostQuestions = 4;

/** What is wrong with where an answer leads. */
function checkAnswer({ row, place }: PlacedRow, questions: readonly string[], symptoms: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const report = (message: string): void =>
    void problems.push({ ...place, message: `the answer "${textIn(row, 'answer_id')}" ${message}` });
  const [asked, next, leads] = [textIn(row, 'question_id'), textIn(row, 'next_question'), listIn(row, 'symptoms')];
  if (!questions.includes(asked)) report(`belongs to the question "${asked}", which does not exist. ${didYouMean(asked, questions)}`);
  if (next !== '' && !questions.includes(next))
    report(`leads to the question "${next}", which does not exist. ${didYouMean(next, questions)}`);
  for (const id of leads.filter((name) => !symptoms.includes(name)))
    report(`names the symptom "${id}", which does not exist. ${didYouMean(id, symptoms)}`);
  if ((next === '') === (leads.length === 0)) report('must lead either to a question or to symptoms. Fill one of the two columns.');
  return problems;
}

/** The questions that are asked with one at most, those before it included; without end where they lead in a circle. */
function depthOf(question: string, nextOf: ReadonlyMap<string, readonly string[]>, asked: readonly string[] = []): number {
  if (asked.includes(question)) return Infinity;
  if (asked.length > mostQuestions) return asked.length + 1;
  return Math.max(asked.length + 1, ...(nextOf.get(question) ?? []).map((next) => depthOf(next, nextOf, [...asked, question])));
}

/** Paths of questions that lead nowhere, in a circle, too far, or past a question. */
export function checkPaths(tables: ReadonlyMap<string, Table>): Problem[] {
  const [questions, answers, symptoms] = [pathQuestionsTable, pathAnswersTable, symptomsTable].map((name) => tables.get(name));
  if (!questions || !answers) return [];
  const ids = questions.rows.map((row) => textIn(row, 'question_id'));
  const known = symptoms?.rows.map((row) => textIn(row, 'id')) ?? [];
  const problems = placedRows(answers).flatMap((answer) => checkAnswer(answer, ids, known));
  if (problems.length > 0) return problems;
  const nextOf = new Map(
    ids.map((id) => [
      id,
      answers.rows
        .filter((row) => row.question_id === id)
        .map((row) => textIn(row, 'next_question'))
        .filter(Boolean),
    ]),
  );
  const reached = new Set([...nextOf.values()].flat());
  const firstOf = new Map<string, string>();
  for (const { row, place } of placedRows(questions)) {
    const [id, path] = [textIn(row, 'question_id'), textIn(row, 'path')];
    const report = (message: string): void => void problems.push({ ...place, message: `the question "${id}" ${message}` });
    if (!answers.rows.some((answer) => answer.question_id === id)) report(`has no answer in content/data/${pathAnswersTable}.csv.`);
    const first = firstOf.get(path);
    if (first === undefined) {
      firstOf.set(path, id);
      if (depthOf(id, nextOf) > mostQuestions)
        report(`leads on over more than ${mostQuestions} questions, or in a circle. A reader answers ${mostQuestions} at most.`);
    } else if (!reached.has(id)) report(`is asked by no answer, and is not the first of its path, "${first}". Let an answer lead to it.`);
  }
  return problems;
}
