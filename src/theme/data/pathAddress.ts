import type { PathAnswer, PathQuestion } from '../../model/symptoms';

/** A question with the answer that was given to it; null for the one that is asked now. */
export interface AskedQuestion {
  readonly question: PathQuestion;
  readonly given: PathAnswer | null;
}

/** Reads the answers of a path from an address: `?path.motor=lit.up`. */
export const readAnswers = (search: string, path: string): readonly string[] =>
  (new URLSearchParams(search).get(`path.${path}`) ?? '').split('.').filter(Boolean);

/** Writes the answers of a path into an address's search; what else stands in it stays. */
export function writeAnswers(search: string, path: string, answers: readonly string[]): string {
  const next = new URLSearchParams(search);
  if (answers.length > 0) next.set(`path.${path}`, answers.join('.'));
  else next.delete(`path.${path}`);
  const text = next.toString();
  return text ? `?${text}` : '';
}

/** The questions that the answers lead through, from the first on. An answer that its question does not have ends them: it is asked again. */
export function followPath(questions: readonly PathQuestion[], answers: readonly string[]): AskedQuestion[] {
  const asked: AskedQuestion[] = [];
  let question = questions[0];
  while (question && asked.length < questions.length) {
    const given = question.answers.find(({ id }) => id === answers[asked.length]) ?? null;
    asked.push({ question, given });
    question = given?.next == null ? undefined : questions.find(({ id }) => id === given.next);
  }
  return asked;
}
