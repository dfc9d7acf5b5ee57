import { docsInstances, site } from '../../site/site';
import { documentationTag } from '../../model/siteTypes';
import type { ReaderWord, RecordBlock, SearchRecords } from '../contract/searchRecords';
import type { Level, Levels } from '../contract/searchTypes';
import { flattenBlocks } from '../engine/hits';
import type { FlatBlock } from '../engine/hits';
import { sectionsOf } from '../engine/searchIndex';
import type { ShownSection } from '../engine/searchIndex';

/** A record of the hosted index in DocSearch's shape: one per heading, and one per block of text below it. */
export interface HostedRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  readonly content: string | null;
  readonly hierarchy: Levels<string | null>;
  readonly language: string;
  readonly docusaurus_tag: string;
  /** Order of equal matches: headings before text, high before low, early before late. */
  readonly weight: { readonly level: number; readonly position: number };
}

/** Maximum number of characters in a record. The service refuses records over 10 kB. */
const longestContent = 4000;

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Joins the lines of a code block again. */
function joinCode(blocks: readonly FlatBlock[]): { text: string; anchor: string }[] {
  const texts: { text: string; anchor: string; code: boolean }[] = [];
  for (const { text, anchor, code } of blocks) {
    const last = texts.at(-1);
    if (code && last?.code && last.anchor === anchor && last.text.length + text.length < longestContent) last.text += `\n${text}`;
    else texts.push({ text: text.slice(0, longestContent), anchor, code });
  }
  return texts;
}

function recordsOf(
  { route, level, hierarchy, anchor: ownAnchor }: ShownSection,
  texts: readonly RecordBlock[],
  id: number,
  siteUrl: string,
): HostedRecord[] {
  const full: Levels<string | null> = Object.fromEntries(levels.map((name) => [name, hierarchy[name] ?? null]));
  const record = (content: string | null, anchor: string, position: number): HostedRecord => ({
    objectID: `${route}#${ownAnchor}/${position}`,
    url: `${siteUrl}${route}${anchor === '' ? '' : `#${anchor}`}`,
    url_without_anchor: `${siteUrl}${route}`,
    anchor: anchor === '' ? null : anchor,
    type: content === null ? level : 'content',
    content,
    hierarchy: full,
    language: site.language,
    docusaurus_tag: documentationTag('default', docsInstances.default.versions[0].name),
    weight: { level: content === null ? 100 - 10 * levels.indexOf(level) : 0, position: id },
  });
  const blocks = joinCode(flattenBlocks(texts, ownAnchor)).map(({ text, anchor }, index) => record(text, anchor, index + 1));
  return [record(null, ownAnchor, 0), ...blocks];
}

/** Records of the whole site. A record keeps its id while its section keeps its blocks. */
export function hostedRecords({ pages }: SearchRecords, siteUrl: string): HostedRecord[] {
  const texts = pages.flatMap(({ sections }) => sections.map(([, , , blocks]) => blocks));
  const sections = pages.flatMap((page) =>
    sectionsOf(
      page,
      page.sections.map(([level, heading, anchor]) => [level, heading, anchor]),
    ),
  );
  return sections.flatMap((section, id) => recordsOf(section, texts[id] ?? [], id, siteUrl));
}

/** Settings of the hosted index, as DocSearch expects them. */
export const hostedSettings = {
  searchableAttributes: [...levels.map((level) => `unordered(hierarchy.${level})`), 'content'],
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
  // Part numbers differ by one digit.
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  indexLanguages: ['en' as const],
  queryLanguages: ['en' as const],
  removeWordsIfNoResults: 'allOptional' as const,
};

/** A one-way synonym of the service. */
export interface HostedSynonym {
  readonly objectID: string;
  readonly type: 'onewaysynonym';
  readonly input: string;
  readonly synonyms: string[];
}

/** Readers' words for pages, as synonyms of the hosted index. */
export const hostedSynonyms = (words: readonly ReaderWord[]): HostedSynonym[] =>
  words
    .filter(({ means }) => means.length > 0)
    .map(({ word, means }) => ({ objectID: word, type: 'onewaysynonym', input: word, synonyms: [...means] }));
