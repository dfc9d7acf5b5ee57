import type { PhrasingContent, RootContent } from 'mdast';
import type { Plugin } from '../../content/plugin';
import { cellText } from '../../model/tableGrid';
import type { GridCell } from '../../model/tableGrid';
import { checkSymptoms } from './checkSymptoms';
import { symptomTables } from './tables';
import { symptomHref } from '../../site/symptomAreas';
import { basisWords, symptomsRoute } from '../../site/symptoms';
import { readPath, readSymptom } from './symptomRows';
import type { PathQuestion, Symptom, SymptomTitle } from './symptomRows';
import type { Row, Table } from '../../content/tables/csvTable';
import { textCell, textIn } from '../../content/tables/rows';
import { attributeOf, namesIn } from '../../content/tree/attributes';
import type { JsxElement } from '../../content/tree/attributes';
import { list, listItem, listOf, paragraph, strong, text } from '../../content/tree/nodes';
import { defineBlock } from '../../content/components/definition';
import { markdownCell } from '../../content/components/markdownTable';
import type { MarkdownPrinter } from '../../content/components/definition';

/** Rows that a page shows: all of an area, or the named ones in the order given. */
function rowsIn(element: JsxElement, { rows }: Table): Row[] {
  const area = attributeOf(element, 'area');
  const wanted = namesIn(attributeOf(element, 'rows'));
  return area === undefined ? wanted.flatMap((id) => rows.filter((row) => row.id === id)) : rows.filter((row) => row.area === area);
}

/** Ids of the rows of an area. Rows that are named have no anchor: they have one on the page of their area. */
const anchorsOfArea = ({ rows }: Table, element: JsxElement): string[] =>
  rows.filter(({ area }) => area === attributeOf(element, 'area')).map((row) => textIn(row, 'id'));

type Absolute = MarkdownPrinter['absolute'];

const linkTo = (href: string, label: string, absolute: Absolute): PhrasingContent => ({
  type: 'link',
  url: absolute(href),
  children: [text(label)],
});

const labelled = (label: string, cell: GridCell, absolute: Absolute): RootContent[] =>
  cell === null ? [] : [paragraph([strong(text(`${label}:`)), text(' '), ...markdownCell(cell, absolute)])];

/** A symptom as a Markdown list item. */
function symptomItem(
  { symptom, messages, causes, check, fix, fixedWhen, danger, tools, basis, page, photo }: Symptom,
  { absolute, figureUrl }: MarkdownPrinter,
) {
  return listItem([
    paragraph([strong(...markdownCell(symptom, absolute))]),
    ...labelled('Danger', danger, absolute),
    ...(photo ? [paragraph([{ type: 'image' as const, url: figureUrl(photo.src), alt: photo.alt }])] : []),
    ...messages.map((message): RootContent => ({ type: 'code', value: message })),
    ...(tools.length > 0 ? labelled('Only with', tools.join(', '), absolute) : []),
    listOf(true, causes, (cause) => listItem([paragraph(markdownCell(cause, absolute))])),
    ...labelled('Check', check, absolute),
    ...labelled('Fix', fix, absolute),
    ...labelled('Fixed when', fixedWhen, absolute),
    ...labelled('Basis', basisWords[basis], absolute),
    paragraph([strong(text('More:')), text(' '), linkTo(page.href, page.label, absolute)]),
  ]);
}

/** Attributes that choose rows of the table. */
const whichRows = {
  name: { kind: 'table', required: true },
  rows: { kind: 'rows' },
  area: { kind: 'text', about: 'All rows of an area, in place of `rows`', of: { column: 'area' } },
} as const;

/** Rows of the table of symptoms: all of an area, with their anchors, or the ones a page names. */
export const Symptoms = defineBlock({
  about:
    'Rows of the table of [symptoms](tables.md#add-a-symptom), each of which opens. The page that shows an area has the anchors of its rows.',
  example: '<Symptoms name="symptoms" rows="bus-off,bus-settings-lost" />',
  attributes: whichRows,
  children: false,
  anchors: anchorsOfArea,
  fromTable: (table, element, { titles }): { symptoms: readonly Symptom[]; anchored?: true } => ({
    symptoms: rowsIn(element, table).map((row) => readSymptom(row, titles, table.rows)),
    ...(attributeOf(element, 'area') === undefined ? {} : { anchored: true }),
  }),
  shows: (props) => (props?.symptoms ?? []).flatMap(({ photo }) => photo?.src ?? []),
  markdown: (_element, printer, props) => [
    listOf(false, props?.symptoms ?? [], (symptom) => symptomItem(symptom, printer)),
    paragraph([text('Something else? '), linkTo(symptomsRoute, 'Find your symptom', printer.absolute)]),
  ],
  // Symptoms are indexed as records of their own.
  search: false,
});

