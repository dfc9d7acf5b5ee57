import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { anchorMistake } from '../../model/frameIds';
import { didYouMean, problemsIn } from '../../model/problems';
import type { Place, Problem, ReportAt } from '../../model/problems';
import { areaOf, areaRoute } from '../../site/symptomAreas';
import { newestTools, symptomAreas, symptomsRoute, symptomsTable, toolCommands, toolVersions, wordsTable } from '../../site/symptoms';
import type { Table, Tables } from '../../content/tables/csvTable';
import { listIn, placedRows, rowsOf, textIn } from '../../content/tables/rows';
import type { PlacedRow } from '../../content/tables/rows';
import { attributeOf } from '../../content/tree/attributes';
import type { WrittenText } from '../../content/tree/componentUses';
import { pathAnswersTable, pathQuestionsTable } from './symptomRows';

/** Columns of a symptom with commands to type. */
const columnsWithCommands = ['check', 'fix', 'fixed_when'] as const;

/** What identifies a command: the program, and for one with subcommands which of them. */
function commandOf(text: string): string {
  const [program = '', ...rest] = text.split(/\s+/).filter((word) => word !== 'sudo');
  const name = program.replace(/^.*\//, '');
  if (name !== toolCommands.withSubcommands) return name;
  const job = rest.filter((word, index) => !word.startsWith('-') && rest[index - 1] !== '-i')[0];
  return job === undefined ? name : `${name} ${job}`;
}

/** Commands of all tool versions, with the versions that have them. */
function readTools(tools: Table, commands: Table | undefined): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  const add = (command: string, generation: string): void => {
    known.set(command, (known.get(command) ?? new Set()).add(generation));
  };
  for (const row of tools.rows)
    for (const { value } of toolVersions)
      for (const command of [textIn(row, value), ...listIn(row, value)].filter(Boolean)) {
        add(commandOf(command), value);
        // The program alone, as in `which <program>`.
        add(commandOf(command).split(' ')[0] ?? '', value);
      }
  for (const row of commands?.rows ?? []) add(`${toolCommands.withSubcommands} ${textIn(row, 'command')}`, newestTools);
  return known;
}

/** Commands in a cell: inline code that begins with a known program. */
const commandsIn = (text: string, known: ReadonlyMap<string, unknown>): string[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => commandOf(code))
    .filter((command) => known.has(command) || toolCommands.pattern.test(command));

/** Reports commands in symptoms that the version of the row doesn't have, and unknown versions. */
function checkCommands(symptoms: Table, tables: Tables, report: ReportAt): void {
  const tools = tables.get('can-tools');
  const known = tools ? readTools(tools, tables.get('can-cli-commands')) : undefined;
  const generations = toolVersions.map(({ value }): string => value);
  for (const { row, place } of placedRows(symptoms)) {
    const versions = listIn(row, 'tools');
    for (const name of versions)
      if (!generations.includes(name))
        report(place, `"${name}" is not a tool version of src/site/choices.ts. ${didYouMean(name, generations)}`);
    if (!known) continue;
    const holds = versions.length > 0 ? versions : [newestTools];
    for (const column of columnsWithCommands)
      for (const command of new Set(commandsIn(textIn(row, column), known))) {
        const having = known.get(command);
        const at = `the symptom "${textIn(row, 'id')}" names \`${command}\` in "${column}"`;
        if (!having) report(place, `${at}, which no version of the tools has by can-tools.csv. ${didYouMean(command, known.keys())}`);
        else if (!holds.some((version) => having.has(version)))
          report(
            place,
            `${at}, but the row is for ${holds.join(', ')}, and only ${[...having].join(', ')} has it. Name another command, or correct "tools".`,
          );
      }
  }
}

/** Most questions on a path. */
const maxQuestions = 4;

