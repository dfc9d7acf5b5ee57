import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../model/problems';
import { attributeOf } from '../tree/attributes';
import type { Table } from '../tables/csvTable';
import { listIn, placedRows, textIn } from '../tables/rows';
import { checkCommands } from './checkCommands';
import { checkPaths } from './checkPaths';
import { symptomsTable } from './symptomRows';

/** Areas whose rows some page shows as a whole. */
function shownAreas(trees: readonly Root[]): Set<string> {
  const areas = new Set<string>();
  for (const tree of trees)
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name === 'Symptoms') areas.add(attributeOf(element, 'area') ?? '');
    });
  return areas;
}

/** Rows that no page shows, phrases that stand twice, and messages without a basis or the other way round. */
function checkRows(symptoms: Table, areas: ReadonlySet<string>): Problem[] {
  const lineOf = new Map<string, string>();
  return placedRows(symptoms).flatMap(({ row, place }): Problem[] => {
    const [id, area, phrase] = [textIn(row, 'id'), textIn(row, 'area'), textIn(row, 'symptom')];
    const problems: Problem[] = [];
    const report = (message: string): void => void problems.push({ ...place, message: `the symptom "${id}" ${message}` });
    if (!areas.has(area)) report(`is shown by no page: none has <Symptoms name="${symptomsTable}" area="${area}" />.`);
    const other = lineOf.get(phrase);
    if (other !== undefined) report(`is worded as "${other}" is. Readers choose by the words: say how the two differ.`);
    lineOf.set(phrase, id);
    if (listIn(row, 'messages').length > 0 !== (textIn(row, 'message_basis') !== ''))
      report('needs both "messages" and "message_basis", or neither.');
    return problems;
  });
}

/** Everything in which the table of symptoms contradicts the pages, the tools, and the questions that lead to its rows. */
export function checkSymptoms(pages: readonly { readonly tree: Root }[], tables: ReadonlyMap<string, Table>): Problem[] {
  const symptoms = tables.get(symptomsTable);
  // A site without symptoms has nothing to check.
  if (!symptoms?.rows.length) return [];
  return [...checkRows(symptoms, shownAreas(pages.map(({ tree }) => tree))), ...checkCommands(symptoms, tables), ...checkPaths(tables)];
}
