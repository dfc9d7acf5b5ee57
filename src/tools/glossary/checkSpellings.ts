import { visit } from 'unist-util-visit';
import { problemsIn } from '../../model/problems';
import type { Place, Problem } from '../../model/problems';
import type { Table, Tables } from '../../content/tables/csvTable';
import { listIn, placedRows, rowsOf, textIn } from '../../content/tables/rows';
import { isJsxElement } from '../../content/tree/attributes';
import type { WrittenText } from '../../content/tree/componentUses';
import { definitionOf } from '../../content/vocabulary/vocabulary';
import { termsTable } from './terms';

/** A text with prose in its frontmatter. */
type TitledText = WrittenText & { readonly frontmatter: { readonly title: string; readonly description: string } };

type See = (place: Place, text: string) => void;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Shows all words of a text: frontmatter, paragraphs, and what components say for themselves. No code. */
function seeText({ file, bodyLine, tree, frontmatter }: TitledText, see: See): void {
  see({ file }, frontmatter.title);
  see({ file }, frontmatter.description);
  visit(tree, (node) => {
    const place = { file, line: bodyLine + (node.position?.start.line ?? 1) - 1 };
    if (node.type === 'text') see(place, node.value);
    if (!isJsxElement(node)) return;
    const known = definitionOf(node.name)?.attributes ?? {};
    for (const { name, value } of node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute'))
      if (typeof value === 'string' && Object.hasOwn(known, name) && /^(label|text)$/.test(known[name]?.kind ?? '')) see(place, value);
  });
}

/** Shows the sentences in the cells of a table; shorter cells are names. */
function seeTable(table: Table, see: See): void {
  const columns = Object.entries(table.definition.columns).filter(([, { type, quotes }]) => /^(text|lines)$/.test(type) && !quotes);
  for (const { row, place } of placedRows(table))
    for (const [column] of columns)
      for (const cell of [row[column]].flat())
        if (typeof cell === 'string' && cell.split(' ').length >= 5) see(place, cell.replace(/`[^`]*`/g, '`'));
}

/** Reports spellings that the table of terms avoids, in texts and in the cells of tables. */
export function checkSpellings(texts: readonly TitledText[], tables: Tables): Problem[] {
  const avoided = rowsOf(tables, termsTable).flatMap(({ row }) => listIn(row, 'avoid').map((word) => [word, textIn(row, 'term')] as const));
  if (avoided.length === 0) return [];
  const terms = new Map(avoided);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_/-])(?:${[...terms.keys()].map(escaped).join('|')})(?![\\p{L}\\p{N}_-])`, 'gu');
  return problemsIn((report) => {
    const see: See = (place, text) => {
      for (const [word] of text.matchAll(pattern))
        report(place, `"${word}" is called "${terms.get(word) ?? ''}" here (content/data/terms.csv). Write that.`);
    };
    for (const text of texts) seeText(text, see);
    for (const table of tables.values()) if (!table.definition.searchOnly) seeTable(table, see);
  });
}
