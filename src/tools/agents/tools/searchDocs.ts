import { z } from 'zod';
import type { SearchHit } from '../../../search/contract/searchTypes';
import type { AgentSite } from '../site';
import { defineTool, url } from '../tool';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** A text of a hit, which is HTML, as plain text. */
const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

const found = ({ url: place, hierarchy, content, kind, answer, place: fit }: SearchHit, { urlOf }: AgentSite) => ({
  kind: kind ?? 'section',
  title: Object.values(hierarchy)
    .flatMap((level) => (level ? [unescaped(level)] : []))
    .join(' › '),
  text: answer ? `${answer.subject}: ${answer.text}` : unescaped(content ?? ''),
  url: urlOf(place),
  ...(fit === 'might' ? { uncertain: true as const } : {}),
});

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
