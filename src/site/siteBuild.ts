import { site } from './site';

/** Facts about the build, for the code of pages. */
export interface SiteBuild {
  /** Last year of the copyright line. */
  readonly year: number;
  /** Whether there are feeds to link to. */
  readonly hasPosts: boolean;
  /** Whether there are books to link to. */
  readonly hasBooks: boolean;
  /** Hash of the styles in every page, so that a change of styles rewrites all pages. */
  readonly styles: string;
}

/** Replaced by the bundler, and undefined outside bundles. */
declare const __SITE_BUILD__: SiteBuild | undefined;

/** The build that made this code. */
export const siteBuild: SiteBuild =
  typeof __SITE_BUILD__ === 'undefined' ? { year: site.copyrightFrom, hasPosts: false, hasBooks: false, styles: '' } : __SITE_BUILD__;
