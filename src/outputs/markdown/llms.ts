import { markdownPath } from '../../model/publicFiles';
import { site } from '../../site/site';
import { siteAddress } from '../../site/siteAddress';
import type { PublicPage } from '../publicPages';

/** Text that cannot end the link around it, nor begin one of its own. */
const linkText = (text: string): string => text.replace(/[[\]\\]/g, '\\$&');

/**
 * The index for language models (llmstxt.org): what the site is, then a list per section of links to the pages'
 * Markdown with their descriptions. News comes under "Optional", which a reader short of room skips.
 */
export function llmsIndex(pages: readonly PublicPage[]): string {
  const sections = new Map<string, PublicPage[]>();
  for (const page of pages) {
    if (!page.outputs.llms) continue;
    const section = page.outputs.llms === 'optional' ? 'Optional' : page.section;
    sections.set(section, [...(sections.get(section) ?? []), page]);
  }
  const lists = [...sections].map(([section, list]) => {
    const links = list.map(
      ({ title, route, description }) => `- [${linkText(title)}](${siteAddress(markdownPath(route))}): ${linkText(description)}`,
    );
    return `## ${section}\n\n${links.join('\n')}\n`;
  });
  const head = `# ${site.title}\n\n> ${site.description}\n\nAll pages in one file: ${siteAddress('/llms-full.txt')}\n`;
  return [head, ...lists].join('\n');
}

/** Every page's Markdown in one file, in reading order. */
export const llmsFull = (markdown: readonly string[]): string => markdown.join('\n---\n\n');
