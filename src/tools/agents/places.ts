import type { RecordBlock } from '../../search/contract/searchRecords';
import { symptomHref } from '../../site/symptomAreas';
import { symptomsRoute } from '../../site/symptoms';
import { findNamed, folded } from './names';
import { plain } from './site';
import type { AgentSite, DataRow } from './site';
import type { PageData } from './siteData';

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

/** Offset of the first section of a page, after its title and what it is for. */
export const endOfLead = (markdown: string): number => headingsIn(markdown).find(({ level }) => level > 1)?.at ?? markdown.length;

/** Markdown of a section by heading or anchor, up to the next heading of the same level. */
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

type Anchored = Extract<RecordBlock, { readonly anchor: string }>;

/** The place of the search index at an anchor: a step, part, term or question. */
function anchoredBlock(route: string, anchor: string, { data: { search } }: AgentSite): Anchored | undefined {
  const at = search.index.pages.findIndex((page) => page.route === route);
  const before = search.index.pages.slice(0, Math.max(at, 0)).reduce((sum, { sections }) => sum + sections.length, 0);
  const sections = search.texts.sections.slice(before, before + (search.index.pages[at]?.sections.length ?? 0));
  const isHere = (block: RecordBlock): block is Anchored => typeof block === 'object' && 'anchor' in block;
  const within = (blocks: readonly RecordBlock[]): Anchored[] => blocks.filter(isHere).flatMap((one) => [one, ...within(one.blocks)]);
  return within(sections.flat()).find((one) => one.anchor === anchor);
}

const blockMarkdown = (block: RecordBlock): string[] =>
  typeof block === 'string' ? [block] : 'code' in block ? [`\`\`\`\n${block.code}\n\`\`\``] : block.blocks.flatMap(blockMarkdown);

/** Row of a table on the page that has the name of a place: a part, a term or a question. */
function rowNamed(route: string, names: readonly string[], { data, rows }: AgentSite): string | undefined {
  const wanted = new Set(names.map(folded));
  for (const { name, columns, place } of data.tables) {
    if (place?.replace(/#.*$/, '') !== route) continue;
    const row = rows(name).find((one: DataRow) => columns.some((column) => wanted.has(folded(one[column.name]))));
    if (!row) continue;
    if (row.question && row.answer) return plain(row.answer);
    const filled = columns.filter((column) => row[column.name] !== null && !['icon', 'hint', 'id'].includes(column.name));
    return filled
      .map(({ name: of, label, unit }) => `- ${label}${unit === null ? '' : ` (${unit})`}: ${plain(String(row[of]))}`)
      .join('\n');
  }
  return undefined;
}

/** Address of a failure on the page of its area, if it is given by its anchor on the page of all symptoms. Other addresses stay. */
export function rowAddress(asked: string, site: AgentSite): string {
  const [, id] = new RegExp(`${symptomsRoute}/?(?:\\.md)?#(.+)$`).exec(asked) ?? [];
  return id !== undefined && site.rows('symptoms').some((row) => row.id === id) ? symptomHref(id) : asked;
}

/** Markdown of a place that is no heading: a step, failure, question, term or part. */
export function placeMarkdown({ route, markdown }: PageData, anchor: string, site: AgentSite): string | undefined {
  const place = `${route}#${anchor}`;
  const step = site.data.guides.flatMap(({ steps }) => steps).find((one) => one.place === place);
  if (step) return `## ${step.step}. ${step.title}\n\n${step.markdown}`;
  const failure = site.rows('symptoms').find(({ id }) => symptomHref(String(id)) === place);
  const start = failure ? markdown.indexOf(`- **${String(failure.symptom)}**`) : -1;
  if (start >= 0) {
    const text = markdown.slice(start);
    return text.slice(0, /\n(?=- \*\*|#)/.exec(text)?.index);
  }
  const block = anchoredBlock(route, anchor, site);
  if (!block) return undefined;
  const [title = '', ...texts] = block.blocks.flatMap(blockMarkdown);
  const [name = ''] = title.split(' · ');
  const row = block.kind === 'step' ? undefined : rowNamed(route, [anchor, name, name.replace(/,.*$/, '')], site);
  return [`## ${name}`, ...(row === undefined ? texts : [row])].join('\n\n');
}
