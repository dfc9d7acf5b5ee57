import { z } from 'zod';
import { endOfLead, placeMarkdown, rowAddress, sectionOf } from '../places';
import type { AgentSite } from '../site';
import type { PageData } from '../siteData';
import { defineTool, filled } from '../tool';
import { agents } from '../../../site/agents';

/** Characters of Markdown in an answer, about 900 tokens, and in one that was asked for as a whole. */
const [longest, longestWhole] = [2700, 30_000];

/** The part of a page that an anchor or section names, otherwise all of it. */
function partOf(page: PageData, anchor: string | undefined, section: string | undefined, site: AgentSite) {
  const isHeading = page.headings.some((heading) => heading.anchor === anchor);
  const place = section === undefined && anchor !== undefined && !isHeading ? placeMarkdown(page, anchor, site) : undefined;
  if (place !== undefined) return { isWhole: false, anchor: anchor ?? '', markdown: place };
  const wanted = section ?? (isHeading ? anchor : undefined);
  if (wanted !== undefined) return { isWhole: false, ...sectionOf(page, wanted) };
  return { isWhole: true, anchor: anchor ?? '', markdown: page.markdown };
}

/** End of a part of a text that begins at an offset: the last paragraph or line that fits. */
function endOf(text: string, offset: number, most: number): number {
  if (text.length <= offset + most) return text.length;
  const cut = text.slice(offset, offset + most);
  const end = Math.max(cut.lastIndexOf('\n\n'), cut.lastIndexOf('\n- '), cut.lastIndexOf('\n| '));
  return offset + (end > most / 2 ? end + 1 : most);
}

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Read one section, step, part, term or answer as Markdown, by its address from another answer, or by page and section. A long page by itself returns its beginning and its list of sections; nothing returns the list of all pages.',
  example: agents.examples.page,
  input: z.strictObject({
    page: z.string().max(2000).optional().describe('Route, title or address, also with an anchor'),
    section: z.string().max(300).optional().describe('Heading or anchor of a section'),
    offset: z.int().min(0).default(0).describe('Character to go on from after a cut'),
    whole: z.boolean().default(false).describe('The whole text at once, up to 10 000 tokens'),
  }),
  run: ({ page: given, section, offset, whole }, site) => {
    const asked = given === undefined ? undefined : rowAddress(given, site);
    if (asked === undefined && section !== undefined)
      throw new RangeError(`section: "${section}" needs its page. Give the page as well, or call read_page without both for the list.`);
    if (asked === undefined) return { pages: site.data.pages.map(({ route }) => route).join('\n'), url: site.urlOf('/llms.txt') };
    const page = site.page(asked);
    const { route, title, updated, headings } = page;
    const named = /#(.+)$/.exec(asked)?.[1];
    const { isWhole, anchor, markdown } = partOf(page, named, section, site);
    const { length } = markdown;
    if (offset > 0 && offset >= length) throw new RangeError(`offset: ${offset} is beyond the text, which has ${length} characters.`);
    const isOverview = isWhole && !whole && offset === 0 && length > longest;
    const most = isOverview ? Math.min(longest / 2, endOfLead(markdown)) : whole ? longestWhole : longest;
    const next = endOf(markdown, offset, most);
    return {
      // A whole page has each danger where it applies.
      danger: isWhole ? undefined : filled(site.dangersAt(page, anchor, markdown)),
      url: site.urlOf(anchor === '' ? route : `${route}#${anchor}`),
      title,
      updated,
      markdown: markdown.slice(offset, next),
      note: isWhole && named !== undefined ? `The page has no section "${named}".` : undefined,
      cut:
        next < length
          ? `Characters ${offset} to ${next} of ${length}. ${isOverview ? 'Ask for a section' : `Go on at offset ${next}`}, or for the whole text.`
          : undefined,
      sections: isOverview ? headings.filter(({ level }) => level <= 3).map(({ text }) => text) : undefined,
    };
  },
});
