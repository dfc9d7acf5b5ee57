import { admonitionTypes, otherAdmonitions } from '../../src/content/parse/admonitions';

/** Kind of an admonition by any tool's name for it; undefined for a name of nothing like it. */
export const kindOf = (name: string): string | undefined => {
  const lower = name.toLowerCase();
  return otherAdmonitions[lower] ?? admonitionTypes.find((type) => type === lower);
};

/** What stands behind the colons that open an admonition. */
export const startOf = (kind: string, title = ''): string =>
  `${kind}${title.trim() === '' ? '' : `[${title.trim().replace(/[[\]]/g, '\\$&')}]`}`;

/** The tag that opens a collapsed text. */
export const detailsTag = (summary: string): string =>
  `<Details summary="${summary
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim()}">`;

/** The tag that opens one of several alternatives. */
export const tabTag = (value: string, label: string): string => `<Tab value="${value}" label="${label.replaceAll('"', '&quot;')}">`;
