import { readBothArms } from '../../arm/poses';
import type { BothArms } from '../../arm/poses';
import { nearestPages } from '../../model/nearestPages';
import type { PropCell } from '../../model/pageTypes';
import { symptomHref } from '../../site/symptomAreas';
import { stopFirst } from '../../site/symptoms';
import { createEngine } from '../../search/engine/engine';
import type { SearchEngine } from '../../search/engine/engine';
import type { CanTables } from '../../can/reading/bus';
import type { Side } from '../../can/reading/travel';
import { findNamed, folded, isSigned } from './names';
import type { PageData, SiteData, TableData } from './siteData';
import { site } from '../../site/site';
import { agents } from '../../site/agents';

/** Whether a text contains commands for an arm. */
export const hasCommands = (text: string): boolean => agents.commands.test(text);

/** A row of a table by column name. */
export type DataRow = Readonly<Record<string, PropCell>>;

/** Read-only view of the site for the tools. A failed lookup throws a RangeError that says what exists. */
export interface AgentSite {
  readonly data: SiteData;
  /** Absolute address of a route with its anchor. */
  readonly urlOf: (place: string) => string;
  /** Finds a page by route, address or title; a final slash, `.md` and an anchor don't matter. */
  readonly page: (asked: string) => PageData;
  /**
   * Dangers at an anchor of a section, step or failure. If the text contains commands, also those earlier in its chapter, and if there are
   * none, the nearest earlier ones of the page.
   */
  readonly dangersAt: (page: PageData, anchor: string, text: string) => string[];
  /** Finds a table by name or title; spelling variants are accepted. */
  readonly table: (name: string) => TableData;
  /** Tables whose names, columns or cells contain words, the best match first. */
  readonly tablesAbout: (words: string) => TableData[];
  /** Page that shows a table, otherwise the table's own file. */
  readonly tableUrl: (table: TableData) => string;
  /** Rows of a table by its exact name; empty if the site doesn't have it. */
  readonly rows: (name: string) => readonly DataRow[];
  readonly engine: () => SearchEngine;
  readonly can: () => CanTables;
  readonly arms: () => BothArms;
}

/** Route of an address: `https://docs.openarm.dev/hardware/index.md#x`, `openarm://page/hardware/` (for the project `openarm`) and `hardware` become `/hardware`. */
const bareRoute = (asked: string, address: string): string =>
  `/${asked
    .trim()
    .replace(address, '')
    .replace(`${site.projectName}://page`, '')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/\.(md|html)$/, '')
    .replace(/(^|\/)index$/, '')
    .replace(/^\/+|\/+$/g, '')}`;

/** Row by column name. The object has no prototype, so any column name is safe. */
const namedRow = ({ columns }: TableData, cells: readonly PropCell[]): DataRow =>
  Object.assign(Object.create(null) as object, Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? null])));

/** Cell text without backticks. */
export const plain = (text: unknown): string => (typeof text === 'string' ? text.replaceAll('`', '') : '');

/** Computes a value on first use and keeps it. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Words that say nothing about a table. */
const silent = new Set(['a', 'an', 'and', 'for', 'in', 'is', 'of', 'on', 'table', 'the', 'to', 'what', 'which']);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Tables by the words that they contain: one in the title counts more than one in a column, and that more than one in a cell. */
function tablesAbout(text: string, tables: readonly TableData[]): TableData[] {
  const words = wordsOf(text).filter((word) => !silent.has(word));
  const score = ({ name, title, columns, rows }: TableData): number => {
    const texts = [
      { weight: 4, own: wordsOf(`${name} ${title}`) },
      { weight: 3, own: wordsOf(JSON.stringify(columns)) },
      { weight: 1, own: wordsOf(JSON.stringify(rows)) },
    ];
    const points = words.map((word) => {
      const stem = word.replace(/s$/, '');
      return texts.find(({ own }) => own.some((one) => one.startsWith(stem)))?.weight ?? 0;
    });
    return points.reduce((sum, point) => sum + point, 0);
  };
  const scored = tables.map((table) => ({ table, points: score(table) })).filter(({ points }) => points > 0);
  return scored.sort((a, b) => b.points - a.points).map(({ table }) => table);
}

