/** Whether the reader prefers reduced motion. */
export const wantsStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Width in px, at the default text size, above which sidebar and table of contents are beside the text. Below it there is the drawer. */
const desktopBreakpoint = 996;

/** Width in px above which both have their full width. */
const wideBreakpoint = 1200;

/** Width in px above which a build guide has drawings and words side by side, and its contents beside both. */
const workbenchBreakpoint = 1500;

/** Minimum window height in rem for a second sticky bar below the navbar. */
const twoBarsHeight = 28;

/**
 * A width for a media query, in em. Everything on a page grows with the reader's text size, so breakpoints must, too: in px, a window could
 * count as wide although its columns no longer fit.
 */
const inText = (px: number): string => `${px / 16}em`;

/** Media query for windows with sidebar and table of contents beside the text. */
export const desktopQuery = `(min-width: ${inText(desktopBreakpoint + 1)})`;

/** Media queries, so that no component has its own breakpoint. */
export const media = {
  narrow: `@media (max-width: ${inText(desktopBreakpoint)})`,
  narrowAndHigh: `@media (max-width: ${inText(desktopBreakpoint)}) and (min-height: ${twoBarsHeight}rem)`,
  belowWide: `@media (max-width: ${inText(wideBreakpoint - 1)})`,
  /** A window in which a build guide has its drawings beside the words. */
  workbench: `@media screen and (min-width: ${inText(wideBreakpoint)})`,
  /** The same, without space for the table of contents. */
  narrowWorkbench: `@media screen and (min-width: ${inText(wideBreakpoint)}) and (max-width: ${inText(workbenchBreakpoint - 1)})`,
  /** A window high enough for a second sticky bar. */
  high: `@media screen and (min-height: ${twoBarsHeight}rem)`,
  phone: `@media (max-width: ${inText(600)})`,
  /** A phone with text at least a quarter larger than the default, since em in queries is the reader's text size. */
  largeText: '@media (max-width: 17.9em)',
  /** A screen that is large relative to the reader's text size. */
  large: '@media screen and (min-width: 62em) and (min-height: 40em)',
  /** Touch input: targets are at least 44 px wide and high. */
  touch: '@media (pointer: coarse)',
  screen: '@media screen',
  print: '@media print',
  /** Forced-colors mode. */
  forcedColours: '@media (forced-colors: active)',
  /** Where colour can't be relied on. */
  withoutColours: '@media print, (forced-colors: active)',
} as const;

/** z-index layers above the page, lowest first. */
export const layer = { hint: 2, backToTop: 5, contents: 6, navbar: 10, step: 12, routeStatus: 15, skipLink: 20 } as const;
