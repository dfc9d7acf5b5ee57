import type { SearchHit } from '../../contract/searchTypes';
import { localPath, routeOf } from '../address/searchAddress';
import { headingOf, titleOf } from '../messages/hitText';

/** A place on a page where a query was found; texts are HTML-escaped, with `<mark>` around matches. */
interface FoundPlace {
  readonly id: string;
  readonly path: string;
  /** Heading of the place; null for the page itself. */
  readonly heading: string | null;
  readonly text: string | null;
}

/** A page with the places where a query was found. */
export interface FoundPage {
  readonly path: string;
  readonly section: string;
  readonly title: string;
  readonly places: readonly FoundPlace[];
}

/** Hits by page, pages and places in the order of their best hits. */
export function groupHits(hits: readonly SearchHit[]): FoundPage[] {
  const pages = new Map<string, FoundPage & { places: FoundPlace[] }>();
  for (const hit of hits) {
    const path = localPath(hit.url);
    const page = routeOf(hit);
    const found = pages.get(page) ?? {
      path: page,
      section: hit.hierarchy.lvl0 ?? '',
      title: titleOf(hit) ?? page,
      places: [],
    };
    pages.set(page, found);
    const text = hit._snippetResult?.content?.value ?? null;
    const heading = headingOf(hit);
    if (heading !== null || text) found.places.push({ id: hit.objectID, path, heading, text });
  }
  return [...pages.values()];
}
