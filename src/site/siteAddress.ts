import { site } from './site';

/** Gatsby puts the base path in here when it bundles the pages; outside a bundle there is none. */
declare const __BASE_PATH__: string | undefined;

/** Path below which the site is served: "" at the root, "/docs" below a folder. The build is told with BASE_PATH. */
export const basePath = typeof __BASE_PATH__ === 'undefined' ? (process.env.BASE_PATH ?? '').replace(/\/+$/, '') : __BASE_PATH__;

/** Absolute address of a path of this site, base path included. */
export const siteAddress = (path: string): string => `${site.url}${basePath}${path}`;
