import type { Document, Post } from '../content/document';
import { cellLinks } from '../content/tables/cellLinks';
import type { Tables } from '../content/tables/csvTable';
import { decodeURIComponent, normalisePath } from '../model/addresses';
import { isObject } from '../model/isObject';
import { missingPageAdvice } from '../model/missingPage';
import type { Place, Problem } from '../model/problems';
import type { FrameDefinitions } from './definitionProblems';

/** Everything of a site that may link to its pages. */
interface LinkSources extends Pick<FrameDefinitions, 'sidebars' | 'navbar' | 'footer' | 'footerLine' | 'settings'> {
  readonly texts: readonly (Document | Post)[];
  readonly tables: Tables;
}

/** Addresses in a definition: the `href` of links, at any depth. */
const hrefsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(hrefsIn)
    : isObject(value)
      ? Object.entries(value).flatMap(([key, inner]) => (key === 'href' && typeof inner === 'string' ? [inner] : hrefsIn(inner)))
      : [];

function* linksOf({ texts, tables, sidebars, navbar, footer, footerLine, settings }: LinkSources): Generator<[Place, string]> {
  for (const { file, links } of texts) for (const { name, line } of links) yield [{ file, line }, name];
  for (const { file, line, name } of cellLinks(tables.values())) yield [{ file, line }, name];
  for (const [file, definition] of Object.entries({ sidebars, navbar, footer: [footer, footerLine], settings }))
    for (const href of hrefsIn(definition)) yield [{ file: `src/site/${file}.ts` }, href];
}

/**
 * Reports every place that links to a page that doesn't exist, such as one that was moved or deleted. Anchors, and files such as `/arm.pdf`, are
 * known only after the build, which checks them.
 */
export function checkInternalLinks(sources: LinkSources, routes: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  for (const [place, address] of linksOf(sources)) {
    const [rest = ''] = /[?#].*$/.exec(address) ?? [];
    const path = normalisePath(decodeURIComponent(address.slice(0, address.length - rest.length)));
    if (!path.startsWith('/') || path.startsWith('//') || /\.\w+$/.test(path) || routes.has(path)) continue;
    const canonical = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    const mistake = routes.has(canonical)
      ? `is not in the canonical spelling. Write "${canonical}${rest}".`
      : `leads to no page. ${missingPageAdvice(path, routes)}`;
    problems.push({ ...place, message: `the link "${address}" ${mistake}` });
  }
  return problems;
}
