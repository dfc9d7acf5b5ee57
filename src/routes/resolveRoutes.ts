import { slug } from 'github-slugger';
import * as definitionErrors from '../model/definitionErrors';
import type { CategoryCard, Crumb, NavbarEntry, NavItem, PageChrome, PageLink } from '../model/pageTypes';
import { didYouMean } from '../model/problems';
import type { Problem } from '../model/problems';
import type { CategoryFigure, GeneratedIndex, NavbarItem, Sidebars } from '../model/siteTypes';
import { categoryRoute, firstRoute, leadsTo, navbarFor, resolveNavbar, resolveSidebars, sidebarsFile } from './sidebarTree';
import type { RouteDocument, TreeCategory, TreeNode, TreePage } from './sidebarTree';

/** A documentation page. `section` is its top category. */
interface RouteBase extends PageChrome {
  readonly title: string;
  readonly description: string;
  readonly section: string;
}

interface DocumentRoute extends RouteBase {
  readonly kind: 'document';
  readonly documentId: string;
}

/** Generated page of a category. */
interface CategoryRoute extends RouteBase {
  readonly kind: 'category';
  readonly figure?: CategoryFigure;
  readonly cards: readonly CategoryCard[];
}

/** A documentation page and its chrome. */
export type Route = DocumentRoute | CategoryRoute;

/** Input of `resolveRoutes`. */
export interface RouteInput {
  readonly sidebars: Sidebars;
  readonly navbar: readonly NavbarItem[];
  readonly documents: readonly RouteDocument[];
  /** Ids of documents whose files were refused. They are reported with the files, not as unknown in sidebars. */
  readonly unread?: ReadonlySet<string>;
  /** Sidebar with all sections, which gives order, breadcrumbs and category pages. */
  readonly topSidebarId: string;
}

/** Routes in reading order, the navbar of other pages, and all problems. */
export interface RouteResult {
  readonly routes: readonly Route[];
  readonly navbar: readonly NavbarEntry[];
  readonly problems: readonly Problem[];
}

interface Place {
  readonly route: string;
  readonly label: string;
  readonly documentId?: string;
  readonly category?: TreeCategory;
  readonly index?: GeneratedIndex;
  readonly crumbs: readonly Crumb[];
  readonly section: string;
}

function places(nodes: readonly TreeNode[], crumbs: readonly Crumb[], section: string | undefined): Place[] {
  return nodes.flatMap((node): Place[] => {
    if (node.type === 'link') return [];
    if (node.type === 'page') {
      return [
        {
          route: node.route,
          label: node.label,
          documentId: node.documentId,
          crumbs: [...crumbs, { label: node.label }],
          section: section ?? node.label,
        },
      ];
    }
    // A section without a page links to its first page.
    const href = categoryRoute(node) ?? (section === undefined ? firstRoute(node) : undefined);
    const own = section ?? node.label;
    const below = places(node.items, [...crumbs, { label: node.label, ...(href ? { href } : {}) }], own);
    const at = { label: node.label, category: node, crumbs: [...crumbs, { label: node.label }], section: own };
    if (node.page) return [{ ...at, route: node.page.route, documentId: node.page.documentId }, ...below];
    if (node.index) return [{ ...at, route: node.index.route, index: node.index }, ...below];
    return below;
  });
}

/** The sidebar for one page, with its current item and expanded groups. */
function sidebarFor(nodes: readonly TreeNode[], current: string): NavItem[] {
  return nodes.map((node): NavItem => {
    if (node.type === 'link') return { type: 'link', label: node.label, href: node.href };
    if (node.type === 'page')
      return { type: 'link', label: node.label, href: node.route, ...(node.route === current ? { current: true } : {}) };
    const href = categoryRoute(node);
    return {
      type: 'category',
      label: node.label,
      ...(href ? { href } : {}),
      ...(href === current ? { current: true } : {}),
      open: node.open || leadsTo(node).includes(current),
      items: sidebarFor(node.items, current),
    };
  });
}

type ById = ReadonlyMap<string, RouteDocument>;

const pageCard = ({ label, route, documentId }: TreePage, documents: ById): CategoryCard => ({
  label,
  href: route,
  description: documents.get(documentId)?.frontmatter.description ?? null,
  count: null,
});

const linkCard = ({ label, href }: PageLink): CategoryCard => ({ label, href, description: null, count: null });

/** Cards of all pages below a node. */
function pageCards(node: TreeNode, documents: ById): CategoryCard[] {
  if (node.type === 'page') return [pageCard(node, documents)];
  if (node.type === 'link') return [linkCard(node)];
  const own = node.page ? [pageCard(node.page, documents)] : node.index ? [linkCard({ label: node.label, href: node.index.route })] : [];
  return [...own, ...node.items.flatMap((item) => pageCards(item, documents))];
}

