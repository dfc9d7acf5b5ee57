import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

// Padded table cells look good in an editor, and cost a language model a third more to read.
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one', fences: true })
  .freeze();

/** A plain tree as Markdown text. No-break spaces, which hold numbers to their units, are plain ones: a search for "24 V" must find it. */
export const toMarkdown = (tree: Root): string => writer.stringify(tree).replaceAll('\u00a0', ' ');
