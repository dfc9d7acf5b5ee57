import { visit } from 'unist-util-visit';
import { problemsIn } from '../../model/problems';
import type { Problem, Place } from '../../model/problems';
import type { Tables, Table } from '../../content/tables/csvTable';
import { listIn, rowsOf, textIn, placedRows } from '../../content/tables/rows';
import { anchorsOf, usesOf } from '../../content/tree/componentUses';
import type { WrittenText } from '../../content/tree/componentUses';
import { termId, termsTable } from './terms';
import { isJsxElement } from '../../content/tree/attributes';
import { definitionOf } from '../../content/components/definition';

type TitledText = WrittenText & { readonly frontmatter: { readonly title: string; readonly description: string } };

type See = (place: Place, text: string) => void;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Calls `see` with all words of a text, but not with code: frontmatter, paragraphs, and the words of components. */
function seeText({ file, bodyLine, tree, frontmatter }: TitledText, see: See): void {
  see({ file }, frontmatter.title);
  see({ file }, frontmatter.description);
  visit(tree, (node) => {
    const place = { file, line: bodyLine + (node.position?.start.line ?? 1) - 1 };
    if (node.type === 'text') see(place, node.value);
    if (!isJsxElement(node)) return;
    const known = definitionOf(node)?.attributes ?? {};
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

/** Longest meaning, in characters, that fits into a hint. */
const longestMeaning = 200;

/** Reports terms without a meaning, words with two, and duplicate anchors. Does nothing for a site without the table. */
export const checkGlossary = (texts: readonly WrittenText[], tables: Tables): Problem[] =>
  problemsIn((report) => {
    const owners = new Map<string, string>();
    const anchors = new Map<string, string>(
      usesOf('Glossary', texts).flatMap(({ text }) => [...anchorsOf(text.tree)].map((id) => [id, `a heading in ${text.file}`] as const)),
    );
    for (const { row, place } of rowsOf(tables, termsTable)) {
      const [term, meaning] = [textIn(row, 'term'), textIn(row, 'meaning')];
      if (meaning === '' && textIn(row, 'note') === '')
        report(place, `"${term}" has no meaning. Write one, or explain in "note" why it needs none.`);
      if (meaning === '' && row.hint === true) report(place, `"${term}" has a hint but no meaning to show. Write one, or clear "hint".`);
      if (meaning.length > longestMeaning)
        report(place, `the meaning of "${term}" has ${meaning.length} characters. Shorten it to ${longestMeaning}.`);
      for (const word of [term, ...listIn(row, 'spellings'), ...listIn(row, 'avoid')]) {
        const other = owners.get(word);
        if (other !== undefined) report(place, `"${word}" is already a word for "${other}". Remove it from one of the two rows.`);
        owners.set(word, other ?? term);
      }
      const id = termId(term);
      const other = anchors.get(id);
      if (other !== undefined) report(place, `"${term}" has the anchor "#${id}", which ${other} has, too. Reword one of them.`);
      anchors.set(id, `"${term}"`);
    }
  });
