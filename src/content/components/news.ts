import { longDate } from '../../site/words/dates';
import { newsKinds } from '../../model/pageTypes';
import type { NewsDay } from '../../model/pageTypes';
import type { Row, Table } from '../tables/csvTable';
import { listIn, pageLink, textCell, textIn } from '../tables/rows';
import { listItem, listOf, paragraph, strong, text } from '../tree/nodes';
import { defineBlock } from './definition';
import { markdownCell } from './markdownTable';

/** Place of a row within its day: dangers first. */
const orderOf = (row: Row): number => newsKinds.findIndex((kind) => kind === textIn(row, 'kind'));

/** Rows of a table with the columns of `news`, grouped by day, newest first. */
function daysOf({ rows }: Table, titles: ReadonlyMap<string, string>): NewsDay[] {
  const days = [...new Set(rows.map((row) => textIn(row, 'date')))].sort().toReversed();
  return days.map((day) => ({
    id: day,
    title: longDate(day),
    entries: rows
      .filter((row) => textIn(row, 'date') === day)
      .sort((one, other) => orderOf(one) - orderOf(other))
      .map((row) => ({
        id: textIn(row, 'name'),
        kind: textIn(row, 'kind'),
        title: textIn(row, 'title'),
        what: textCell(textIn(row, 'what')),
        pages: listIn(row, 'pages').flatMap((page) => pageLink(page, titles) ?? []),
      })),
  }));
}

/** Changes for readers, with a heading for each day, from a table with the columns of `news`. */
export const News = defineBlock({
  about: 'What changed for readers, newest day first. The table has the columns of [`news`](tables.md#tell-readers-what-changed).',
  example: '<News name="news" />',
  attributes: { name: { kind: 'table', required: true } },
  children: false,
  fromTable: (table, _element, { titles }): { days: readonly NewsDay[] } => ({ days: daysOf(table, titles) }),
  headings: (props) => (props?.days ?? []).map(({ id, title }) => ({ depth: 2, id, text: title })),
  markdown: (_element, { absolute }, props) =>
    (props?.days ?? []).flatMap(({ title, entries }) => [
      { type: 'heading', depth: 2, children: [text(title)] },
      listOf(false, entries, ({ kind, title: entry, what, pages }) =>
        listItem([
          paragraph([
            strong(text(`${kind}: ${entry}.`)),
            text(' '),
            ...markdownCell(what, absolute),
            ...pages.flatMap(({ href, label }, index) => [
              text(index > 0 ? ', ' : ' '),
              { type: 'link' as const, url: absolute(href), children: [text(label)] },
            ]),
          ]),
        ]),
      ),
    ]),
  // The pages that changed are indexed themselves.
  search: false,
});