export function openSite(data: SiteData): AgentSite {
  const pages = new Map(data.pages.map((page) => [bareRoute(page.route, data.address), page]));
  const tables = new Map(data.tables.map((table) => [table.name, table]));
  const urlOf = (place: string): string => (place.startsWith('/') ? data.address + place : place);
  const rows = (name: string): readonly DataRow[] => {
    const table = tables.get(name);
    return table ? table.rows.map((cells) => namedRow(table, cells)) : [];
  };
  return {
    data,
    rows,
    urlOf,
    page: (asked) => {
      const route = bareRoute(asked, data.address);
      const alike = data.pages.filter(({ title, route: own }) =>
        [title, own.replace(/\/$/, '').replace(/^.*\//, '')].some((name) => folded(name) === folded(route)),
      );
      const page = pages.get(route) ?? (alike.length === 1 ? alike[0] : undefined);
      if (page) return page;
      const near = nearestPages(
        route,
        data.pages.map(({ route: href, title: label }) => ({ href, label })),
      );
      const advice =
        near.length > 0 ? `Nearest: ${near.map(({ href }) => href).join(', ')}.` : 'Call read_page without a page for the list.';
      throw new RangeError(`The site has no page ${route}. ${advice}`);
    },
    dangersAt: ({ route, dangers, headings }, anchor, text) => {
      const last = headings.findIndex((one) => one.anchor === anchor);
      // Commands need the warnings of the steps before them, too.
      const first = hasCommands(text) ? headings.slice(0, last + 1).findLastIndex(({ level }) => level <= 2) : last;
      const above = headings.slice(Math.max(first, 0), last + 1).flatMap((one) => one.dangers);
      // Dangers are the subject of the safety guide: a section of it doesn't repeat those of the whole page.
      const isGuide = route === stopFirst.path.replace(/#.*$/, '');
      const numbers = isGuide ? above.filter((at) => !headings.every((one) => one.level < 2 || one.dangers.includes(at))) : above;
      const place = `${route}#${anchor}`;
      const step = data.guides.flatMap(({ steps }) => steps).find((one) => one.place === place);
      const failure = rows('symptoms').find(({ id }) => symptomHref(String(id)) === place);
      const own = [
        ...[...new Set(numbers)].sort((one, other) => one - other).flatMap((at) => dangers[at] ?? []),
        ...(step?.dangers ?? []),
        ...(failure?.danger ? [plain(failure.danger)] : []),
      ];
      if (own.length > 0 || !hasCommands(text)) return own;
      const nearest = headings.slice(0, last + 1).findLast((one) => one.dangers.length > 0);
      return (nearest?.dangers ?? []).flatMap((at) => dangers[at] ?? []);
    },
    table: (asked) => {
      const table = tables.get(asked) ?? data.tables.find(({ name, title }) => [name, title].some((one) => folded(one) === folded(asked)));
      if (table) return table;
      const about = tablesAbout(asked.slice(0, 200), data.tables).slice(0, 5);
      const advice =
        about.length > 0
          ? `Tables with such words: ${about.map(({ name, title }) => `${name} (${title})`).join(', ')}.`
          : 'Call query_table without arguments for the list.';
      throw new RangeError(`There is no table "${asked}". ${advice}`);
    },
    tablesAbout: (words) => tablesAbout(words, data.tables),
    tableUrl: ({ name, place }) => urlOf(place ?? `/data/${name}.json`),
    engine: lazily(() => {
      const engine = createEngine(data.search.index);
      engine.showTexts(data.search.texts);
      return engine;
    }),
    can: () => {
      if (data.can) return data.can;
      throw new RangeError('This site has no tables of the CAN bus.');
    },
    arms: lazily(() => readBothArms((name) => (tables.has(name) ? rows(name) : undefined))),
  };
}

/** Joint such as J4 with the arm that its name names, found by a spelling or by its place in the arm: `joint 4`, `left elbow`. */
export function jointNamed(asked: string, { rows }: AgentSite): { joint: string; side: Side | undefined } {
  const sides = new Set(asked.toLowerCase().match(/left|right/g));
  if (sides.size > 1) throw new RangeError(`"${asked}" names both arms. Name one.`);
  const name = asked.replace(/(?:left|right)(?:[\s_-]+arm(?![a-z]))?[_-]?/gi, ' ').trim();
  const joints = rows('joints-to-motors').map((row) => [plain(row.joint), plain(row.location)]);
  if (name === '' || name.split(/\s+/).some(isSigned))
    throw new RangeError(`There is no joint "${asked}". Known are ${joints.map(([joint]) => joint).join(', ')}.`);
  const [joint = ''] = findNamed('joint', name, joints, (names) => names);
  return { joint, side: sides.has('left') ? 'left' : sides.has('right') ? 'right' : undefined };
}
