import { readExplorerTables } from '../arm-explorer/poses';
import type { ExplorerTables } from '../arm-explorer/poses';
import { nearestPages } from '../../model/nearestPages';
import type { PropCell } from '../../model/pageTypes';
import { didYouMean } from '../../model/problems';
import { symptomHref } from '../../site/symptoms';
import { createEngine } from '../../search/engine/engine';
import type { SearchEngine } from '../../search/engine/engine';
import type { CanTables } from '../can-bench/engine';
import { hasCommands } from './siteData';
import type { PageData, SiteData, TableData } from './siteData';

/** A row of a table by the names of its columns. */
export type DataRow = Readonly<Record<string, PropCell>>;

/** Read-only view of the site for the tools. A failed lookup throws a RangeError that says what exists. */
export interface AgentSite {
  readonly data: SiteData;
  /** Absolute address of a route with its anchor. */
  readonly urlOf: (place: string) => string;
  /** A page by its route or address, with or without final slash, `.md` or anchor. */
  readonly page: (asked: string) => PageData;
  /** Dangers for an anchor of a page: a section, step or failure. If there are none and the text has commands, all dangers of the page. */
  readonly dangersAt: (page: PageData, anchor: string, text: string) => string[];
  readonly table: (name: string) => TableData;
  /** Rows of a table; empty if the site doesn't have it. */
  readonly rows: (name: string) => readonly DataRow[];
  readonly engine: () => SearchEngine;
  readonly can: () => CanTables;
  readonly arms: () => ExplorerTables;
}

/** The route in an address: `https://docs.openarm.dev/hardware/index.md#x`, `openarm://page/hardware/` and `hardware` lead to `/hardware`. */
const bareRoute = (asked: string, address: string): string =>
  `/${asked
    .trim()
    .replace(address, '')
    .replace(/^openarm:\/\/page/, '')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/\.(md|html)$/, '')
    .replace(/(^|\/)index$/, '')
    .replace(/^\/+|\/+$/g, '')}`;

/** Row by column names. The object has no prototype, so any column name is safe. */
const namedRow = ({ columns }: TableData, cells: readonly PropCell[]): DataRow =>
  Object.assign(Object.create(null) as object, Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? null])));

/** Cell text without backticks. */
export const plain = (text: unknown): string => (typeof text === 'string' ? text.replaceAll('`', '') : '');

/** Computes a value on first use and keeps it. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Opens the data of a site for the tools. */
export function openSite(data: SiteData): AgentSite {
  const pages = new Map(data.pages.map((page) => [bareRoute(page.route, data.address), page]));
  const tables = new Map(data.tables.map((table) => [table.name, table]));
  const rows = (name: string): readonly DataRow[] => {
    const table = tables.get(name);
    return table ? table.rows.map((cells) => namedRow(table, cells)) : [];
  };
  return {
    data,
    rows,
    urlOf: (place) => (place.startsWith('/') ? data.address + place : place),
    page: (asked) => {
      const route = bareRoute(asked, data.address);
      const page = pages.get(route);
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
      const heading = headings.find((one) => one.anchor === anchor);
      const own = [...new Set(heading?.dangers)].flatMap((at) => dangers[at] ?? []);
      if (own.length === 0 && hasCommands(text)) return [...dangers];
      if (heading) return own;
      const place = `${route}#${anchor}`;
      const step = data.guides.flatMap(({ steps }) => steps).find((one) => one.place === place);
      const failure = rows('symptoms').find(({ id }) => symptomHref(String(id)) === place);
      return [...(step?.dangers ?? []), ...(failure?.danger ? [plain(failure.danger)] : [])];
    },
    table: (name) => {
      const table = tables.get(name);
      if (table) return table;
      throw new RangeError(
        `There is no table "${name}". ${didYouMean(name, tables.keys())} Call query_table without arguments for the list.`,
      );
    },
    engine: lazily(() => {
      const engine = createEngine(data.search.index);
      engine.showTexts(data.search.texts);
      return engine;
    }),
    can: () => {
      if (data.can) return data.can;
      throw new RangeError('This site has no tables of the CAN bus.');
    },
    arms: lazily(() => readExplorerTables((name) => (tables.has(name) ? rows(name) : undefined))),
  };
}
