import { makeIndex, textsOf } from '../../../search/engine/makeIndex';
import type { SiteData } from '../siteData';

const records = { pages: [], failures: [], answers: [], words: [], dictionary: [], stops: [] };

/** Data of a site without pages. */
export const emptySiteData: SiteData = {
  address: 'https://example.org',
  updated: null,
  pages: [],
  tables: [],
  guides: [],
  order: null,
  can: null,
  search: { index: makeIndex(records), texts: textsOf(records) },
};
