import type { RecordBlock, RecordSection, SearchIndex, SearchRecords, SearchTexts } from '../contract/searchRecords';
import { packTerms } from './packedTerms';
import { stopWords } from './stopWords';
import { mostCounted } from './ranking';
import { packedFields, textFields } from './sectionIndex';
import { sectionRecords } from './sectionRecords';

const none: readonly RecordBlock[] = [];

/** Stop words are found in headings only: everywhere else they say nothing, and are a sixth of the index. */
const isPacked = (term: string): boolean => term !== '' && !stopWords.has(term);

/** Makes of the records what is searched: their headings, and the terms of their texts instead of the texts. */
export function packIndex({ pages, ...others }: SearchRecords): SearchIndex {
  const fields = sectionRecords(pages).map(textFields);
  const texts = packedFields.flatMap((name) => fields.map((field) => field[name].split(' ').filter(isPacked)));
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
