import { footer, footerLine } from './footer';
import { navbar } from './navbar';
import { settings } from './settings';
import { sidebars } from './sidebars';
import { tableDefinitions } from './tableDefinitions';

/** Everything that defines this site's routes and data, in one object for the build. */
export const definitions = {
  sidebars,
  topSidebarId: 'topSidebar',
  navbar,
  footer,
  footerLine,
  settings,
  tables: tableDefinitions,
} as const;
