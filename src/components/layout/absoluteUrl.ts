import { withPrefix } from 'gatsby';
import { site } from '../../site/site';

/** Absolute address of a path of this site, base path included. */
export const absoluteUrl = (path: string): string => `${site.url}${withPrefix(path)}`;
