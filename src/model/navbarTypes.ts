/** A link to the first page of a sidebar. */
export interface NavbarSidebarItem {
  readonly type: 'sidebar';
  readonly sidebarId: string;
  readonly label: string;
  readonly position: 'left' | 'right';
}

/** A link out of the site, or to a fixed path. */
export interface NavbarLinkItem {
  readonly type: 'link';
  readonly href: string;
  readonly label: string;
  readonly position: 'left' | 'right';
  readonly icon?: 'github';
}

/** One entry of the navbar. */
export type NavbarItem = NavbarSidebarItem | NavbarLinkItem;

/** Types an entry may have, for messages. */
export const navbarItemTypes: readonly NavbarItem['type'][] = ['sidebar', 'link'];
