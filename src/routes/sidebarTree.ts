import type { DocumentFile } from '../content/sources/documentFile';
import { entryOf } from '../model/definitionItems';
import * as definitionErrors from '../model/definitionErrors';
import type { NavbarEntry } from '../model/pageTypes';
import { didYouMean } from '../model/problems';
import type { Problem } from '../model/problems';
import type { GeneratedIndex, NavbarItem, SidebarItem, Sidebars } from '../model/siteTypes';

/** The fields of a document that sidebars need. */
export type RouteDocument = Pick<DocumentFile, 'id' | 'route' | 'file' | 'frontmatter'>;

/** A page in a resolved sidebar. */
export interface TreePage {
  readonly type: 'page';
  readonly label: string;
  readonly route: string;
  readonly documentId: string;
}

/** An external link in a resolved sidebar. */
interface TreeLink {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
}

/** A category in a resolved sidebar. */
export interface TreeCategory {
  readonly type: 'category';
  readonly label: string;
  readonly open: boolean;
  readonly page?: TreePage;
  readonly index?: GeneratedIndex;
  readonly items: readonly TreeNode[];
}

/** An item of a resolved sidebar. */
export type TreeNode = TreePage | TreeLink | TreeCategory;

/** File with the sidebars, for messages. */
export const sidebarsFile = 'src/site/sidebars.ts';

interface Context {
  readonly sidebars: Sidebars;
  readonly documents: ReadonlyMap<string, RouteDocument>;
  readonly unread: ReadonlySet<string>;
  readonly problems: Problem[];
}

function page(sidebarId: string, id: string, label: string | undefined, context: Context): TreePage[] {
  const document = context.documents.get(id);
  if (!document && !context.unread.has(id))
    context.problems.push({
      file: sidebarsFile,
      message: `${definitionErrors.documentNotFound(sidebarId, id)} ${didYouMean(id, context.documents.keys())}`,
    });
  if (!document) return [];
  const { title, sidebarLabel = title } = document.frontmatter;
  return [{ type: 'page', label: label ?? sidebarLabel, route: document.route, documentId: id }];
}

/** Routes of a node and everything below it. */
export function leadsTo(node: TreeNode): string[] {
  if (node.type === 'page') return [node.route];
  if (node.type === 'link') return [node.href];
  return [...(node.page ? [node.page.route] : []), ...(node.index ? [node.index.route] : []), ...node.items.flatMap(leadsTo)];
}

function category(
  sidebarId: string,
  item: Extract<SidebarItem, { type: 'category' }>,
  context: Context,
  path: readonly string[],
): TreeCategory[] {
  const before = context.problems.length;
  const items = item.items.flatMap((child) => resolveItem(sidebarId, child, context, path));
  const [own] = item.link?.type === 'doc' ? page(sidebarId, item.link.id, item.label, context) : [];
  const index = item.link?.type === 'generated' ? item.link : undefined;
  const node: TreeCategory = {
    type: 'category',
    label: item.label,
    open: item.open ?? false,
    ...(own ? { page: own } : {}),
    ...(index ? { index } : {}),
    items,
  };
  if (leadsTo(node).length === 0 && context.problems.length === before) {
    context.problems.push({ file: sidebarsFile, message: definitionErrors.noLinkTarget(sidebarId, item.label) });
  }
  return [node];
}

function resolveItem(sidebarId: string, item: SidebarItem, context: Context, path: readonly string[]): TreeNode[] {
  if (typeof item === 'string') return page(sidebarId, item, undefined, context);
  switch (item.type) {
    case 'doc':
      return page(sidebarId, item.id, item.label, context);
    case 'category':
      return category(sidebarId, item, context, path);
    case 'link':
      return [{ type: 'link', label: item.label, href: item.href }];
    case 'sidebar':
      return resolveSidebar(item.id, `sidebar "${sidebarId}"`, context, path);
  }
}

function resolveSidebar(id: string, where: string, context: Context, path: readonly string[]): TreeNode[] {
  const items = entryOf(context.sidebars, id);
  if (!items) {
    context.problems.push({
      file: sidebarsFile,
      message: `${definitionErrors.sidebarNotFound(where, id)} ${didYouMean(id, Object.keys(context.sidebars))}`,
    });
    return [];
  }
  if (path.includes(id)) {
    const loop = path.slice(path.indexOf(id));
    context.problems.push({
      file: sidebarsFile,
      message: `sidebar "${id}" contains itself through ${loop.map((name) => `"${name}"`).join(', ')}. Remove one of the references.`,
    });
    return [];
  }
  return items.flatMap((item) => resolveItem(id, item, context, [...path, id]));
}

/** Resolves all names in valid sidebars. Reports a problem within a sidebar once, even if it is referenced several times. */
export function resolveSidebars(
  sidebars: Sidebars,
  documents: readonly RouteDocument[],
  unread: ReadonlySet<string>,
): { trees: Map<string, TreeNode[]>; problems: Problem[] } {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const all: Problem[] = [];
  const trees = new Map(
    Object.keys(sidebars).map((id) => {
      const context: Context = { sidebars, documents: byId, unread, problems: all };
      return [id, resolveSidebar(id, '', context, [])] as const;
    }),
  );
  const seen = new Set<string>();
  const problems = all.filter(({ message }) => !seen.has(message) && seen.add(message));
  return { trees, problems };
}

/** Address of a category's own or generated page. */
export const categoryRoute = ({ page, index }: TreeCategory): string | undefined => page?.route ?? index?.route;

/** A navbar item; with the id of the sidebar that it leads to. */
type Entry = NavbarEntry & { readonly sidebarId?: string };

/** Address that a sidebar node leads to: its own, or the first below it. */
export function firstRoute(node: TreeNode): string | undefined {
  if (node.type === 'page') return node.route;
  if (node.type === 'link') return node.href;
  return categoryRoute(node) ?? node.items.map(firstRoute).find((route) => route !== undefined);
}

/** Resolves the items of a valid navbar to addresses. An item for a sidebar leads to its first page. */
export function resolveNavbar(
  items: readonly NavbarItem[],
  trees: ReadonlyMap<string, TreeNode[]>,
): { entries: Entry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (message: string): void => void problems.push({ file: 'src/site/navbar.ts', message });
  const entries = items.flatMap((item): Entry[] => {
    if (item.type === 'link') return [item];
    const { label, position, sidebarId } = item;
    const tree = trees.get(sidebarId);
    const href = tree?.map(firstRoute).find((route) => route !== undefined);
    if (!tree) report(`${definitionErrors.sidebarNotFound(`navbar item "${label}"`, sidebarId)} ${didYouMean(sidebarId, trees.keys())}`);
    else if (href === undefined) report(`navbar item "${label}": sidebar "${sidebarId}" has no page to link to.`);
    return href === undefined ? [] : [{ type: 'section', label, position, href, sidebarId }];
  });
  return { entries, problems };
}

/** The navbar of a page, with the item of its sidebar marked as active. */
export const navbarFor = (entries: readonly Entry[], sidebarId: string): NavbarEntry[] =>
  entries.map(({ sidebarId: own, ...entry }) => (own !== undefined && own === sidebarId ? { ...entry, active: true } : entry));
