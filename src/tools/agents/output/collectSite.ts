import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { buildersOf, readSteps, stepsOf, buildGuideNames } from '../../../guides/content/buildSteps';
import type { Step } from '../../../guides/content/buildSteps';
import { fastenerFinder, itemFinder, stepNeeds } from '../../../guides/content/needs';
import type { Need } from '../../../guides/content/needs';
import { stepTools } from '../../../guides/content/tools';
import type { Addresses } from '../../../content/markdown/markdownTree';
import { markdownTree, toMarkdown } from '../../../content/markdown/markdownTree';
import { day } from '../../../content/sources/postFile';
import type { Table } from '../../../content/tables/csvTable';
import { propTable } from '../../../content/tables/rows';
import { attributeOf, propsOf } from '../../../content/tree/attributes';
import type { PropTable } from '../../../model/pageTypes';
import { buildGuides } from '../../../site/buildGuides';
import { siteAddress } from '../../../site/siteAddress';
import { readCanTables } from '../../../can/reading/readCanTables';
import { hasCommands } from '../site';
import type { SearchIndex, SearchTexts } from '../../../search/contract/searchRecords';
import type { GuideData, OrderSource, PageData, PiecesData, SiteData, StepData, TableData } from '../siteData';
import type { BuiltSite, OutputPage } from '../../../content/pluginOutputs';
import { dangersInside, readPlaces } from './readPlaces';
import type { PagePlaces, StepPlace } from './readPlaces';

type Tables = ReadonlyMap<string, Table>;

/** A page with what `readPlaces` found. */
interface ReadPage {
  readonly page: OutputPage;
  readonly places: PagePlaces;
}

const pieces = ({ item, count, left }: Need): PiecesData => ({
  count,
  name: item.label,
  also: item.name ?? (item.id === item.label ? null : item.id),
  left: left?.label ?? null,
  place: item.href,
});

function stepData(route: string, { element, dangers }: StepPlace, step: Step, tables: Tables, addresses: Addresses): StepData {
  const markdown = toMarkdown(markdownTree({ type: 'root', children: element.children }, addresses));
  return {
    step: step.step,
    title: attributeOf(element, 'title') ?? '',
    place: `${route}#step-${step.step}`,
    parts: stepNeeds(step, ({ adds }) => adds, itemFinder(tables)).map(pieces),
    onto: stepNeeds(step, ({ onto }) => onto, itemFinder(tables)).map(pieces),
    fasteners: stepNeeds(step, ({ fasteners }) => fasteners, fastenerFinder(tables)).map(pieces),
    tools: stepTools(step, tables).map(({ words }) => words),
    dangers: [...new Set([...dangers, ...dangersInside(element.children, addresses)])],
    markdown,
    drawings: [...markdown.matchAll(/!\[[^\]]*\]\((\S+?)\)/g)].flatMap(([, address]) => address ?? []),
  };
}

/** Build guides in building order. */
function guidesOf(read: readonly ReadPage[], tables: Tables): GuideData[] {
  const rows = readSteps(tables);
  return buildGuideNames.flatMap((guide): GuideData[] => {
    const { route } = buildGuides[guide];
    const found = read.find(({ page }) => page.route === route);
    const steps = stepsOf(guide, rows);
    if (!found || steps.length === 0) return [];
    const { once, robot } = buildersOf(guide, steps);
    const placed = found.places.steps.filter((place) => place.guide === guide);
    return [
      {
        guide,
        title: found.page.title,
        route,
        robot: robot ?? null,
        once,
        steps: steps.flatMap((step) => {
          const place = placed.find(({ element }) => attributeOf(element, 'step') === String(step.step));
          return place ? [stepData(route, place, step, tables, found.page.addresses)] : [];
        }),
      },
    ];
  });
}

function orderOf(read: readonly ReadPage[]): OrderSource | null {
  const found = read.find(({ places }) => places.order);
  const element: MdxJsxFlowElement | undefined = found?.places.order;
  // `expand` added these props.
  const props = element && (propsOf(element) as (Pick<OrderSource, 'order'> & { readonly tables: readonly PropTable[] }) | undefined);
  return found && props ? { route: found.page.route, tables: props.tables.map(({ name }) => name), order: props.order } : null;
}

/** A table and its page: the declared one, otherwise where search leads, otherwise the first that shows it, preferably all of it, uses one of its cells, or is about its rows. */
function tableData(table: Table, read: readonly ReadPage[]): TableData {
  const { name, definition, rows } = table;
  const shown = read.flatMap(({ page: { route }, places }) =>
    places.tables.filter((place) => place.name === name).map((place) => ({ ...place, route })),
  );
  const places = [...shown.filter(({ isPart }) => !isPart), ...shown];
  const main = places.find(({ route }) => route === definition.page) ?? places.find(({ isMain }) => isMain) ?? places[0];
  const quoting = read.find(({ page: { text } }) => text?.body.includes(`table="${name}"`));
  const about = read.find(({ page: { route } }) => route === definition.page);
  // Commands in cells need the dangers of every page that shows them. Rows that name their own danger need none from before their section.
  const namesOwn = 'danger' in definition.columns;
  const needsAll = !namesOwn && hasCommands(JSON.stringify(rows));
  return {
    ...propTable(table),
    place: main ? `${main.route}${main.anchor === '' ? '' : `#${main.anchor}`}` : ((quoting ?? about)?.page.route ?? null),
    dangers: [
      ...new Set([
        ...((namesOwn ? main?.cautions : main?.dangers) ?? []),
        // What is said beside a table about its columns holds wherever it is read.
        ...shown.flatMap(({ dangers, besides }) => (needsAll ? dangers : besides)),
      ]),
    ],
  };
}

function pageData({ page, places }: ReadPage): PageData {
  const { route, title, description, section, lastUpdated, markdown = '' } = page;
  const updated = lastUpdated ? day(lastUpdated) : null;
  return { route, title, description, section, updated, markdown, dangers: places.dangers, headings: places.headings };
}

const readPages = (pages: readonly OutputPage[]): ReadPage[] =>
  pages.map((page) => ({ page, places: readPlaces(page.text?.filled ?? { type: 'root', children: [] }, page.addresses) }));

/** Dangers and warnings of each table that has some, which go with it in every form. */
export function tableDangers({ pages, tables }: Pick<BuiltSite, 'pages' | 'tables'>): ReadonlyMap<string, readonly string[]> {
  const read = readPages(pages);
  const found = [...tables.values()].map((table) => [table.name, tableData(table, read).dangers] as const);
  return new Map(found.filter(([, dangers]) => dangers.length > 0));
}

/** Collects the data of the agents' tools: pages, tables, guides and the search index of this build. */
export function collectSite({ pages: all, tables, search: [index, texts] }: Pick<BuiltSite, 'pages' | 'tables' | 'search'>): SiteData {
  const pages = all.filter(({ markdown }) => markdown !== undefined);
  const read = readPages(pages);
  const dates = pages.flatMap(({ lastUpdated }) => (lastUpdated ? [day(lastUpdated)] : []));
  return {
    address: siteAddress('/').replace(/\/$/, ''),
    updated: dates.sort().at(-1) ?? null,
    pages: read.map(pageData),
    // The search index has the others.
    tables: [...tables.values()].filter(({ definition }) => !definition.searchOnly).map((table) => tableData(table, read)),
    guides: guidesOf(read, tables),
    order: orderOf(read),
    can: readCanTables(tables) ?? null,
    search: { index: JSON.parse(index.text) as SearchIndex, texts: JSON.parse(texts.text) as SearchTexts },
  };
}
