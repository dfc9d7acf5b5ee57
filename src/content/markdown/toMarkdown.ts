import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/**
 * A backslash that no reader needs: before a `_` between letters, which begins nothing there, and before a `&` that begins no entity. With it, a
 * search for "J8_B" finds nothing, and a program that takes the address out of a link opens another one.
 */
const needless = /(?<=[A-Za-z0-9])\\(?:(?=_[A-Za-z0-9])|(?=&(?!#?[A-Za-z0-9]+;)))/g;

// Code and formulas may hold such a backslash themselves.
const verbatim = /(^[ >]*(`{3,})[^\n]*\n[\s\S]*?^[ >]*\2|(`+)(?!`)[\s\S]*?[^`]\3(?!`)|\$\$[\s\S]*?\$\$)/m;

/** A text without needless backslashes. Every fourth piece is what stands between code, the others are code and its signs. */
const plainer = (markdown: string): string =>
  markdown
    .split(verbatim)
    .map((piece, index) => (index % 4 === 0 ? piece.replace(needless, '') : index % 4 === 1 ? piece : ''))
    .join('');

// Padded table cells look good in an editor, and cost a language model a third more to read.
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one', fences: true })
  .freeze();

/** A plain tree as Markdown text. No-break spaces, which hold numbers to their units, are plain ones: a search for "24 V" must find it. */
export const toMarkdown = (tree: Root): string => plainer(writer.stringify(tree)).replaceAll('\u00a0', ' ');
