import { fillGuides } from '../guides/fillGuides';
import { fillParts } from '../fill/parts';
import { fillValues } from '../fill/values';
import { codeLanguages } from '../compile/highlight';
import type { Table } from '../tables/csvTable';
import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import type { TextFile } from '../readText';
import { visit } from 'unist-util-visit';

/** What exists in the project, by name. */
export interface Known {
  readonly tables: ReadonlyMap<string, Table>;
  readonly figures: ReadonlySet<string>;
}

function checkTables(document: TextFile, { tables }: Known): Problem[] {
  const { file, frontmatter, tablesLine, tableUses } = document;
  const named = frontmatter.tables ?? [];
  const problems: Problem[] = [];
  for (const name of named) {
    if (!tables.has(name))
      problems.push({
        file,
        line: tablesLine,
        message: `frontmatter names the table "${name}", which does not exist. ${didYouMean(name, tables.keys())}`,
      });
    else if (!tableUses.some((use) => use.name === name))
      problems.push({
        file,
        line: tablesLine,
        message: `frontmatter names the table "${name}", but the page does not show it. Take it out of "tables".`,
      });
  }
  for (const { name, columns, rows, line } of tableUses) {
    const table = tables.get(name);
    if (!table) {
      problems.push({ file, line, message: `the table "${name}" does not exist. ${didYouMean(name, tables.keys())}` });
      continue;
    }
    if (!named.includes(name))
      problems.push({ file, line, message: `the page shows the table "${name}": name it under "tables" in the frontmatter.` });
    const known = Object.keys(table.definition.columns);
    for (const column of columns) {
      if (!known.includes(column))
        problems.push({ file, line, message: `table "${name}" has no column "${column}". ${didYouMean(column, known)}` });
    }
    const keys = table.rows.map((row) => String(row[table.definition.key]));
    for (const row of rows) {
      if (!keys.includes(row)) problems.push({ file, line, message: `table "${name}" has no row "${row}". ${didYouMean(row, keys)}` });
    }
  }
  return problems;
}

function checkLanguages({ tree, file, bodyLine }: TextFile): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', ({ lang, position }) => {
    if (!lang || lang in codeLanguages) return;
    problems.push({
      file,
      line: (position?.start.line ?? 1) + bodyLine - 1,
      message: `code block in the unknown language "${lang}". ${didYouMean(lang, Object.keys(codeLanguages))}`,
    });
  });
  return problems;
}

/** Checks the tables, figures, values and code languages a document or post names. Links are checked against the built site. */
export function checkReferences(document: TextFile, known: Known): Problem[] {
  const { file, figures, tree, bodyLine } = document;
  fillGuides(tree, known.tables, known.figures);
  const missing = figures
    .filter(({ name }) => !known.figures.has(name))
    .map(({ name, line }): Problem => ({
      file,
      line,
      message: `the figure "${name}" is not in content/figures. ${didYouMean(name, known.figures)}`,
    }));
  return [
    ...checkTables(document, known),
    ...missing,
    ...fillValues(tree, known.tables, file, bodyLine),
    ...fillParts(tree, known.tables, file, bodyLine),
    ...checkLanguages(document),
  ];
}
