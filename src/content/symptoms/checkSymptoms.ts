import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../model/problems';
import { symptomsRoute } from '../../model/symptoms';
import { attributeOf } from '../tree/attributes';
import type { Table } from '../tables/csvTable';
import { listIn, placedRows, textIn } from '../tables/rows';
import { checkCommands } from './checkCommands';
import { checkPaths } from './checkPaths';
import { symptomsTable } from './symptomRows';

/** A page, as its author wrote it. */
interface SymptomPage {
  readonly tree: Root;
  readonly route: string;
}

/** Areas whose rows the page of all symptoms shows. */
function shownAreas(pages: readonly SymptomPage[]): Set<string> {
  const areas = new Set<string>();
  for (const { tree } of pages.filter(({ route }) => route === symptomsRoute))
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name === 'Symptoms') areas.add(attributeOf(element, 'area') ?? '');
    });
  return areas;
}

/** Rows that the page of all symptoms lacks, phrases that stand twice, and messages without a basis or the other way round. */
function checkRows(symptoms: Table, areas: ReadonlySet<string>): Problem[] {
  const lineOf = new Map<string, string>();
  return placedRows(symptoms).flatMap(({ row, place }): Problem[] => {
    const [id, area, phrase] = [textIn(row, 'id'), textIn(row, 'area'), textIn(row, 'symptom')];
    const problems: Problem[] = [];
    const report = (message: string): void => void problems.push({ ...place, message: `the symptom "${id}" ${message}` });
    if (!areas.has(area))
      report(`is not shown on ${symptomsRoute}, where links to it lead. Write <Symptoms name="${symptomsTable}" area="${area}" /> there.`);
    const other = lineOf.get(phrase);
    if (other !== undefined) report(`is worded as "${other}" is. Readers choose by the words: say how the two differ.`);
    lineOf.set(phrase, id);
    if (listIn(row, 'messages').length > 0 !== (textIn(row, 'message_basis') !== ''))
      report('needs both "messages" and "message_basis", or neither.');
    return problems;
  });
}

/** Everything in which the table of symptoms contradicts the pages, the tools, and the questions that lead to its rows. */
export function checkSymptoms(pages: readonly SymptomPage[], tables: ReadonlyMap<string, Table>): Problem[] {
  const symptoms = tables.get(symptomsTable);
  // A site without symptoms has nothing to check.
  if (!symptoms?.rows.length) return [];
  return [...checkRows(symptoms, shownAreas(pages)), ...checkCommands(symptoms, tables), ...checkPaths(tables)];
}
