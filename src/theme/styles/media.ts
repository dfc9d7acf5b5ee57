/** Width in px above which sidebar and contents stand beside the text, in letters of the usual size; below it there is the drawer. */
export const desktopBreakpoint = 996;

/** Width in px above which they have their full width. */
const wideBreakpoint = 1200;

/** Least height in rem of a window in which a second bar below the navbar leaves room for the text. */
const twoBarsHeight = 20;

/**
 * A width as a query asks for it. All that stands on a page grows with the reader's own size of text, so widths have to: in px, a window would be
 * wide enough for bars and columns that letters of twice the size push out of it.
 */
const inText = (px: number): string => `${px / 16}em`;

/** Asks whether sidebar and contents stand beside the text. */
export const desktopQuery = `(min-width: ${inText(desktopBreakpoint + 1)})`;

/** Media queries, so that no component writes a breakpoint of its own. */
export const media = {
  narrow: `@media (max-width: ${inText(desktopBreakpoint)})`,
  narrowAndHigh: `@media (max-width: ${inText(desktopBreakpoint)}) and (min-height: ${twoBarsHeight}rem)`,
  belowWide: `@media (max-width: ${inText(wideBreakpoint - 1)})`,
  phone: `@media (max-width: ${inText(600)})`,
  /** A phone on which the reader's own text size is a quarter larger or more: an em of a query is that size. */
  largeText: '@media (max-width: 17.9em)',
  /** A screen that is large for the reader's size of text. */
  large: '@media screen and (min-width: 62em) and (min-height: 40em)',
  /** A finger is the pointer: what is pressed is 44 px wide and high at least. */
  touch: '@media (pointer: coarse)',
  screen: '@media screen',
  print: '@media print',
  /** The reader's own few colours take the place of the page's. */
  forcedColours: '@media (forced-colors: active)',
  /** Where a colour alone tells nothing. */
  withoutColours: '@media print, (forced-colors: active)',
} as const;

/** Layers above the page, lowest first. */
export const layer = { hint: 2, backToTop: 5, contents: 6, navbar: 10, step: 12, routeStatus: 15, skipLink: 20 } as const;
