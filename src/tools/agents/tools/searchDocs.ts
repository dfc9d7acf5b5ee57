import { z } from 'zod';
import type { RecordBlock } from '../../../search/contract/searchRecords';
import type { SearchHit } from '../../../search/contract/searchTypes';
import { findNamed } from '../names';
import { plain } from '../site';
import type { AgentSite } from '../site';
import { danger, defineTool, url } from '../tool';
import { sectionOf } from './readPage';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Text of a hit, which is HTML, as plain text. */
const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** Characters of a text that is cut; up to twice as many are shown whole. */
const shown = 400;

/** Texts of a block of the search index. */
const textsOf = (block: RecordBlock): string[] =>
  typeof block === 'string' ? [block] : 'code' in block ? [block.code] : block.blocks.flatMap(textsOf);

/** Tables that search finds by a question or term, with the column of the answer. */
const answers = { faq: ['question', 'answer'], terms: ['term', 'meaning'] } as const;

/** Answer to a question, or meaning of a term. */
const answerTo = (name: string, site: AgentSite): string =>
  Object.entries(answers)
    .flatMap(([table, [asked, answer]]) => site.rows(table).flatMap((row) => (plain(row[asked]) === name ? plain(row[answer]) : [])))
    .join(' ');

/** Text for a hit that matched by heading only: an answer, a meaning, or the start of the section or page. */
function textAt(place: string, name: string, site: AgentSite): string {
  const [route = '', anchor = ''] = place.split('#');
  const at = site.data.search.index.pages.findIndex((page) => page.route === route);
  if (at < 0) return '';
  const before = site.data.search.index.pages.slice(0, at).reduce((sum, { sections }) => sum + sections.length, 0);
  const sections = site.data.search.texts.sections.slice(before, before + (site.data.search.index.pages[at]?.sections.length ?? 0));
  const anchored = sections.flat().find((block) => typeof block === 'object' && 'anchor' in block && block.anchor === anchor);
  if (anchored) {
    const own = textsOf(anchored).filter((text) => text !== name);
    return own.join(' ') || answerTo(name, site);
  }
  const page = site.page(route);
  if (!page.headings.some((heading) => heading.anchor === anchor)) return page.description;
  return sectionOf(page, anchor).markdown.replace(/^#.*\n+/, '');
}

const levelsOf = ({ hierarchy }: SearchHit): string[] => Object.values(hierarchy).flatMap((level) => (level ? [unescaped(level)] : []));

function textOf(hit: SearchHit, site: AgentSite): string {
  const { answer, content, url: place } = hit;
  return answer ? `${answer.subject}: ${answer.text}` : unescaped(content ?? '') || textAt(place, levelsOf(hit).at(-1) ?? '', site);
}

function dangersOf(hit: SearchHit, site: AgentSite): string[] {
  const [route = '', anchor = ''] = hit.url.split('#');
  const page = site.data.pages.find((one) => one.route === route);
  return page && anchor !== '' ? site.dangersAt(page, anchor, textOf(hit, site)) : [];
}

function hitData(hit: SearchHit, site: AgentSite) {
  const text = textOf(hit, site);
  const tables = site.data.tables.filter(({ place }) => place === hit.url).map(({ name }) => name);
  return {
    kind: hit.kind ?? 'section',
    title: levelsOf(hit).join(' › '),
    text: text.length > 2 * shown ? `${text.slice(0, shown)} …` : text,
    url: site.urlOf(hit.url),
    ...(tables.length > 0 ? { tables } : {}),
    ...(hit.place === 'might' ? { uncertain: true as const } : {}),
  };
}

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Find pages, sections, build steps, parts, terms, answers and known failures about OpenArm 1 by words or a short question. Start here if no other tool fits; then read_page with the address of a hit for the whole text.',
  example: { query: 'bit rate of the motors' },
  input: z.strictObject({
    query: z.string().min(1).max(2000).describe('Words or a short question'),
    section: z.string().max(100).optional().describe('Only this section of the site, such as Hardware or Software'),
    limit: z.int().min(1).max(30).default(8),
  }),
  output: z.object({
    danger: danger.optional(),
    hits: z.array(
      z.object({
        dangers: z.array(z.int()).optional().describe('Which entries of `danger` hold here, counted from 0'),
        kind: z.string(),
        title: z.string(),
        text: z.string(),
        url,
        tables: z.array(z.string()).optional().describe('Tables at this place, for query_table'),
        uncertain: z.literal(true).optional().describe('A failure that may not be the one asked about'),
      }),
    ),
    unknown_words: z.array(z.string()).describe('Words that the site does not contain'),
    taken_for: z.array(z.object({ typed: z.string(), searched: z.string() })).describe('Words that were read as others'),
  }),
  run: ({ query, section, limit }, site) => {
    const sections = [...new Set(site.data.pages.map((page) => page.section).filter(Boolean))];
    const chosen = section === undefined ? undefined : findNamed('section', section, sections, (name) => [name]);
    const { hits, notes } = site.engine().search({
      indexName: 'agents',
      query,
      hitsPerPage: limit,
      ...(chosen === undefined ? {} : { facetFilters: [`hierarchy.lvl0:${chosen}`] }),
    });
    const shownHits = hits.slice(0, limit);
    const dangers = [...new Set(shownHits.flatMap((hit) => dangersOf(hit, site)))];
    return {
      ...(dangers.length > 0 ? { danger: dangers } : {}),
      hits: shownHits.map((hit) => {
        const own = dangersOf(hit, site);
        return { ...(own.length > 0 ? { dangers: own.map((one) => dangers.indexOf(one)) } : {}), ...hitData(hit, site) };
      }),
      unknown_words: [...(notes?.unknown ?? [])],
      taken_for: (notes?.taken ?? []).map(([typed, searched]) => ({ typed, searched })),
    };
  },
});
