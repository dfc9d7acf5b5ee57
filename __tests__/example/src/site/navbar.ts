import type { NavbarItem } from '../model/siteTypes';

/** Top navigation, in order. */
export const navbar: readonly NavbarItem[] = [
  { type: 'sidebar', sidebarId: 'gettingStartedSidebar', label: 'Getting started', position: 'left' },
  { type: 'sidebar', sidebarId: 'hardwareSidebar', label: 'Hardware', position: 'left' },
  { type: 'sidebar', sidebarId: 'softwareSidebar', label: 'Software', position: 'left' },
  { type: 'sidebar', sidebarId: 'purchaseSidebar', label: 'Purchase', position: 'left' },
  { type: 'link', href: 'https://code.example/twig/twig', label: 'Source', position: 'right', icon: 'github' },
];
