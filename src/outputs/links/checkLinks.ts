import type { Reference } from '../../content/parse/references';
import type { Table } from '../../content/tables/csvTable';
import { normaliseHref, normalisePath } from '../../model/addresses';
import { frameIds } from '../../model/frameIds';
import { didYouMean, formatProblem } from '../../model/problems';
import type { Problem } from '../../model/problems';
import type { PageLinks } from './readHtml';

/** What was built: pages by route, files by path, and where each page's text comes from. */
export interface BuiltSite {
  /** "" at the root of a host, "/docs" below a folder. */
  readonly basePath: string;
  readonly pages: ReadonlyMap<string, PageLinks>;
  readonly fileExists: (path: string) => boolean;
  /** Document of a route and the links in its text with their lines. */
  readonly sources: ReadonlyMap<string, { readonly file: string; readonly links: readonly Reference[] }>;
  /** Links in the rows of tables, which any page may show. */
  readonly cells: readonly CellLink[];
}

/** A link that a row of a CSV file holds. */
export interface CellLink extends Reference {
  readonly file: string;
}

interface Fault {
  readonly route: string;
  readonly href: string;
  readonly reason: string;
}

/** Mistakes in links: a broken link stops the build, a missing anchor is a warning. */
export interface LinkReport {
  readonly broken: readonly Problem[];
  readonly anchors: readonly Problem[];
}

const isInternal = (href: string): boolean => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** An address with its percent signs read; as it is written, where they cannot be. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Path and anchor of a link as seen from a page, without the base path; undefined where the base path is missing. */
function target(href: string, route: string, basePath: string): { path: string; anchor: string } | undefined {
  const url = new URL(href, `https://site.invalid${basePath}${route}`);
  const path = decoded(url.pathname);
  if (basePath && path !== basePath && !path.startsWith(`${basePath}/`)) return undefined;
  return { path: path.slice(basePath.length) || '/', anchor: decoded(url.hash.slice(1)) };
}

/** The nearest anchors that somebody may link to: ids of the frame and of React are of no use to an author. */
function nearestAnchors(anchor: string, ids: readonly string[]): string {
  const offered = ids.filter((id) => !frameIds.has(id) && !id.startsWith('_'));
  // A cut anchor, such as that of a heading before it got its last words, is further from the whole than from a short other one.
  const longer = offered.find((id) => id.toLowerCase().startsWith(anchor.toLowerCase()));
  return longer === undefined ? didYouMean(anchor, offered, (id) => `"#${id}"`) : `Did you mean "#${longer}"?`;
}

/** Route of the page that a path leads to in another spelling. */
function canonicalRoute(path: string, pages: BuiltSite['pages']): string | undefined {
  const normal = normalisePath(path);
  return [normal, normal.endsWith('/') ? normal.slice(0, -1) : `${normal}/`].find((route) => pages.has(route));
}

function checkLink(
  route: string,
  href: string,
  { basePath, pages, fileExists }: BuiltSite,
): { fault: string; kind: 'broken' | 'anchor' } | undefined {
  const to = target(href, route, basePath);
  if (!to)
    return {
      kind: 'broken',
      fault: `link to "${href}" is outside "${basePath}/", below which the site is served: a component wrote it as it is. Use SmartLink or withPrefix.`,
    };
  const page = pages.get(to.path);
  // The author wrote it without the base path.
  const written = basePath && href.startsWith(`${basePath}/`) ? href.slice(basePath.length) : href;
  // Other spellings of a page are files, too, so that hosts can serve them.
  const other = page ? undefined : canonicalRoute(to.path, pages);
  if (other) return { kind: 'broken', fault: `link to "${written}" is not in the canonical spelling. Write "${other}".` };
  if (!page && !fileExists(to.path)) return { kind: 'broken', fault: `broken link to "${written}". ${didYouMean(to.path, pages.keys())}` };
  if (page && to.anchor && !page.ids.includes(to.anchor))
    return {
      kind: 'anchor',
      fault: `link to "${written}": the page "${to.path}" has no anchor "#${to.anchor}". ${nearestAnchors(to.anchor, page.ids)}`,
    };
  return undefined;
}

/** The document or table and the line that wrote a link; the layout, where neither did. */
function locate({ route, href, reason }: Fault, { basePath, sources, cells }: BuiltSite): Problem[] {
  const source = sources.get(route);
  const plain = basePath && href.startsWith(`${basePath}/`) ? href.slice(basePath.length) : href;
  const written = [decoded(href), decoded(plain)];
  const wrote = ({ name }: Reference): boolean => written.includes(decoded(name)) || written.includes(decoded(normaliseHref(name)));
  const lines = source?.links.filter(wrote) ?? [];
  if (source && lines.length > 0) return lines.map(({ line }) => ({ file: source.file, line, message: reason }));
  const rows = cells.filter(wrote);
  if (rows.length > 0) return rows.map(({ file, line }) => ({ file, line, message: reason }));
  return [
    {
      file: 'the layout (src/site/navbar.ts, footer.ts, sidebars.ts, settings.ts or a component)',
      message: `on page "${route}": ${reason}`,
    },
  ];
}

/** The same fault on many pages is one fault. Of the layout's, the first page names it, and the count is given. */
function mergeFaults(faults: readonly Fault[], site: BuiltSite): Problem[] {
  const layout = new Map<string, Problem[]>();
  const located = new Map<string, Problem>();
  for (const fault of faults) {
    for (const problem of locate(fault, site)) {
      if (problem.line !== undefined) located.set(formatProblem(problem), problem);
      else layout.set(fault.reason, [...(layout.get(fault.reason) ?? []), problem]);
    }
  }
  const problems = [...located.values()];
  for (const [first, ...others] of layout.values()) {
    if (first)
      problems.push(
        others.length === 0
          ? first
          : { ...first, message: `${first.message} The same on ${others.length} more ${others.length === 1 ? 'page' : 'pages'}.` },
      );
  }
  return problems;
}

/** Checks every internal link and resource of every built page against what was built. */
export function checkLinks(site: BuiltSite): LinkReport {
  const broken: Fault[] = [];
  const anchors: Fault[] = [];
  for (const [route, { links, resources }] of site.pages) {
    for (const href of [...links, ...resources].filter(isInternal)) {
      const result = checkLink(route, href, site);
      if (result) (result.kind === 'broken' ? broken : anchors).push({ route, href, reason: result.fault });
    }
  }
  return { broken: mergeFaults(broken, site), anchors: mergeFaults(anchors, site) };
}

/** Links in the cells of tables: columns of the types "route" and "url", with the file and line of their row. */
export function cellLinks(tables: Iterable<Table>): CellLink[] {
  return [...tables].flatMap(({ definition, file, rows, lines }) => {
    const columns = Object.keys(definition.columns).filter((column) => /^(route|url)$/.test(definition.columns[column]?.type ?? ''));
    return rows.flatMap((row, index) =>
      columns.flatMap((column): CellLink[] => {
        const cell = row[column];
        return typeof cell === 'string' ? [{ file, line: lines?.[index] ?? 1, name: cell }] : [];
      }),
    );
  });
}
