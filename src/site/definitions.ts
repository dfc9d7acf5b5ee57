import { navbar } from './navbar';
import { sidebars } from './sidebars';
import { tableDefinitions } from './tableDefinitions';

/** Everything that defines this site's routes and data, in one object for the build. */
export const definitions = { sidebars, topSidebarId: 'topSidebar', navbar, tables: tableDefinitions } as const;
