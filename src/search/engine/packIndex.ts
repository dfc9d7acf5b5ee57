import type { RecordBlock, RecordSection, SearchIndex, SearchRecords, SearchTexts } from '../contract/searchRecords';
import { textFields, textTerms } from './fields';
import { packTerms } from './packedTerms';
import { mostCounted } from './ranking';
import { sectionRecords } from './sectionRecords';
import { stopWords } from './stopWords';

const none: readonly RecordBlock[] = [];

/** Stop words are found in headings only: everywhere else they say nothing, and are a sixth of the index. */
const isPacked = (term: string): boolean => term !== '' && !stopWords.has(term);

/** Makes of the records what is searched: their headings, and the terms of their texts instead of the texts. */
export function packIndex({ pages, ...others }: SearchRecords): SearchIndex {
  const records = sectionRecords(pages).map(textTerms);
  const texts = textFields.flatMap((name) => records.map((terms) => terms[name].filter(isPacked)));
  return {
    ...others,
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map(([level, heading, anchor]): RecordSection => [level, heading, anchor, none]),
    })),
    terms: packTerms(texts, mostCounted),
  };
}

/** Takes the texts from the records: what results show. */
export const textsOf = ({ pages }: Pick<SearchRecords, 'pages'>): SearchTexts =>
  pages.flatMap(({ sections }) => sections.map(([, , , blocks]) => blocks));
