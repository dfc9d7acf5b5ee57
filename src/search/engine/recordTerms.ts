import type { RecordPage } from '../contract/searchRecords';
import { headingTerms, pageTerms, textTerms } from './fields';
import type { TextRange } from './fields';
import type { Field } from './ranking';
import { sectionRecords } from './sectionRecords';
import { stopWords } from './stopWords';

/** The terms of a record by field. */
export type RecordTerms = Readonly<Record<Field, readonly string[]>>;

/** Stop words are found in headings only: everywhere else they say nothing, and are a sixth of the index. */
const withoutStopWords = (terms: readonly string[]): string[] => terms.filter((term) => !stopWords.has(term));

/** The terms of all records of each page. */
export function recordTerms(pages: readonly RecordPage[]): RecordTerms[][] {
  return pages.map((page) =>
    sectionRecords([page]).map((record) => {
      const { names, text, code } = textTerms(record);
      return {
        ...pageTerms(record),
        ...headingTerms(record),
        names: withoutStopWords(names),
        text: withoutStopWords(text),
        code: withoutStopWords(code),
      };
    }),
  );
}

/** The texts of an index as terms, in their order. */
export const rangeTexts = (pages: readonly (readonly RecordTerms[])[], ranges: readonly TextRange[]): (readonly string[])[] =>
  ranges.flatMap(({ field, of }) => {
    const records = of === 'pages' ? pages.map(([top]) => top) : pages.flat();
    return records.map((record) => (record?.[field] ?? []).filter((term) => term !== ''));
  });
