import type { RecordBlock, RecordSection, SearchIndex, SearchRecords, SearchTexts } from '../contract/searchRecords';
import { textRanges } from './fields';
import { packTerms } from './packedTerms';
import { mostCounted } from './ranking';
import { rangeTexts, recordTerms } from './recordTerms';

const none: readonly RecordBlock[] = [];

/** Makes of the records what is searched: their headings, and the terms of their texts instead of the texts. */
export function packIndex({ pages, ...others }: SearchRecords, terms = recordTerms(pages)): SearchIndex {
  return {
    ...others,
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map(([level, heading, anchor]): RecordSection => [level, heading, anchor, none]),
    })),
    terms: packTerms(rangeTexts(terms, textRanges), mostCounted),
  };
}

/** Takes the texts from the records: what results show. */
export const textsOf = ({ pages }: Pick<SearchRecords, 'pages'>): SearchTexts =>
  pages.flatMap(({ sections }) => sections.map(([, , , blocks]) => blocks));
