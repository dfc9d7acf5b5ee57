import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

// The only raw HTML of a plain tree are the few tags that documents may write.
const rehype = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze();

/**
 * A plain tree as HTML for feed readers: no classes that style anything, formulas as TeX, because many readers strip
 * MathML. "]]>" is written so that it cannot end the CDATA section it will stand in.
 */
export const toFeedHtml = (tree: Root): string => toHtml(rehype.runSync(tree), { allowDangerousHtml: true }).replaceAll(']]>', ']]&gt;');
