import { figureNames } from '../content/parse/references';
import { lastUpdates } from '../content/sources/gitHistory';
import { photoAddress, plainWidth } from '../model/photo';
import type { Page } from '../routes/page';
import type { Site } from '../routes/loadSite';
import { basePath } from '../site/siteAddress';

/** A page with facts about its files: addresses of its drawings, and when it last changed. */
export interface PublicPage extends Page {
  /** Addresses of its drawings by name. */
  readonly figures: ReadonlyMap<string, string>;
  readonly lastUpdated: Date | null;
}

/** Public path of a drawing or photo; empty if it doesn't exist. Of a photo, the file for readers that can't choose. */
export function pictureAddress(name: string, { drawings, photos }: Pick<Site, 'drawings' | 'photos'>): string {
  const photo = photos.get(name);
  const address = photo ? photoAddress(photo, plainWidth(photo), 'jpg') : drawings.get(name)?.address;
  return address === undefined ? '' : basePath + address;
}

/** All pages with their facts, in registry order. A date given by the author takes precedence over that of the file. */
export function publicPages(site: Pick<Site, 'pages' | 'history' | 'drawings' | 'photos'>): PublicPage[] {
  const dates = lastUpdates(site.history.commits);
  return site.pages.map((page) => ({
    ...page,
    figures: new Map(page.text ? figureNames(page.text.filled).map((name) => [name, pictureAddress(name, site)]) : []),
    lastUpdated: page.updated ?? dates.get(page.text?.file ?? '') ?? null,
  }));
}
