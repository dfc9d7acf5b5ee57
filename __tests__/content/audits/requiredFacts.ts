import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Document } from '../../../src/content/document';
import { formatCell } from '../../../src/model/formatCell';
import { simulationTables } from '../../../src/site/tables/simulation';
import { softwareTables } from '../../../src/site/tables/software';
import { softwareReferenceTables } from '../../../src/site/tables/softwareReference';
import { teleoperationTables } from '../../../src/site/tables/teleoperation';
import { documents, tables } from '../siteContent';

const inSections = ({ route }: Document): boolean => /^\/(software|teleop|simulation)\//.test(route);
const guides = documents.filter(inSections);
const sectionTables = Object.keys({ ...softwareTables, ...softwareReferenceTables, ...teleoperationTables, ...simulationTables });

/** Rows and columns of a table that a page shows; an empty list means all of them. */
interface Shown {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

const attribute = (element: string, name: string): string => new RegExp(`${name}="([^"]*)"`).exec(element)?.[1] ?? '';

/** What a document shows of the tables: with DataTable and KeyFigures, and single cells with Value. */
function shownIn({ body, tableUses }: Document): Shown[] {
  const values = [...body.matchAll(/<Value\s[^>]*>/g)].map(([element]) => ({
    name: attribute(element, 'table'),
    columns: [attribute(element, 'column')],
    rows: [attribute(element, 'row')],
  }));
  return [...tableUses, ...values];
}

/** One writing for what readers see in several: white space, code marks, line continuations and minus signs. */
const plain = (text: string): string => text.replace(/\\\n/g, ' ').replace(/[`\\]/g, '').replace(/−/g, '-').replace(/\s+/g, ' ');

/** The cells of a table that one use on a page shows. */
function shownCells({ name, columns, rows: keys }: Shown): string[] {
  const table = tables.get(name);
  if (!table) return [];
  const { definition, rows } = table;
  const kept = rows.filter((row) => keys.length === 0 || keys.includes(String(row[definition.key])));
  const names = columns.length > 0 ? columns : Object.keys(definition.columns);
  return kept.flatMap((row) => names.map((column) => formatCell(row[column] ?? null, undefined, definition.columns[column]?.digits)));
}

/** Everything a reader finds on a page: its text, its code and the cells of its tables. */
const pageText = (document: Document): string => plain([document.body, ...shownIn(document).flatMap(shownCells)].join('\n'));

/** Whether the text stands there by itself: `can1` is not found in `can10`, nor `--id` in `--ids`. */
function contains(haystack: string, text: string): boolean {
  const pattern = plain(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-]|\\d\\.)${pattern}(?![\\w]|\\.\\d)`).test(haystack);
}

const required = parse<{ route: string; text: string }>(readFileSync(path.join(__dirname, 'requiredFacts.csv')), {
  columns: true,
});
const routes = [...new Set(required.map(({ route }) => route))];

describe('commands, identifiers, options, topics, paths and addresses of the guides', () => {
  test.each(routes)('%s has all of its own', (route) => {
    const document = documents.find((candidate) => candidate.route === route);
    if (!document) throw new Error(`requiredFacts.csv names the route ${route}, which no document has.`);
    const text = pageText(document);
    const missing = required.filter((fact) => fact.route === route && !contains(text, fact.text)).map((fact) => fact.text);
    expect(missing).toEqual([]);
  });

  test('every guide of the three sections is in the list', () => {
    const unlisted = guides.map(({ route }) => route).filter((route) => !routes.includes(route));
    expect(unlisted).toEqual([]);
  });
});

const namesRow = 'names the row, for documents that choose rows';
const inDrawing = 'the drawings use it';
const inCaption = 'the captions say it, or the names of the rows';

/** Columns that no page shows, and why. */
const notShown: Readonly<Record<string, string>> = {
  'can-calls.class': inCaption,
  'can-calls.id': namesRow,
  'can-frame-bytes.field': namesRow,
  'can-library-layers.short_name': inDrawing,
  'elbow-example.example': namesRow,
  'isaac-rewards.reward': namesRow,
  'isaac-tasks.variant': inCaption,
  'kinematics-joints.model': inCaption,
  'kinematics-joints.side': inCaption,
  'moveit-states.id': namesRow,
  'mujoco-masses.set': namesRow,
  'ros2-controllers.id': namesRow,
  'ros2-launch-arguments.file': inCaption,
  'ros2-launch-arguments.id': namesRow,
  'ros2-launch-arguments.package': inCaption,
  'setup-steps.short_name': inDrawing,
  'software-differences.id': namesRow,
  'teleop-parameters.role': inCaption,
  'teleop-rates.set': namesRow,
  'teleop-vr.frames_per_second': inDrawing,
  'urdf-joint-limits.model': inCaption,
};

describe('tables of the guides', () => {
  const shown = documents.flatMap(shownIn);
  const rowsOf = (name: string): string[] => {
    const table = tables.get(name);
    return table?.rows.map((row) => String(row[table.definition.key])) ?? [];
  };
  const columnsOf = (name: string): string[] => Object.keys(tables.get(name)?.definition.columns ?? {});
  const isShown = (name: string, kind: 'rows' | 'columns', wanted: string): boolean =>
    shown.some((use) => use.name === name && (use[kind].length === 0 || use[kind].includes(wanted)));

  test.each(sectionTables)('every row of %s is shown on a page', (name) => {
    expect(rowsOf(name).filter((row) => !isShown(name, 'rows', row))).toEqual([]);
  });

  test.each(sectionTables)('every column of %s is shown on a page, or is listed with a reason', (name) => {
    const hidden = columnsOf(name).filter((column) => !isShown(name, 'columns', column));
    expect(hidden.filter((column) => !(`${name}.${column}` in notShown))).toEqual([]);
  });

  test('the list of columns that are not shown holds no other column', () => {
    const hidden = sectionTables.flatMap((name) =>
      columnsOf(name).flatMap((column) => (isShown(name, 'columns', column) ? [] : [`${name}.${column}`])),
    );
    expect(Object.keys(notShown).filter((column) => !hidden.includes(column))).toEqual([]);
  });
});
