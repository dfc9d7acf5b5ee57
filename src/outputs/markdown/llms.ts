import { markdownPath } from '../../model/publicFiles';
import { site } from '../../site/site';
import { siteAddress } from '../../site/siteAddress';
import type { MoreOfLlms } from '../../content/pluginOutputs';
import type { PublicPage } from '../publicPages';

/** Escapes brackets, which would end the link text or begin a link. */
const linkText = (text: string): string => text.replace(/[[\]\\]/g, '\\$&');

/** Pages by section, in order; news comes under "Optional". */
function bySection(pages: readonly PublicPage[]): Map<string, PublicPage[]> {
  const sections = new Map<string, PublicPage[]>();
  for (const page of pages) {
    if (!page.outputs.llms) continue;
    const section = page.outputs.llms === 'optional' ? 'Optional' : page.section;
    sections.set(section, [...(sections.get(section) ?? []), page]);
  }
  return sections;
}

const sectionFile = (section: string): string => `/llms-full-${section.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.txt`;

/**
 * The index for language models (llmstxt.org): an introduction, then links to the pages' Markdown by section, with descriptions. News is
 * under "Optional", which readers with a small context may skip. `bytes` is the size of all pages in one file.
 */
export function llmsIndex(pages: readonly PublicPage[], more: MoreOfLlms = { about: '', section: '' }, bytes = 0): string {
  const sizeOfAll =
    bytes === 0 ? '' : ` (${(bytes / 1e6).toFixed(1)} MB, about ${(Math.round(bytes / 4000) * 1000).toLocaleString('en')} tokens)`;
  const sections = bySection(pages);
  const lists = [...sections].map(([section, list]) => {
    const links = list.map(
      ({ title, route, description }) => `- [${linkText(title)}](${siteAddress(markdownPath(route))}): ${linkText(description)}`,
    );
    return `## ${section}\n\nAs one file: ${siteAddress(sectionFile(section))}\n\n${links.join('\n')}\n`;
  });
  const head = `# ${site.title}\n\n> ${site.description}\n`;
  // Behind the parts: it is more than most models read.
  const whole = `All pages in one file${sizeOfAll}: ${siteAddress('/llms-full.txt')}\n`;
  const after = (text: string): string[] => (text === '' ? [] : [text]);
  const optional = lists.findIndex((list) => list.startsWith('## Optional\n'));
  const last = optional < 0 ? lists.length : optional;
  return [head, ...after(more.about), ...lists.slice(0, last), ...after(more.section), ...lists.slice(last), whole].join('\n');
}

/** The Markdown of all pages in one file, in reading order, and that of each section in a file of its own. */
export function llmsFiles(
  pages: readonly PublicPage[],
  markdownOf: (page: PublicPage) => string,
): (readonly [address: string, text: string])[] {
  const joined = (some: readonly PublicPage[]): string => some.map(markdownOf).join('\n---\n\n');
  return [
    ['/llms-full.txt', joined(pages)],
    ...[...bySection(pages)].map(([section, list]) => [sectionFile(section), joined(list)] as const),
  ];
}
