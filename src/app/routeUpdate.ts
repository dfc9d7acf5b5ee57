import type { RouteUpdateArgs } from 'gatsby';
import { searchedQuery } from '../search/interface/marks/searchedState';
import { finishRouteChange } from './navigation';
import { updatePrintedAttributes } from './printing';
import { noteShownPage, openTarget } from './readersPlace';

/** The router's location with its state, which Gatsby's type omits. */
type RouterLocation = RouteUpdateArgs['location'] & { readonly state?: unknown };

let marked = false;

/** Resolves after the next paint. The router moves the focus then, and the search mark must come after that. */
const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

/** Marks the place that a search result leads to, and removes the mark on the next route change. */
function markSearched({ location, prevLocation }: RouteUpdateArgs): void {
  const query = prevLocation ? searchedQuery((location as RouterLocation).state) : null;
  if (query === null && !marked) return;
  marked = query !== null;
  Promise.all([import('../search/interface/marks/markPlace'), painted()]).then(
    ([{ markPlace, unmarkPlace }]) => (query === null ? unmarkPlace() : markPlace(location.hash, query)),
    // If its code doesn't load there is no mark, but the reader is at the right place.
    () => undefined,
  );
}

/** Runs after each route change, and once when the first page has hydrated. */
export function onRouteUpdated(args: RouteUpdateArgs): void {
  finishRouteChange();
  noteShownPage(args.location);
  if (args.prevLocation) updatePrintedAttributes();
  openTarget(args.location.hash);
  markSearched(args);
}
