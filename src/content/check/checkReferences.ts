import { didYouMean } from '../../model/problems';
import type { Problem } from '../../model/problems';
import type { References } from '../parse/references';
import { isPhoto } from '../../model/photo';
import type { SourceData } from '../tables/sourceData';

/** A text with its references and the tables named in its frontmatter. */
interface ReferringText extends References {
  readonly file: string;
  readonly tablesLine: number;
  readonly tableNames: readonly string[];
  /** Whether the whole body could be parsed. */
  readonly isWhole: boolean;
}

function checkTables({ file, tableNames: named, tablesLine, tableUses, isWhole }: ReferringText, { tables }: SourceData): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string): void => void problems.push({ file, line, message });
  for (const name of named) {
    if (!tables.has(name))
      report(tablesLine, `frontmatter names the table "${name}", which doesn't exist. ${didYouMean(name, tables.keys())}`);
    else if (isWhole && !tableUses.some((use) => use.name === name))
      report(tablesLine, `frontmatter names the table "${name}", but the page doesn't show it. Remove it from "tables".`);
  }
  for (const { name, line } of tableUses) {
    const table = tables.get(name);
    // `checkValues` reports unknown tables.
    if (!table) continue;
    if (table.definition.searchOnly)
      report(line, `the table "${name}" is for search only. Remove it, or remove "searchOnly" from src/site/tables.`);
    if (!named.includes(name)) report(line, `the page shows the table "${name}". Add it to "tables" in the frontmatter.`);
  }
  return problems;
}

/** Message for a picture that doesn't exist. */
function unknownPicture(name: string, known: ReadonlySet<string>): string {
  const [what, place] = isPhoto(name) ? ['photo', 'content/photos or beside the document'] : ['figure', 'content/figures'];
  return `the ${what} "${name}" is not in ${place}. ${didYouMean(
    name,
    [...known].filter((other) => isPhoto(other) === isPhoto(name)),
  )}`;
}

/** Checks the tables and pictures that a text shows. */
export function checkReferences(text: ReferringText, data: SourceData): Problem[] {
  const { file, figures } = text;
  const missing = figures
    .filter(({ name, beside = name }) => !data.figures.has(name) && !data.figures.has(beside))
    .map(({ name, line }): Problem => ({ file, line, message: unknownPicture(name, data.figures) }));
  return [...checkTables(text, data), ...missing];
}
