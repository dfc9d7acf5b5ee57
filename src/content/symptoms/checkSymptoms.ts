import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import { symptomAreas, symptomsRoute } from '../../site/symptoms';
import { anchorMistake } from '../../model/frameIds';
import type { Table } from '../tables/csvTable';
import { listIn, placedRows, textIn } from '../tables/rows';
import type { PlacedRow } from '../tables/rows';
import { attributeOf } from '../tree/attributes';
import { checkCommands } from './checkCommands';
import { pathAnswersTable, pathQuestionsTable, symptomsTable, wordsTable } from './symptomRows';

/** Most questions on a path. */
const maxQuestions = 4;

/** Checks where an answer leads. */
function checkAnswer({ row, place }: PlacedRow, questions: readonly string[], symptoms: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const report = (message: string): void =>
    void problems.push({ ...place, message: `the answer "${textIn(row, 'answer_id')}" ${message}` });
  const [asked, next, leads] = [textIn(row, 'question_id'), textIn(row, 'next_question'), listIn(row, 'symptoms')];
  if (!questions.includes(asked)) report(`belongs to the question "${asked}", which doesn't exist. ${didYouMean(asked, questions)}`);
  if (next !== '' && !questions.includes(next))
    report(`leads to the question "${next}", which doesn't exist. ${didYouMean(next, questions)}`);
  for (const id of leads.filter((name) => !symptoms.includes(name)))
    report(`names the symptom "${id}", which doesn't exist. ${didYouMean(id, symptoms)}`);
  if ((next === '') === (leads.length === 0)) report('must lead to either a question or symptoms. Fill in one of the two columns.');
  return problems;
}

/** Longest path that begins with a question; Infinity for a cycle. */
function depthOf(question: string, nextOf: ReadonlyMap<string, readonly string[]>, asked: readonly string[] = []): number {
  if (asked.includes(question)) return Infinity;
  if (asked.length > maxQuestions) return asked.length + 1;
  return Math.max(asked.length + 1, ...(nextOf.get(question) ?? []).map((next) => depthOf(next, nextOf, [...asked, question])));
}

/** Reports paths of questions that are cyclic, too long or incomplete. */
function checkPaths(tables: ReadonlyMap<string, Table>): Problem[] {
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
      if (depthOf(id, nextOf) > maxQuestions) report(`leads over more than ${maxQuestions} questions, or in a cycle. Shorten the path.`);
    } else if (!reached.has(id))
      report(`is not reached by any answer and is not the first of its path, "${first}". Make an answer lead to it.`);
  }
  return problems;
}

/** A page as written. */
interface SymptomPage {
  readonly tree: Root;
  readonly route: string;
  readonly file: string;
  readonly bodyLine: number;
}

/** An area shown on a page, with the heading above it and its place in the file. */
interface ShownArea {
  readonly area: string;
  readonly heading: string;
  readonly place: Pick<Problem, 'file' | 'line'>;
}

/** Areas on the page of all symptoms. */
function shownAreas(pages: readonly SymptomPage[]): ShownArea[] {
  const areas: ShownArea[] = [];
  for (const { tree, file, bodyLine } of pages.filter(({ route }) => route === symptomsRoute)) {
    let heading = '';
    visit(tree, (node) => {
      if (node.type === 'heading') heading = toString(node);
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Symptoms') return;
      const place = { file, line: (node.position?.start.line ?? 1) + bodyLine - 1 };
      areas.push({ area: attributeOf(node, 'area') ?? '', heading, place });
    });
  }
  return areas;
}

/** Reports headings that differ from the area's name in search. */
function checkHeadings(areas: readonly ShownArea[]): Problem[] {
  return areas.flatMap(({ area, heading, place }): Problem[] => {
    const name = symptomAreas[area];
    if (name === undefined || name === heading) return [];
    return [
      { ...place, message: `the area "${area}" is below the heading "${heading}". Change it to "${name}", as in src/site/symptoms.ts.` },
    ];
  });
}

/** Reports rows that no page shows, bad anchors, duplicate phrases, and a message without `basis` or the reverse. */
function checkRows(symptoms: Table, areas: readonly ShownArea[]): Problem[] {
  const idOf = new Map<string, string>();
  return placedRows(symptoms).flatMap(({ row, place }): Problem[] => {
    const [id, area, phrase] = [textIn(row, 'id'), textIn(row, 'area'), textIn(row, 'symptom')];
    const problems: Problem[] = [];
    const report = (message: string): void => void problems.push({ ...place, message: `the symptom "${id}" ${message}` });
    const mistake = anchorMistake(id);
    if (mistake !== undefined) problems.push({ ...place, message: mistake });
    if (!areas.some((shown) => shown.area === area))
      report(`is not shown on ${symptomsRoute}, but links lead there. Add <Symptoms name="${symptomsTable}" area="${area}" /> there.`);
    const other = idOf.get(phrase);
    if (other !== undefined) report(`has the same words as "${other}". Say how the two differ.`);
    idOf.set(phrase, id);
    if (listIn(row, 'messages').length > 0 !== (textIn(row, 'message_basis') !== ''))
      report('needs both "messages" and "message_basis", or neither.');
    return problems;
  });
}

/** Reports photos that don't exist or have no alternative text. */
function checkPhotos(symptoms: Table, figures: ReadonlySet<string>): Problem[] {
  return placedRows(symptoms).flatMap(({ row, place }): Problem[] => {
    const [photo, alt] = [textIn(row, 'photo'), textIn(row, 'photo_alt')];
    const problems: Problem[] = [];
    if ((photo === '') !== (alt === ''))
      problems.push({ ...place, message: `the symptom "${textIn(row, 'id')}" needs both "photo" and "photo_alt", or neither.` });
    if (photo !== '' && !figures.has(photo))
      problems.push({ ...place, message: `the photo "${photo}" is not in content/photos. ${didYouMean(photo, figures)}` });
    return problems;
  });
}

/** Reports search words that name an unknown symptom. */
function checkWords(symptoms: Table, words: Table | undefined): Problem[] {
  const ids = new Set(symptoms.rows.map((row) => textIn(row, 'id')));
  return (words ? placedRows(words) : []).flatMap(({ row, place }) =>
    listIn(row, 'means').flatMap((mean): Problem[] => {
      const id = /^(?:not )?#(.*)$/.exec(mean)?.[1];
      return id === undefined || ids.has(id) ? [] : [{ ...place, message: `"${id}" is not a symptom. ${didYouMean(id, ids)}` }];
    }),
  );
}

/** Compares the table of symptoms with the pages, the tools, and the questions that lead to its rows. */
export function checkSymptoms(
  pages: readonly SymptomPage[],
  tables: ReadonlyMap<string, Table>,
  figures: ReadonlySet<string> = new Set(),
): Problem[] {
  const symptoms = tables.get(symptomsTable);
  // The site has no symptoms.
  if (!symptoms?.rows.length) return [];
  const areas = shownAreas(pages);
  return [
    ...checkHeadings(areas),
    ...checkRows(symptoms, areas),
    ...checkPhotos(symptoms, figures),
    ...checkWords(symptoms, tables.get(wordsTable)),
    ...checkCommands(symptoms, tables),
    ...checkPaths(tables),
  ];
}
