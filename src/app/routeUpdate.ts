import type { RouteUpdateArgs } from 'gatsby';
import { searchedQuery } from '../search/interface/marks/searchedState';
import { finishRouteChange } from './navigation';
import { updatePrintedAttributes } from './printing';
import { openTarget } from './readersPlace';

/** The router's location, whose state Gatsby's type leaves out. */
type RouterLocation = RouteUpdateArgs['location'] & { readonly state?: unknown };

let marked = false;

/** After the page is painted the router moves the focus to it: the place of a result takes it over then, not before. */
const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

/** Marks the place where a search result leads, and takes the mark away when the reader goes on. */
function markSearched({ location, prevLocation }: RouteUpdateArgs): void {
  const query = prevLocation ? searchedQuery((location as RouterLocation).state) : null;
  if (query === null && !marked) return;
  marked = query !== null;
  Promise.all([import('../search/interface/marks/markPlace'), painted()]).then(
    ([{ markPlace, unmarkPlace }]) => (query === null ? unmarkPlace() : markPlace(location.hash, query)),
    // Without its code there is no mark; the reader is at the right place all the same.
    () => undefined,
  );
}

/** After a change of route, and once when the first page has hydrated. */
export function onRouteUpdated(args: RouteUpdateArgs): void {
  finishRouteChange();
  if (args.prevLocation) updatePrintedAttributes();
  openTarget(args.location.hash);
  markSearched(args);
}
