/** What Gatsby tells about a route change when it asks whether to scroll. */
interface ScrollQuestion {
  /** Missing on the first page. */
  readonly prevRouterProps?: { readonly location: { readonly pathname: string } } | undefined;
  readonly routerProps: {
    readonly location: { readonly pathname: string; readonly hash: string; readonly key?: string; readonly action?: string };
  };
  readonly getSavedScrollPosition: (location: object, key?: string) => readonly [number, number | null | undefined] | null | undefined;
}

/**
 * Back and forward return to where the reader was, even where the address has an anchor: Gatsby by itself would go to
 * the anchor again. Returns whether Gatsby is to scroll.
 */
export function shouldUpdateScroll({ prevRouterProps, routerProps: { location }, getSavedScrollPosition }: ScrollQuestion): boolean {
  // Only links set an action: Gatsby notes it on another object when the reader goes back or forward.
  if (location.action === 'PUSH' || !prevRouterProps) return true;
  // Between anchors of one page the browser itself returns to the place.
  if (prevRouterProps.location.pathname === location.pathname) return false;
  const top = getSavedScrollPosition(location, location.key)?.[1];
  if (!location.hash || typeof top !== 'number') return true;
  window.scrollTo(0, top);
  return false;
}