function cards(category: TreeCategory, documents: ById): CategoryCard[] {
  return category.items.flatMap((node): CategoryCard[] => {
    if (node.type !== 'category') return pageCards(node, documents);
    const href = firstRoute(node);
    if (href === undefined) return [];
    const { label } = node;
    const description = node.page ? pageCard(node.page, documents).description : null;
    const count = places([node], [], undefined).length;
    return [{ label, href, description, count, id: slug(label), pages: pageCards(node, documents) }];
  });
}

/** For each document or page its sidebar: the first that isn't a combination of others. */
function owners(trees: ReadonlyMap<string, TreeNode[]>, topSidebarId: string): Map<string, string> {
  const result = new Map<string, string>();
  for (const [id, nodes] of trees) {
    if (id === topSidebarId) continue;
    for (const { route } of places(nodes, [], '')) if (!result.has(route)) result.set(route, id);
  }
  return result;
}

function placeProblems(all: readonly Place[], documents: readonly RouteDocument[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, Place>();
  for (const place of all) {
    const before = seen.get(place.route);
    if (before)
      problems.push({
        file: sidebarsFile,
        message: `two items lead to the route "${place.route}": "${before.label}" and "${place.label}". Keep one.`,
      });
    seen.set(place.route, place);
  }
  const named = new Set(all.map(({ documentId }) => documentId));
  for (const { id, file } of documents) {
    if (!named.has(id))
      problems.push({
        file,
        message: `no sidebar lists this document. Add '${id}' to a sidebar in ${sidebarsFile} that topSidebar includes, or delete the file.`,
      });
  }
  if (documents.length === 0) problems.push({ file: 'content/docs', message: definitionErrors.noDocsData('default') });
  return problems;
}

const isDocument = ({ documentId }: Place): boolean => documentId !== undefined;

const toLink = ({ label, route }: Place): PageLink => ({ label, href: route });

/**
 * Builds the routes from definitions and documents: path, breadcrumbs, previous and next page, sidebar. Pure: reads no files and never
 * throws; mistakes are in `problems`.
 */
export function resolveRoutes({ sidebars, navbar, documents, unread = new Set(), topSidebarId }: RouteInput): RouteResult {
  const { trees, problems: sidebarProblems } = resolveSidebars(sidebars, documents, unread);
  const { entries, problems: navbarProblems } = resolveNavbar(navbar, trees);
  const top = trees.get(topSidebarId);
  const problems = [...sidebarProblems, ...navbarProblems];
  if (!top)
    problems.push({
      file: sidebarsFile,
      message: `${definitionErrors.sidebarNotFound('the site', topSidebarId)} ${didYouMean(topSidebarId, trees.keys())}`,
    });
  const all = places(top ?? [], [], undefined);
  problems.push(...placeProblems(all, documents));
  const byId = new Map(documents.map((document) => [document.id, document]));
  const sidebarOf = owners(trees, topSidebarId);
  const unique = all.filter(({ route }, index) => all.findIndex((place) => place.route === route) === index);
  const routes = unique.map((place): Route => {
    const sidebarId = sidebarOf.get(place.route) ?? topSidebarId;
    const { route, crumbs, section } = place;
    const position = all.indexOf(place);
    // Category pages are not part of the previous/next chain, but link into it.
    const previous = place.documentId === undefined ? undefined : all.slice(0, position).findLast(isDocument);
    const next = all.slice(position + 1).find(isDocument);
    const base = {
      route,
      section,
      sidebarId,
      // A category page that is only in the top sidebar belongs to the section of its documents.
      navbar: navbarFor(entries, place.index && !sidebarOf.has(route) ? (sidebarOf.get(next?.route ?? '') ?? '') : sidebarId),
      sidebar: sidebarFor(trees.get(sidebarId) ?? [], route),
      breadcrumbs: crumbs.map((crumb) => (crumb.href === route ? { label: crumb.label } : crumb)),
      previous: previous ? toLink(previous) : null,
      next: next ? toLink(next) : null,
    };
    if (place.documentId !== undefined) {
      const document = byId.get(place.documentId);
      return {
        ...base,
        kind: 'document',
        documentId: place.documentId,
        title: document?.frontmatter.title ?? place.label,
        description: document?.frontmatter.description ?? '',
      };
    }
    const { index, category } = place;
    return {
      ...base,
      kind: 'category',
      title: index?.title ?? place.label,
      description: index?.description ?? '',
      ...(index?.figure ? { figure: index.figure } : {}),
      cards: category ? cards(category, byId) : [],
    };
  });
  return { routes, navbar: navbarFor(entries, ''), problems };
}
