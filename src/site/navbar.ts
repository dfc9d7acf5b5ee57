import type { NavbarItem } from '../model/siteTypes';

/** Top navigation, in order. */
export const navbar: readonly NavbarItem[] = [
  { type: 'sidebar', sidebarId: 'gettingStartedSidebar', label: 'Getting started', position: 'left' },
  { type: 'sidebar', sidebarId: 'hardwareSidebar', label: 'Hardware', position: 'left' },
  { type: 'sidebar', sidebarId: 'softwareSidebar', label: 'Software', position: 'left' },
  { type: 'sidebar', sidebarId: 'teleopSidebar', label: 'Teleop', position: 'left' },
  { type: 'sidebar', sidebarId: 'simulationSidebar', label: 'Simulation', position: 'left' },
  { type: 'sidebar', sidebarId: 'purchaseSidebar', label: 'Purchase', position: 'left' },
  { type: 'link', href: 'https://github.com/enactic/openarm', label: 'GitHub', position: 'right', icon: 'github' },
];
