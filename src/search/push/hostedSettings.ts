import type { ReaderWord } from '../contract/searchRecords';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);

/** Settings of the hosted index: those that DocSearch expects, for records with this site's attributes. */
export const hostedSettings = {
  searchableAttributes: [...levels.map((level) => `unordered(${level})`), 'content'],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'hierarchy.lvl0'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  camelCaseAttributes: ['hierarchy', 'content'],
  // Underscores are parts of names: J1_A, use_fake_hardware.
  separatorsToIndex: '_',
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // One digit more or less is another part.
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  indexLanguages: ['en' as const],
  queryLanguages: ['en' as const],
  removeWordsIfNoResults: 'allOptional' as const,
};

/** A synonym as the service stores it: it works in one direction. */
export interface HostedSynonym {
  readonly objectID: string;
  readonly type: 'onewaysynonym';
  readonly input: string;
  readonly synonyms: string[];
}

/** Words of readers among pages for the hosted index. */
export const hostedSynonyms = (words: readonly ReaderWord[]): HostedSynonym[] =>
  words
    .filter(({ means, kinds }) => means.length > 0 && kinds.includes('page'))
    .map(({ word, means }) => ({ objectID: word, type: 'onewaysynonym', input: word, synonyms: [...means] }));
