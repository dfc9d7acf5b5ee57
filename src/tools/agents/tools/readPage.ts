import { z } from 'zod';
import { findNamed } from '../names';
import { symptomHref } from '../../../site/symptoms';
import type { AgentSite } from '../site';
import type { PageData } from '../siteData';
import { danger, defineTool, url } from '../tool';

/** Characters of Markdown in an answer. Longer pages are read by section. */
const longest = 30_000;

/** Heading text without Markdown syntax. */
const bare = (text: string): string =>
  text
    .replace(/[`*_\\[\]]|\([^)]*\)/g, '')
    .trim()
    .toLowerCase();

/** A heading of a Markdown text with its offset. */
interface Heading {
  readonly level: number;
  readonly text: string;
  readonly at: number;
}

/** Headings of a Markdown text, without lines of code blocks that look like headings. */
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

/** Section of a page by heading or anchor, up to the next heading of the same level. */
export function sectionOf({ markdown, headings }: PageData, asked: string): { anchor: string; markdown: string } {
  const { anchor, text: name } = findNamed('section', asked.replace(/^#/, ''), headings, (one) => [one.anchor, one.text]);
  const found = headingsIn(markdown);
  const index = found.findIndex(({ text }) => bare(text) === bare(name));
  const start = found[index];
  // A heading that a component renders isn't in the Markdown.
  if (!start) return { anchor, markdown: '' };
  const end = found.slice(index + 1).find(({ level }) => level <= start.level)?.at;
  return { anchor, markdown: markdown.slice(start.at, end) };
}

/** Text of a step or a failure, which have anchors but no headings. */
function entryAt({ route, markdown }: PageData, anchor: string, site: AgentSite): string | undefined {
  const place = `${route}#${anchor}`;
  const step = site.data.guides.flatMap(({ steps }) => steps).find((one) => one.place === place);
  if (step) return `## ${step.step}. ${step.title}\n\n${step.markdown}`;
  const failure = site.rows('symptoms').find(({ id }) => symptomHref(String(id)) === place);
  const start = failure ? markdown.indexOf(`- **${String(failure.symptom)}**`) : -1;
  if (start < 0) return undefined;
  const text = markdown.slice(start);
  return text.slice(0, /\n(?=- \*\*|#)/.exec(text)?.index);
}

/** The part of a page that an anchor or section names, otherwise all of it. */
function partOf(page: PageData, anchor: string | undefined, section: string | undefined, site: AgentSite) {
  const isHeading = page.headings.some((heading) => heading.anchor === anchor);
  const wanted = section ?? (isHeading ? anchor : undefined);
  if (wanted !== undefined) return { isWhole: false, ...sectionOf(page, wanted) };
  const entry = anchor === undefined ? undefined : entryAt(page, anchor, site);
  return { isWhole: entry === undefined, anchor: anchor ?? '', markdown: entry ?? page.markdown };
}

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Read a page of the documentation, or one section of it, as Markdown with its address and date. Takes a route (/software/can), a title, or an address from another answer; nothing for the list of all pages.',
  example: { page: '/software/can', section: 'openarm-can-cli' },
  input: z.strictObject({
    page: z.string().max(2000).optional().describe('Route, title or address, also with an anchor; leave it out for the list of pages'),
    section: z.string().max(300).optional().describe('Heading or anchor of one section; shorter than a whole page'),
    offset: z.int().min(0).default(0).describe('Character to begin with, to go on after a cut'),
  }),
  output: z.object({
    danger: danger.optional(),
    url: url.optional(),
    title: z.string().optional(),
    updated: z.string().nullable().optional(),
    markdown: z.string().optional(),
    cut: z.string().optional().describe('How to read on, if the text was too long'),
    contents: z.array(z.object({ section: z.string().describe('Anchor, for `section`'), heading: z.string() })).optional(),
    pages: z.array(z.object({ route: z.string(), title: z.string(), description: z.string() })).optional(),
  }),
  run: ({ page: asked, section, offset }, site) => {
    if (asked === undefined) return { pages: site.data.pages.map(({ route, title, description }) => ({ route, title, description })) };
    const page = site.page(asked);
    const { route, title, updated, headings } = page;
    const { isWhole, anchor, markdown } = partOf(page, /#(.+)$/.exec(asked)?.[1], section, site);
    const { length } = markdown;
    const next = offset + longest;
    // A whole page has each danger where it applies.
    const dangers = isWhole ? [] : site.dangersAt(page, anchor, markdown);
    return {
      ...(dangers.length > 0 ? { danger: dangers } : {}),
      url: site.urlOf(anchor === '' ? route : `${route}#${anchor}`),
      title,
      updated,
      markdown: markdown.slice(offset, next),
      ...(next < length ? { cut: `Characters ${offset} to ${next} of ${length}. Ask for a section, or go on at offset ${next}.` } : {}),
      ...(isWhole ? { contents: headings.map(({ anchor: to, text }) => ({ section: to, heading: text })) } : {}),
    };
  },
});
