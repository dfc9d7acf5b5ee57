import { z } from 'zod';
import type { SearchHit } from '../../../search/contract/searchTypes';
import { findNamed } from '../names';
import { placeMarkdown, sectionOf } from '../places';
import type { AgentSite } from '../site';
import { hasCommands } from '../site';
import { defineTool, filled } from '../tool';
import { agents } from '../../../site/agents';
import { site as identity } from '../../../site/site';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Text of a hit, which is HTML, as plain text. */
const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** Characters of the text of the first hit and of the others. */
const [shownFirst, shown] = [700, 240];

/** Text for a hit that matched by heading only: its place, the start of the section, or what the page is for. */
function textAt(place: string, site: AgentSite): string {
  const [route = '', anchor = ''] = place.split('#');
  const page = site.data.pages.find((one) => one.route === route);
  if (!page) return '';
  const isHeading = page.headings.some((heading) => heading.anchor === anchor);
  const text = isHeading ? sectionOf(page, anchor).markdown : (placeMarkdown(page, anchor, site) ?? '');
  return text.replace(/^#.*\n+/, '') || page.description;
}

const levelsOf = ({ hierarchy }: SearchHit): string[] => Object.values(hierarchy).flatMap((level) => (level ? [unescaped(level)] : []));

function textOf(hit: SearchHit, site: AgentSite): string {
  const { answer, content, url: place } = hit;
  return answer ? `${answer.subject}: ${answer.text}` : unescaped(content ?? '') || textAt(place, site);
}

/** Dangers at a hit whose text answers: the first one, and those with commands. Other hits only name their page. */
function dangersOf(hit: SearchHit, at: number, site: AgentSite): string[] {
  const [route = '', anchor = ''] = hit.url.split('#');
  const page = site.data.pages.find((one) => one.route === route);
  const text = cutText(textOf(hit, site), at);
  return page && anchor !== '' && (at === 0 || hasCommands(text)) ? site.dangersAt(page, anchor, text) : [];
}

function cutText(text: string, at: number): string {
  const most = at === 0 ? shownFirst : shown;
  return text.length > most * 1.25 ? `${text.slice(0, most)} …` : text;
}

function hitData(hit: SearchHit, at: number, site: AgentSite) {
  const tables = site.data.tables.filter(({ place }) => place === hit.url).map(({ name }) => name);
  return {
    title: levelsOf(hit).slice(-2).join(' › '),
    text: cutText(textOf(hit, site), at),
    url: site.urlOf(hit.url),
    tables: filled(tables),
    uncertain: hit.place === 'might' ? true : undefined,
  };
}

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description: `Find pages, sections, build steps, parts, terms, answers and known failures about ${identity.robot} by words or a short question. Start here if no other tool fits; then read_page with the address of a hit for the whole text.`,
  example: { query: agents.examples.question },
  input: z.strictObject({
    query: z.string().min(1).max(2000).describe('Words or a short question'),
    section: z.string().max(100).optional().describe('Only this section of the site, such as Hardware or Software'),
    limit: z.int().min(1).max(30).default(5),
  }),
  run: ({ query, section, limit }, site) => {
    const sections = [...new Set(site.data.pages.map((page) => page.section).filter(Boolean))];
    const chosen = section === undefined ? undefined : findNamed('section', section, sections, (name) => [name]);
    const { hits, notes, describesFailure } = site.engine().search({
      indexName: 'agents',
      query,
      hitsPerPage: limit,
      ...(chosen === undefined ? {} : { facetFilters: [`hierarchy.lvl0:${chosen}`] }),
    });
    const found = hits.filter(({ place }) => describesFailure || place !== 'might').slice(0, limit);
    // A direct answer is certain, and needs no others beside it. A failure that may be another is none.
    const shownHits = found[0]?.answer && found[0].place !== 'might' ? found.slice(0, 1) : found;
    const own = shownHits.map((hit, at) => dangersOf(hit, at, site));
    const dangers = [...new Set(own.flat())];
    const { unknown = [], taken = [], translated = '' } = notes ?? {};
    return {
      danger: filled(dangers),
      hits: shownHits.map((hit, at) => {
        return { dangers: filled((own[at] ?? []).map((one) => dangers.indexOf(one))), ...hitData(hit, at, site) };
      }),
      unknown_words: filled(unknown),
      translated: translated || undefined,
      taken_for: taken.length > 0 ? Object.fromEntries(taken) : undefined,
    };
  },
});
