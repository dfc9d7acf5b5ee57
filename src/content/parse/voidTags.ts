import type { Html, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { orConvert } from '../../model/problems';
import { positionOf } from '../tree/nodes';
import type { Report } from './mistake';

/** Advice for tags without an end that documents don't write. */
const advice: Readonly<Record<string, string>> = {
  hr: 'Write --- on a line of its own.',
  input: 'For a task list, write "- [ ] words".',
  img: 'Write ![what it shows](name.jpg "caption").',
};

function mistakeOf(value: string): string | undefined {
  if (/^<!--[^]*?-->\s*$/.test(value)) return undefined;
  if (value.startsWith('<!--'))
    return value.includes('-->')
      ? 'text after a comment, on the same line. Write it on a line of its own, with an empty line before it.'
      : 'the comment is not closed. Write --> where it ends.';
  const name = /^<(\w+)/.exec(value)?.[1]?.toLowerCase() ?? '';
  const instead = advice[name];
  if (instead !== undefined) return `<${name}> is not a component of this site. ${instead} ${orConvert}`;
  return `"${value.split('\n')[0]}" is not Markdown. Remove it, or write \\< for a literal "<".`;
}

function breakOf(node: Html): PhrasingContent | undefined {
  const [, name] = /^<(w?br)\s*\/?>\s*$/i.exec(node.value) ?? [];
  if (name === undefined) return undefined;
  if (name.toLowerCase() === 'br') return { type: 'break', ...positionOf(node) };
  return { type: 'mdxJsxTextElement', name: 'wbr', attributes: [], children: [], ...positionOf(node) };
}

/** Reads `<br>` and `<wbr>`, removes comments, and reports all other HTML that can't be the tag of a component. */
export function readVoidTags(tree: Root, report: Report): void {
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const made = breakOf(node);
    const mistake = made ? undefined : mistakeOf(node.value);
    if (mistake !== undefined) report(node, mistake);
    parent.children.splice(index, 1, ...(made ? [made] : []));
    return [SKIP, index];
  });
}
