import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headingOf, sectionsOf } from '../../src/search/engine/searchIndex';
import type { SearchIndexFile, SearchRecords, SearchTexts } from '../../src/search/contract/searchRecords';

/** The search records of a built site, put together again from its index and its texts. */
export function builtRecords(publicFolder: string): SearchRecords {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(publicFolder, name), 'utf8'));
  // The build wrote both from these types.
  const { texts: name, pages, language, documentationTag } = read('search-index.json') as SearchIndexFile;
  const texts = read(name) as SearchTexts;
  let section = 0;
  return {
    language,
    documentationTag,
    failures: [],
    answers: [],
    words: [],
    pages: pages.map((page) => ({
      ...page,
      sections: sectionsOf(page, page.sections.map(headingOf(page.title))).map(
        ({ level, anchor, hierarchy }) =>
          [Number(level.slice(3)), hierarchy[level] ?? '', anchor, texts.sections[section++] ?? []] as const,
      ),
    })),
  };
}