function checkAnswer({ row, place }: PlacedRow, questions: readonly string[], symptoms: readonly string[], report: ReportAt): void {
  const wrong = (message: string): void => report(place, `the answer "${textIn(row, 'answer_id')}" ${message}`);
  const [asked, next, leads] = [textIn(row, 'question_id'), textIn(row, 'next_question'), listIn(row, 'symptoms')];
  if (!questions.includes(asked)) wrong(`belongs to the question "${asked}", which doesn't exist. ${didYouMean(asked, questions)}`);
  if (next !== '' && !questions.includes(next))
    wrong(`leads to the question "${next}", which doesn't exist. ${didYouMean(next, questions)}`);
  for (const id of leads) if (!symptoms.includes(id)) wrong(`names the symptom "${id}", which doesn't exist. ${didYouMean(id, symptoms)}`);
  if ((next === '') === (leads.length === 0)) wrong('must lead to either a question or symptoms. Fill in one of the two columns.');
}

/** Longest path that begins with a question; Infinity for a cycle. */
function depthOf(question: string, nextOf: ReadonlyMap<string, readonly string[]>, asked: readonly string[] = []): number {
  if (asked.includes(question)) return Infinity;
  if (asked.length > maxQuestions) return asked.length + 1;
  return Math.max(asked.length + 1, ...(nextOf.get(question) ?? []).map((next) => depthOf(next, nextOf, [...asked, question])));
}

/** Reports paths of questions that are cyclic, too long or incomplete. */
function checkPaths(tables: Tables): Problem[] {
  const [questions, answers] = [rowsOf(tables, pathQuestionsTable), rowsOf(tables, pathAnswersTable)];
  const ids = questions.map(({ row }) => textIn(row, 'question_id'));
  const symptoms = rowsOf(tables, symptomsTable).map(({ row }) => textIn(row, 'id'));
  const wrong = problemsIn((report) => {
    for (const answer of answers) checkAnswer(answer, ids, symptoms, report);
  });
  // Paths can't be followed over wrong answers.
  if (wrong.length > 0) return wrong;
  const nextOf = new Map(ids.map((id): [string, string[]] => [id, []]));
  for (const { row } of answers) if (row.next_question !== null) nextOf.get(textIn(row, 'question_id'))?.push(textIn(row, 'next_question'));
  const reached = new Set([...nextOf.values()].flat());
  const firstOf = new Map<string, string>();
  return problemsIn((report) => {
    for (const { row, place } of questions) {
      const [id, path] = [textIn(row, 'question_id'), textIn(row, 'path')];
      const tell = (message: string): void => report(place, `the question "${id}" ${message}`);
      if (!answers.some((answer) => answer.row.question_id === id)) tell(`has no answer in content/data/${pathAnswersTable}.csv.`);
      const first = firstOf.get(path);
      if (first === undefined) {
        firstOf.set(path, id);
        if (depthOf(id, nextOf) > maxQuestions) tell(`leads over more than ${maxQuestions} questions, or in a cycle. Shorten the path.`);
      } else if (!reached.has(id))
        tell(`is not reached by any answer and is not the first of its path, "${first}". Make an answer lead to it.`);
    }
  });
}

type SymptomPage = WrittenText & { readonly route: string };

/** Components that show an area: its rows, and their titles. */
type AreaComponent = 'Symptoms' | 'SymptomTitles';

/** An area shown on a page, with the heading above it and its place in the file. */
interface ShownArea {
  readonly component: AreaComponent;
  readonly area: string;
  readonly route: string;
  readonly heading: string;
  readonly place: Place;
}

function shownAreas(pages: readonly SymptomPage[]): ShownArea[] {
  const areas: ShownArea[] = [];
  for (const { tree, file, bodyLine, route } of pages) {
    let heading = '';
    visit(tree, (node) => {
      if (node.type === 'heading') heading = toString(node);
      if (node.type !== 'mdxJsxFlowElement' || (node.name !== 'Symptoms' && node.name !== 'SymptomTitles')) return;
      const area = attributeOf(node, 'area');
      const place = { file, line: (node.position?.start.line ?? 1) + bodyLine - 1 };
      if (area !== undefined) areas.push({ component: node.name, area, route, heading, place });
    });
  }
  return areas;
}

/** Reports headings above titles that differ from the area's name in search. */
function checkHeadings(areas: readonly ShownArea[], report: ReportAt): void {
  for (const { component, area, heading, place } of areas) {
    const name = symptomAreas[area]?.name;
    if (component === 'SymptomTitles' && name !== undefined && name !== heading)
      report(place, `the area "${area}" is below the heading "${heading}". Change it to "${name}", as in src/site/symptoms.ts.`);
  }
}

