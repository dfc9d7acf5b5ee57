import { problemsIn } from '../../model/problems';
import type { Problem } from '../../model/problems';
import type { Tables } from '../../content/tables/csvTable';
import { listIn, rowsOf, textIn } from '../../content/tables/rows';
import { anchorsOf, usesOf } from '../../content/tree/componentUses';
import type { WrittenText } from '../../content/tree/componentUses';
import { termId, termsTable } from './terms';

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