/** Titles of symptoms as a Markdown list of links to their rows. */
const titleList = (isOrdered: boolean, symptoms: readonly SymptomTitle[], absolute: Absolute) =>
  listOf(isOrdered, symptoms, ({ id, symptom }) => listItem([paragraph([linkTo(symptomHref(id), cellText(symptom), absolute)])]));

/** Titles of an area or of named rows, which link to the rows. */
export const SymptomTitles = defineBlock({
  about:
    'Titles of rows of the table of [symptoms](tables.md#add-a-symptom), which link to the rows. Those of an area have the anchors that links from outside lead to.',
  example: '<SymptomTitles name="symptoms" rows="bus-off,bus-settings-lost" />',
  attributes: whichRows,
  children: false,
  anchors: anchorsOfArea,
  fromTable: (table, element): { symptoms: readonly SymptomTitle[] } => ({
    symptoms: rowsIn(element, table).map((row) => ({ id: textIn(row, 'id'), symptom: textCell(textIn(row, 'symptom')) })),
  }),
  markdown: (_element, { absolute }, props) => [titleList(false, props?.symptoms ?? [], absolute)],
  search: false,
});

const questionItem = ({ question, look, answers }: PathQuestion, numberOf: (id: string) => number, absolute: Absolute) =>
  listItem([
    paragraph([strong(...markdownCell(question, absolute))]),
    paragraph(markdownCell(look, absolute)),
    list(
      false,
      answers.map(({ answer, next, symptoms }) =>
        listItem([
          paragraph([
            ...markdownCell(answer, absolute),
            text(next === null ? ': try these, in this order.' : `: go on with question ${numberOf(next)}.`),
          ]),
          ...(symptoms.length > 0 ? [titleList(true, symptoms, absolute)] : []),
        ]),
      ),
    ),
  ]);

/** Questions that lead from a failure with many causes to the likeliest one. */
export const DecisionPath = defineBlock({
  about:
    'Questions, one after the other, that lead from a failure with many causes to the likeliest one. They are rows of `path-questions` and `path-answers`.',
  example: '<DecisionPath name="path-questions" path="motor" label="A motor does not answer" />',
  attributes: {
    name: { kind: 'table', required: true },
    path: { kind: 'text', required: true, about: 'Column `path` of the questions', of: { column: 'path' } },
    label: { kind: 'label', required: true },
  },
  children: false,
  fromTable: (_table, element, { tables }): { questions: readonly PathQuestion[] } => ({
    questions: readPath(attributeOf(element, 'path') ?? '', tables),
  }),
  markdown: (_element, { absolute }, props) => {
    const questions = props?.questions ?? [];
    const numberOf = (id: string): number => questions.findIndex((question) => question.id === id) + 1;
    return [listOf(true, questions, (question) => questionItem(question, numberOf, absolute))];
  },
  search: (_element, props) => (props?.questions ?? []).map(({ question }) => cellText(question)),
});

/** A field for program output or a description; matching symptoms follow. */
export const SymptomFinder = defineBlock({
  about: 'A field for what a program printed or what a reader sees; the rows that fit follow.',
  example: '<SymptomFinder name="symptoms" />',
  attributes: { name: { kind: 'table', required: true } },
  children: false,
  fromTable: ({ rows }): { areas: readonly string[] } => ({ areas: [...new Set(rows.map((row) => textIn(row, 'area')))] }),
  // Needs a browser.
  markdown: () => [],
  search: false,
});

/** Failures: their tables, the pages that show them, and the paths of questions that lead to one. */
export const troubleshooting = {
  components: { Symptoms, SymptomTitles, SymptomFinder, DecisionPath },
  tables: symptomTables,
  checks: [({ texts, data }) => checkSymptoms(texts, data.tables, data.figures)],
} as const satisfies Plugin;
