import { addressMistake } from '../model/addresses';
import * as definitionErrors from '../model/definitionErrors';
import { itemsOf } from '../model/definitionItems';
import { isObject } from '../model/isObject';
import type { NavbarEntry } from '../model/pageTypes';
import { didYouMean } from '../model/problems';
import type { Problem } from '../model/problems';
import { navbarItemTypes } from '../model/siteTypes';
import type { NavbarItem } from '../model/siteTypes';
import type { TreeCategory, TreeNode } from './sidebarTree';

const navbarFile = 'src/site/navbar.ts';

/** The address of a category: its own page, or its generated one. */
export const categoryRoute = ({ page, index }: TreeCategory): string | undefined => page?.route ?? index?.route;

/** An item of the navbar; one that leads to a sidebar has its id. */
type Entry = NavbarEntry & { readonly sidebarId?: string };

/** The address that an entry of a sidebar leads to: its own, or the first below it. */
export function firstRoute(node: TreeNode): string | undefined {
  if (node.type === 'page') return node.route;
  if (node.type === 'link') return node.href;
  return categoryRoute(node) ?? node.items.map(firstRoute).find((route) => route !== undefined);
}

/** Items of the navbar with the addresses they lead to, and what is wrong with them. An item of a sidebar leads to its first page. */
export function resolveNavbar(
  items: readonly NavbarItem[],
  trees: ReadonlyMap<string, TreeNode[]>,
): { entries: Entry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const entries = itemsOf(items).flatMap((item): Entry[] => {
    if (!isObject(item)) {
      problems.push({ file: navbarFile, message: definitionErrors.notAnObject('the navbar') });
      return [];
    }
    const { label, position } = item;
    switch (item.type) {
      case 'link': {
        const href: unknown = item.href;
        if (typeof href !== 'string' || href.trim() === '') {
          problems.push({ file: navbarFile, message: definitionErrors.noNavbarTarget(label) });
          return [];
        }
        const mistake = addressMistake(href);
        if (mistake === undefined) return [{ type: 'link', label, position, href, ...(item.icon ? { icon: item.icon } : {}) }];
        problems.push({ file: navbarFile, message: `navbar item "${label}": the link "${href}" ${mistake}` });
        return [];
      }
      case 'sidebar': {
        const tree = trees.get(item.sidebarId);
        const href = tree?.map(firstRoute).find((route) => route !== undefined);
        if (!tree)
          problems.push({
            file: navbarFile,
            message: `${definitionErrors.sidebarNotFound(`navbar item "${label}"`, item.sidebarId)} ${didYouMean(item.sidebarId, trees.keys())}`,
          });
        else if (href === undefined)
          problems.push({ file: navbarFile, message: `navbar item "${label}": sidebar "${item.sidebarId}" has no page to link to.` });
        return href === undefined ? [] : [{ type: 'section', label, position, href, sidebarId: item.sidebarId }];
      }
      default: {
        const unknown: { label?: unknown; type?: unknown } = item satisfies never;
        problems.push({
          file: navbarFile,
          message: definitionErrors.unknownNavbarType(String(unknown.label), String(unknown.type), navbarItemTypes),
        });
        return [];
      }
    }
  });
  return { entries, problems };
}

/** The navbar of a page: the item of its sidebar is active. */
export const navbarFor = (entries: readonly Entry[], sidebarId: string): NavbarEntry[] =>
  entries.map(({ sidebarId: own, ...entry }) => (own !== undefined && own === sidebarId ? { ...entry, active: true } : entry));
