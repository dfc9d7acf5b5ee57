import type { RecordBlock, SearchRecords } from '../contract/searchRecords';
import type { Level, Levels } from '../contract/searchTypes';
import { flattenBlocks } from '../engine/hits';
import type { FlatBlock } from '../engine/hits';
import { sectionsOf } from '../engine/searchIndex';
import type { ShownSection } from '../engine/searchIndex';

/** A record of the hosted index, in DocSearch's shape: one per heading, and one per block of text below it. */
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
  /** Headings before text, high before low, early before late: for equal matches. */
  readonly weight: { readonly level: number; readonly position: number };
}

/** Characters of one record: the service refuses records of more than 10 kB. */
const longestContent = 4000;

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Lines of one code block are one text again. */
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
  shared: Pick<HostedRecord, 'language' | 'docusaurus_tag'>,
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
    ...shared,
    weight: { level: content === null ? 100 - 10 * levels.indexOf(level) : 0, position: id },
  });
  const blocks = joinCode(flattenBlocks(texts, ownAnchor)).map(({ text, anchor }, index) => record(text, anchor, index + 1));
  return [record(null, ownAnchor, 0), ...blocks];
}

/** Records of the whole site. Their ids stay the same from push to push while a section keeps its blocks. */
export function hostedRecords({ pages, language, documentationTag }: SearchRecords, siteUrl: string): HostedRecord[] {
  const texts = pages.flatMap(({ sections }) => sections.map(([, , , blocks]) => blocks));
  const sections = pages.flatMap((page) =>
    sectionsOf(
      page,
      page.sections.map(([level, heading, anchor]) => [level, heading, anchor]),
    ),
  );
  const shared = { language, docusaurus_tag: documentationTag };
  return sections.flatMap((section, id) => recordsOf(section, texts[id] ?? [], id, siteUrl, shared));
}
