import type { Browser } from 'playwright-core';
import { findViolations } from '../../../__tests__/browser/axe';
import type { Documentation, NeutralDocument } from '../documents/documentation';
import { addressOf } from '../layouts/peer';
import type { Peer } from '../layouts/peer';
import type { Sample, Unit } from '../results/sample';
import { openMenu } from './openedMenu';
import { fileKinds, loadPage } from './pageLoad';
import { changeRoute } from './routeChange';
import { askSearches } from './searchHits';
import { typeSearch } from './typedSearch';
import { desktop, openVisit, phone } from './visit';
import { withoutScripts } from './withoutScripts';

/** A site that is served, and what it is made of. */
export interface ReadSite {
  readonly peer: Peer;
  readonly origin: string;
  readonly documentation: Documentation;
}

type Row = readonly [measure: string, unit: Unit, value: number];

const samples = ({ peer, documentation }: ReadSite, rows: readonly Row[]): Sample[] =>
  rows.map(([measure, unit, value]) => ({ site: peer.name, documents: documentation.documents.length, measure, unit, value }));

/** Pages that are visited: the first one, one with a table in the middle, and the last one. */
export function visitedDocuments({ documents }: Documentation): NeutralDocument[] {
  const middle = documents.find(({ blocks }, at) => at >= documents.length / 2 && blocks.some(({ kind }) => kind === 'table'));
  return [documents[0], middle, documents.at(-1)].filter((one) => one !== undefined);
}

const withTable = (documentation: Documentation): NeutralDocument => {
  const [, middle] = visitedDocuments(documentation);
  if (!middle) throw new Error('No document has a table.');
  return middle;
};

const addressIn = ({ peer, origin }: ReadSite, { id }: NeutralDocument): string => origin + addressOf(peer, id);

/** First visits to three pages. */
export async function measureLoads(browser: Browser, site: ReadSite): Promise<Sample[]> {
  const all: Sample[] = [];
  for (const document of visitedDocuments(site.documentation)) {
    const { bytes, requests, laterBytes, fcp, lcp, blocking, shift } = await loadPage(browser, addressIn(site, document));
    const total = fileKinds.reduce((sum, kind) => sum + bytes[kind], 0);
    all.push(
      ...samples(site, [
        ['load: all before load', 'kB', total / 1000],
        ...fileKinds.map((kind): Row => [`load: ${kind}`, 'kB', bytes[kind] / 1000]),
        ['load: after load', 'kB', laterBytes / 1000],
        ['load: requests', 'requests', requests],
        ['load: FCP', 'ms', fcp],
        ['load: LCP', 'ms', lcp],
        ['load: blocking time', 'ms', blocking],
        ['load: CLS', 'score', shift],
      ]),
    );
  }
  return all;
}

/** A name that only one document has, such as "Velkor", is typed. */
export async function measureTyping(browser: Browser, site: ReadSite): Promise<Sample[]> {
  const document = withTable(site.documentation);
  const name = document.title.split(' ').at(-2) ?? document.title;
  const { firstResult, interaction } = await typeSearch(browser, addressIn(site, document), site.peer.handles, name.toLowerCase());
  return samples(site, [
    ['search: first result', 'ms', firstResult],
    ['search: longest interaction', 'ms', interaction],
  ]);
}

/** The menu of a phone. */
export const measureMenu = async (browser: Browser, site: ReadSite): Promise<Sample[]> =>
  samples(site, [['menu: interaction', 'ms', await openMenu(browser, addressIn(site, withTable(site.documentation)), site.peer.handles)]]);

/** From a page to its neighbour in the sidebar. */
export async function measureRoute(browser: Browser, site: ReadSite): Promise<Sample[]> {
  const from = withTable(site.documentation).id;
  const own = site.documentation.sections.flatMap(({ categories }) => categories).find(({ documents }) => documents.includes(from));
  const to = own?.documents.find((id) => id !== from);
  if (!to) throw new Error(`${from} has no neighbour.`);
  const { peer, origin } = site;
  return samples(site, [['route change', 'ms', await changeRoute(browser, origin, addressOf(peer, from), addressOf(peer, to))]]);
}

/** Rules of axe that a page breaks, wide and on a phone. */
export async function measureAccess(browser: Browser, site: ReadSite): Promise<Sample[]> {
  const found = new Set<string>();
  for (const options of [desktop, phone]) {
    const visit = await openVisit(browser, options, 'nothing');
    await visit.page.goto(addressIn(site, withTable(site.documentation)), { waitUntil: 'load' });
    await visit.page.waitForTimeout(1000);
    for (const line of await findViolations(visit.page)) found.add(line.split(':')[0] ?? line);
    await visit.close();
  }
  return samples(site, [['axe: broken rules', 'findings', found.size]]);
}

/** How many queries find their page. */
export async function measureHits(browser: Browser, site: ReadSite): Promise<Sample[]> {
  const { first, firstFive } = await askSearches(browser, site.origin, site.peer, site.documentation);
  return samples(site, [
    ['search: right page first', '%', first * 100],
    ['search: right page among five', '%', firstFive * 100],
  ]);
}

/** What remains where scripts do not run. */
export async function measureWithoutScripts(browser: Browser, site: ReadSite): Promise<Sample[]> {
  const addresses = new Set(site.documentation.documents.map(({ id }) => addressOf(site.peer, id)));
  const document = withTable(site.documentation);
  const { text, links, tables } = await withoutScripts(browser, addressIn(site, document), document, addresses);
  return samples(site, [
    ['without scripts: text', '%', text * 100],
    ['without scripts: linked pages', 'pages', links],
    ['without scripts: tables', 'tables', tables],
  ]);
}
