import { footer, footerLine } from './footer';
import { navbar } from './navbar';
import { settings } from './settings';
import { sidebars } from './sidebars';
import { site } from './site';
import { tableDefinitions } from './tableDefinitions';

/** All definitions of this site's routes and data. */
export const definitions = {
  sidebars,
  topSidebarId: 'topSidebar',
  navbar,
  footer,
  footerLine,
  settings,
  site,
  tables: tableDefinitions,
} as const;
