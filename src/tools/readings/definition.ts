import { defineBlock } from '../../content/components/definition';
import { titledTable } from '../../content/components/markdownTable';
import { gridTexts, textIn } from '../../content/tables/rows';
import type { TableGrid } from '../../model/tableGrid';
import type { Plugin } from '../../content/plugin';
import { readingsTables } from './tables';

/** A reading to take, as the page shows it. Without `plugged`, everything stays as in the reading before. */
export interface Reading {
  readonly id: string;
  readonly plugged: string;
  readonly probes: string;
  readonly expect: string;
  readonly otherwise: string;
}

const gridOf = ({ title, readings }: { readonly title: string; readonly readings: readonly Reading[] }): TableGrid => ({
  title,
  head: ['No', 'Plugged in', 'Probes', 'Expect', 'Otherwise'].map((cell) => ({ cell })),
  rows: readings.map(({ id, plugged, probes, expect, otherwise }) => [id, plugged || 'the same', probes, expect, otherwise]),
});

/** Readings of a meter with a field for what each arm shows, from a table with the columns of `readings`. */
export const Readings = defineBlock({
  about:
    'Readings of a meter, each with what to expect, what another value means, and a field for each arm that keeps what the reader measured. The table has the columns of `readings`.',
  example: '<Readings name="readings" />',
  attributes: { name: { kind: 'table', required: true } },
  children: false,
  fromTable: ({ rows, definition }): { title: string; readings: readonly Reading[] } => ({
    title: definition.title,
    readings: rows.map((row) => ({
      id: textIn(row, 'id'),
      plugged: textIn(row, 'plugged'),
      probes: textIn(row, 'probes'),
      expect: textIn(row, 'expect'),
      otherwise: textIn(row, 'otherwise'),
    })),
  }),
  markdown: (_element, { absolute }, props) => (props ? titledTable(gridOf(props), absolute) : []),
  search: (_element, props) => (props ? gridTexts(gridOf(props)) : []),
});

/** The test plan before the first power-up. */
export const readings = { components: { Readings }, tables: readingsTables } as const satisfies Plugin;
