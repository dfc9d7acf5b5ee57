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
      if (depthOf(id, nextOf) > mostQuestions)
        report(`leads on over more than ${mostQuestions} questions, or in a circle. A reader answers ${mostQuestions} at most.`);
    } else if (!reached.has(id)) report(`is asked by no answer, and is not the first of its path, "${first}". Let an answer lead to it.`);
  }
  return problems;
}

/** A page, as its author wrote it. */
interface SymptomPage {
  readonly tree: Root;
  readonly route: string;
  readonly file: string;
  readonly bodyLine: number;
}

/** An area whose rows a page shows, the heading above them, and the place to report. */
interface ShownArea {
  readonly area: string;
  readonly heading: string;
  readonly place: Pick<Problem, 'file' | 'line'>;
}

/** The areas that the page of all symptoms shows. */
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

/** Headings that are called otherwise than search calls the area. */
function checkHeadings(areas: readonly ShownArea[]): Problem[] {
  return areas.flatMap(({ area, heading, place }): Problem[] => {
    const name = symptomAreas[area];
    if (name === undefined || name === heading) return [];
    return [
      { ...place, message: `the area "${area}" stands below the heading "${heading}". Name it "${name}", as src/site/symptoms.ts does.` },
    ];
  });
}

/** Rows without an anchor or a place on the page of all symptoms, phrases that stand twice, and messages without a basis or the other way round. */
function checkRows(symptoms: Table, areas: readonly ShownArea[]): Problem[] {
  const idOf = new Map<string, string>();
  return placedRows(symptoms).flatMap(({ row, place }): Problem[] => {
    const [id, area, phrase] = [textIn(row, 'id'), textIn(row, 'area'), textIn(row, 'symptom')];
    const problems: Problem[] = [];
    const report = (message: string): void => void problems.push({ ...place, message: `the symptom "${id}" ${message}` });
    const mistake = anchorMistake(id);
    if (mistake !== undefined) problems.push({ ...place, message: mistake });
    if (!areas.some((shown) => shown.area === area))
      report(`is not shown on ${symptomsRoute}, where links to it lead. Write <Symptoms name="${symptomsTable}" area="${area}" /> there.`);
    const other = idOf.get(phrase);
    if (other !== undefined) report(`is worded as "${other}" is. Readers choose by the words: say how the two differ.`);
    idOf.set(phrase, id);
    if (listIn(row, 'messages').length > 0 !== (textIn(row, 'message_basis') !== ''))
      report('needs both "messages" and "message_basis", or neither.');
    return problems;
  });
}

/** Photos that do not exist, and those that say nothing to who can't see them. */
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

/** Words of readers that lead to a symptom, or rule one out, that the table does not have. */
function checkWords(symptoms: Table, words: Table | undefined): Problem[] {
  const ids = new Set(symptoms.rows.map((row) => textIn(row, 'id')));
  return (words ? placedRows(words) : []).flatMap(({ row, place }) =>
    listIn(row, 'means').flatMap((mean): Problem[] => {
      const id = /^(?:not )?#(.*)$/.exec(mean)?.[1];
      return id === undefined || ids.has(id) ? [] : [{ ...place, message: `"${id}" is no symptom. ${didYouMean(id, ids)}` }];
    }),
  );
}

/** Everything in which the table of symptoms contradicts the pages, the tools, and the questions that lead to its rows. */
export function checkSymptoms(
  pages: readonly SymptomPage[],
  tables: ReadonlyMap<string, Table>,
  figures: ReadonlySet<string> = new Set(),
): Problem[] {
  const symptoms = tables.get(symptomsTable);
  // A site without symptoms has nothing to check.
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
