import type { Reference } from '../../content/parse/references';
import type { CellLink } from '../../content/tables/cellLinks';
import { decodeURIComponent, normaliseHref } from '../../model/addresses';
import { frameIds } from '../../model/frameIds';
import { missingPageAdvice } from '../../model/missingPage';
import { didYouMean, formatProblem } from '../../model/problems';
import type { Problem } from '../../model/problems';
import type { PageLinks } from './readHtml';

/** The built site: pages by route, files by path, and the source of each page's text. */
export interface BuiltSite {
  /** "" at the root of a host, or "/docs" in a folder. */
  readonly basePath: string;
  readonly pages: ReadonlyMap<string, PageLinks>;
  readonly fileExists: (path: string) => boolean;
  /** Document and links of each route, with line numbers. */
  readonly sources: ReadonlyMap<string, { readonly file: string; readonly links: readonly Reference[] }>;
  /** Links in tables, which any page may show. */
  readonly cells: readonly CellLink[];
}

interface Fault {
  readonly route: string;
  readonly href: string;
  readonly reason: string;
}

/** Broken links stop the build; missing anchors are warnings. */
interface LinkReport {
  readonly broken: readonly Problem[];
  readonly anchors: readonly Problem[];
}

const isInternal = (href: string): boolean => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** Resolves a link on a page to path and anchor without the base path. Undefined if the base path is missing. */
function target(href: string, route: string, basePath: string): { path: string; anchor: string } | undefined {
  const url = new URL(href, `https://site.invalid${basePath}${route}`);
  const path = decodeURIComponent(url.pathname);
  if (basePath && path !== basePath && !path.startsWith(`${basePath}/`)) return undefined;
  return { path: path.slice(basePath.length) || '/', anchor: decodeURIComponent(url.hash.slice(1)) };
}

/** Suggests similar anchors, without the ids of the layout and of React. */
function nearestAnchors(anchor: string, ids: readonly string[]): string {
  const offered = ids.filter((id) => !frameIds.has(id) && !id.startsWith('_'));
  // Prefers an anchor that continues the wrong one: a shortened anchor has a large edit distance to the whole.
  const longer = offered.find((id) => id.toLowerCase().startsWith(anchor.toLowerCase()));
  return longer === undefined ? didYouMean(anchor, offered, (id) => `"#${id}"`) : `Did you mean "#${longer}"?`;
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
      fault: `link to "${href}" is outside the base path "${basePath}/". Use SmartLink or withPrefix in the component that wrote it.`,
    };
  const page = pages.get(to.path);
  // As the author wrote it, without the base path.
  const written = basePath && href.startsWith(`${basePath}/`) ? href.slice(basePath.length) : href;
  if (!page && !fileExists(to.path))
    return { kind: 'broken', fault: `broken link to "${written}". ${missingPageAdvice(to.path, pages.keys())}` };
  if (page && to.anchor && !page.ids.includes(to.anchor))
    return {
      kind: 'anchor',
      fault: `link to "${written}": the page "${to.path}" has no anchor "#${to.anchor}". ${nearestAnchors(to.anchor, page.ids)}`,
    };
  return undefined;
}

/** Finds the document or table, and the line, with a link. Otherwise it is in the layout. */
function locate({ route, href, reason }: Fault, { basePath, sources, cells }: BuiltSite): Problem[] {
  const source = sources.get(route);
  const plain = basePath && href.startsWith(`${basePath}/`) ? href.slice(basePath.length) : href;
  const written = [decodeURIComponent(href), decodeURIComponent(plain)];
  const wrote = ({ name }: Reference): boolean =>
    written.includes(decodeURIComponent(name)) || written.includes(decodeURIComponent(normaliseHref(name)));
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

/** Merges the same fault on several pages. For the layout, names the first page and the number of others. */
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

/** Checks all internal links and resources of the built pages. */
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
