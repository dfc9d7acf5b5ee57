import { site } from './site';

/** What the pages' code is told of the build that made it. */
export interface SiteBuild {
  /** Last year of the copyright line. */
  readonly year: number;
  /** Whether there are feeds to point to. */
  readonly hasPosts: boolean;
  /** Whether there are books to point to. */
  readonly hasBooks: boolean;
  /** Names the styles that every page holds, so that all pages are written again when these change. */
  readonly styles: string;
}

/** Put in by the bundler; there is none where the code runs outside a bundle. */
declare const __SITE_BUILD__: SiteBuild | undefined;

/** The build that made this code. */
export const siteBuild: SiteBuild =
  typeof __SITE_BUILD__ === 'undefined' ? { year: site.copyrightFrom, hasPosts: false, hasBooks: false, styles: '' } : __SITE_BUILD__;
