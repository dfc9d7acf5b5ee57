import { site } from './site';

/** Replaced with the base path in bundles, and undefined outside them. */
declare const __BASE_PATH__: string | undefined;

/** Base path: "" at the root, or "/docs" in a folder. Set with BASE_PATH at build time. */
export const basePath = typeof __BASE_PATH__ === 'undefined' ? (process.env.BASE_PATH ?? '').replace(/\/+$/, '') : __BASE_PATH__;

/** Absolute URL of a path of this site, base path included. */
export const siteAddress = (path: string): string => `${site.url}${basePath}${path}`;