/** Where an area has to be: its rows, to which links lead, on its own page, and their titles on the page of all symptoms. */
const placesOf = (area: string): readonly (readonly [component: AreaComponent, route: string])[] => [
  ['Symptoms', areaRoute(area)],
  ['SymptomTitles', symptomsRoute],
];

/** Reports rows that a page lacks, bad anchors and photos, duplicate phrases, and a message without `basis` or the reverse. */
function checkRows(symptoms: Table, areas: readonly ShownArea[], figures: ReadonlySet<string>, report: ReportAt): void {
  const idOf = new Map<string, string>();
  for (const { row, place } of placedRows(symptoms)) {
    const [id, area, phrase] = [textIn(row, 'id'), textIn(row, 'area'), textIn(row, 'symptom')];
    const tell = (message: string): void => report(place, `the symptom "${id}" ${message}`);
    const mistake = anchorMistake(id);
    if (mistake !== undefined) report(place, mistake);
    const known = symptomAreas[area];
    if (known && areaOf(id) !== area)
      tell(`is in the area "${area}", whose ids begin with ${known.ids.map((begin) => `"${begin}-"`).join(', ')}. Change one of the two.`);
    for (const [component, route] of known ? placesOf(area) : [])
      if (!areas.some((shown) => shown.component === component && shown.route === route && shown.area === area))
        tell(`is not on ${route}, but links lead there. Add <${component} name="${symptomsTable}" area="${area}" /> there.`);
    const other = idOf.get(phrase);
    if (other !== undefined) tell(`has the same words as "${other}". Say how the two differ.`);
    idOf.set(phrase, id);
    if (listIn(row, 'messages').length > 0 !== (textIn(row, 'message_basis') !== ''))
      tell('needs both "messages" and "message_basis", or neither.');
    const photo = textIn(row, 'photo');
    if ((photo === '') !== (textIn(row, 'photo_alt') === '')) tell('needs both "photo" and "photo_alt", or neither.');
    if (photo !== '' && !figures.has(photo)) report(place, `the photo "${photo}" is not in content/photos. ${didYouMean(photo, figures)}`);
  }
}

/** Mistake in a meaning of a search word: a failure is `#id`, or `not #id`, and all else is words. */
function meaningMistake(mean: string, ids: ReadonlySet<string>): string | undefined {
  const id = /^(?:not )?#([\w-]+)$/.exec(mean)?.[1];
  if (id !== undefined) return ids.has(id) ? undefined : `"${id}" is not a symptom. ${didYouMean(id, ids)}`;
  const forms = 'Write #failure or not #failure, and "; " between several.';
  if (mean.startsWith('!') && mean !== '!stop') return `"${mean}" is unknown. Write !stop for an arm that has to be stopped first.`;
  if (mean.includes('#')) return `"${mean}" is neither a failure nor words. ${forms}`;
  return ids.has(mean.replace(/^not /, '')) ? `"${mean}" is a failure, but stands for words. ${forms}` : undefined;
}

/** Reports search words whose meanings have a wrong form, or name an unknown symptom. */
function checkWords(symptoms: Table, words: readonly PlacedRow[], report: ReportAt): void {
  const ids = new Set(symptoms.rows.map((row) => textIn(row, 'id')));
  for (const { row, place } of words)
    for (const mean of listIn(row, 'means')) {
      const mistake = meaningMistake(mean, ids);
      if (mistake !== undefined) report(place, mistake);
    }
}

/** Compares the table of symptoms with the pages, the tools, and the questions that lead to its rows. */
export function checkSymptoms(pages: readonly SymptomPage[], tables: Tables, figures: ReadonlySet<string> = new Set()): Problem[] {
  const symptoms = tables.get(symptomsTable);
  // The site has no symptoms.
  if (!symptoms?.rows.length) return [];
  const areas = shownAreas(pages);
  const problems = problemsIn((report) => {
    checkHeadings(areas, report);
    checkRows(symptoms, areas, figures, report);
    checkWords(symptoms, rowsOf(tables, wordsTable), report);
    checkCommands(symptoms, tables, report);
  });
  return [...problems, ...checkPaths(tables)];
}
