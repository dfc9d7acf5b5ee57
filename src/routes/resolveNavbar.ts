import * as definitionErrors from '../model/definitionErrors';
import type { NavbarEntry } from '../model/pageTypes';
import { didYouMean } from '../model/problems';
import type { Problem } from '../model/problems';
import type { NavbarItem } from '../model/siteTypes';
import type { TreeCategory, TreeNode } from './sidebarTree';

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
