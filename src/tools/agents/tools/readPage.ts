import { z } from 'zod';
import { didYouMean } from '../../../model/problems';
import type { PageData } from '../siteData';
import { danger, defineTool, url } from '../tool';

/** Characters of a page that are given at once. */
const longest = 60_000;

/** Heading text without Markdown syntax. */
const bare = (text: string): string =>
  text
    .replace(/[`*_\\[\]]|\([^)]*\)/g, '')
    .trim()
    .toLowerCase();

interface Heading {
  readonly level: number;
  readonly text: string;
  readonly at: number;
}

/** Headings of a Markdown text with their places; lines of code are none. */
function headingsIn(markdown: string): Heading[] {
  const found: Heading[] = [];
  let [at, fence]: [number, string | null] = [0, null];
  for (const line of markdown.split('\n')) {
    const [, mark = null] = /^ *(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === null) fence = mark;
    else if (mark?.startsWith(fence)) fence = null;
    const [, signs = '', text = ''] = (fence === null && /^(#{1,6}) (.+)$/.exec(line)) || [];
    if (signs !== '') found.push({ level: signs.length, text, at });
    at += line.length + 1;
  }
  return found;
}

/** A section of a page by its heading or anchor, up to the next heading of its level. */
export function sectionOf({ markdown, headings, route }: PageData, asked: string): { anchor: string; markdown: string } {
  const wanted = bare(asked.replace(/^#/, ''));
  const named = headings.find(({ anchor, text }) => anchor === asked.replace(/^#/, '') || bare(text) === wanted);
  const found = headingsIn(markdown);
  const index = found.findIndex(({ text }) => bare(text) === bare(named?.text ?? asked));
  const start = found[index];
  if (!named || !start) {
    const anchors = headings.map(({ anchor }) => anchor);
    throw new RangeError(`${route} has no section "${asked}". ${didYouMean(wanted, anchors)} Sections: ${anchors.join(', ')}.`);
  }
  const end = found.slice(index + 1).find(({ level }) => level <= start.level)?.at;
  return { anchor: named.anchor, markdown: markdown.slice(start.at, end) };
}

const contents = z.array(z.object({ section: z.string().describe('Anchor: give it as `section`'), heading: z.string() }));

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Read a page of the documentation, or one section of it, as Markdown with its address and date. Takes a route (/software/can), an address from another answer, or nothing for the list of all pages.',
  input: z.strictObject({
    page: z.string().max(2000).optional().describe('Route or address, also with an anchor; leave it out for the list of pages'),
    section: z.string().max(300).optional().describe('Heading or anchor of one section; better than a whole page where you know it'),
  }),
  output: z.object({
    danger: danger.optional(),
    url: url.optional(),
    title: z.string().optional(),
    updated: z.string().nullable().optional(),
    markdown: z.string().optional(),
    cut: z.string().optional().describe('Set where the text was too long: how to read the rest'),
    contents: contents.optional(),
    pages: z.array(z.object({ route: z.string(), title: z.string(), description: z.string() })).optional(),
  }),
  run: ({ page: asked, section }, site) => {
    if (asked === undefined) return { pages: site.data.pages.map(({ route, title, description }) => ({ route, title, description })) };
    const page = site.page(asked);
    const { route, title, updated, headings } = page;
    const anchor = /#(.+)$/.exec(asked)?.[1];
    const wanted = section ?? (headings.some((heading) => heading.anchor === anchor) ? anchor : undefined);
    const part = wanted === undefined ? { anchor: anchor ?? '', markdown: page.markdown } : sectionOf(page, wanted);
    const isCut = part.markdown.length > longest;
    // A whole page says them where they belong.
    const dangers = wanted === undefined ? [] : site.dangersAt(page, part.anchor, part.markdown);
    return {
      ...(dangers.length > 0 ? { danger: dangers } : {}),
      url: site.urlOf(part.anchor === '' ? route : `${route}#${part.anchor}`),
      title,
      updated,
      markdown: part.markdown.slice(0, longest),
      ...(isCut ? { cut: `The text has ${part.markdown.length} characters; these are the first ${longest}. Ask for a section.` } : {}),
      ...(wanted === undefined ? { contents: headings.map(({ anchor: to, text }) => ({ section: to, heading: text })) } : {}),
    };
  },
});
