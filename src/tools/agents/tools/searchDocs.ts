import { z } from 'zod';
import type { RecordBlock } from '../../../search/contract/searchRecords';
import type { SearchHit } from '../../../search/contract/searchTypes';
import { plain } from '../site';
import type { AgentSite } from '../site';
import { danger, defineTool, url } from '../tool';
import { sectionOf } from './readPage';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** A text of a hit, which is HTML, as plain text. */
const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** Characters of a text that stands for a section. */
const shown = 400;

/** Texts of a block of the search, such as the answer to a question. */
const textsOf = (block: RecordBlock): string[] =>
  typeof block === 'string' ? [block] : 'code' in block ? [block.code] : block.blocks.flatMap(textsOf);

/** Tables whose rows are found by their question or term alone, with the column that says the rest. */
const told = { faq: ['question', 'answer'], terms: ['term', 'meaning'] } as const;

/** The answer to a question, or the meaning of a term. */
const toldInTables = (name: string, site: AgentSite): string =>
  Object.entries(told)
    .flatMap(([table, [asked, answer]]) => site.rows(table).flatMap((row) => (plain(row[asked]) === name ? plain(row[answer]) : [])))
    .join(' ');

/** Text for a hit that matched by heading only: an answer, a meaning, or how the section or page begins. */
function textAt(place: string, name: string, site: AgentSite): string {
  const [route = '', anchor = ''] = place.split('#');
  const at = site.data.search.index.pages.findIndex((page) => page.route === route);
  if (at < 0) return '';
  const before = site.data.search.index.pages.slice(0, at).reduce((sum, { sections }) => sum + sections.length, 0);
  const sections = site.data.search.texts.sections.slice(before, before + (site.data.search.index.pages[at]?.sections.length ?? 0));
  const anchored = sections.flat().find((block) => typeof block === 'object' && 'anchor' in block && block.anchor === anchor);
  if (anchored) {
    const own = textsOf(anchored).filter((text) => text !== name);
    return own.join(' ') || toldInTables(name, site);
  }
  const page = site.page(route);
  if (!page.headings.some((heading) => heading.anchor === anchor)) return page.description;
  return sectionOf(page, anchor).markdown.replace(/^#.*\n+/, '');
}

function found({ url: place, hierarchy, content, kind, answer, place: fit }: SearchHit, site: AgentSite) {
  const levels = Object.values(hierarchy).flatMap((level) => (level ? [unescaped(level)] : []));
  const [route = '', anchor = ''] = place.split('#');
  const page = site.data.pages.find((one) => one.route === route);
  const own = answer ? `${answer.subject}: ${answer.text}` : unescaped(content ?? '') || textAt(place, levels.at(-1) ?? '', site);
  const dangers = page && anchor !== '' ? site.dangersAt(page, anchor, own) : [];
  return {
    ...(dangers.length > 0 ? { danger: dangers } : {}),
    kind: kind ?? 'section',
    title: levels.join(' › '),
    text: own.length > 2 * shown ? `${own.slice(0, shown)} …` : own,
    url: site.urlOf(place),
    ...(fit === 'might' ? { uncertain: true as const } : {}),
  };
}

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Find pages, sections, build steps, parts, terms, answers and known failures about OpenArm 1 by words or a short question. Start here when you do not know the page; then read_page for the whole text.',
  input: z.strictObject({
    query: z.string().min(1).max(2000).describe('Words or a short question, such as "J5 CAN ID" or "bit rate of the motors"'),
    section: z.string().max(100).optional().describe('Only this section of the site, such as Hardware or Software'),
    limit: z.int().min(1).max(30).default(8),
  }),
  output: z.object({
    hits: z.array(
      z.object({
        danger: danger.optional(),
        kind: z.string(),
        title: z.string(),
        text: z.string(),
        url,
        uncertain: z.literal(true).optional().describe('A failure that only might fit'),
      }),
    ),
    unknown_words: z.array(z.string()).describe('Words that are nowhere on the site'),
    taken_for: z.array(z.object({ typed: z.string(), searched: z.string() })),
  }),
  run: ({ query, section, limit }, site) => {
    const sections = [...new Set(site.data.pages.map((page) => page.section).filter(Boolean))];
    const chosen = sections.find((name) => name.toLowerCase() === section?.toLowerCase());
    if (section !== undefined && chosen === undefined)
      throw new RangeError(`There is no section "${section}". Sections are ${sections.join(', ')}.`);
    const { hits, notes } = site.engine().search({
      indexName: 'agents',
      query,
      hitsPerPage: limit,
      ...(chosen === undefined ? {} : { facetFilters: [`hierarchy.lvl0:${chosen}`] }),
    });
    return {
      hits: hits.slice(0, limit).map((hit) => found(hit, site)),
      unknown_words: [...(notes?.unknown ?? [])],
      taken_for: (notes?.taken ?? []).map(([typed, searched]) => ({ typed, searched })),
    };
  },
});
