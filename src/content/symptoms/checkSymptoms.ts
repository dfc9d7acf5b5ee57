import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import { symptomAreas, symptomsRoute } from '../../site/symptoms';
import { anchorMistake } from '../tables/anchorMistake';
import { attributeOf } from '../tree/attributes';
import type { Table } from '../tables/csvTable';
import { listIn, placedRows, textIn } from '../tables/rows';
import { checkCommands } from './checkCommands';
import { checkPaths } from './checkPaths';
import { symptomsTable, wordsTable } from './symptomRows';

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
