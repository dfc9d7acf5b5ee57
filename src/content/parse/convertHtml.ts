import type { Html, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { SKIP, visit } from 'unist-util-visit';
import { paragraph, positionOf } from '../tree/nodes';
import type { Report } from './mistake';

/** Advice for HTML that has no closing tag, besides `<br>`, `<wbr>` and `<img>`. */
const advice: Readonly<Record<string, string>> = {
  hr: '<hr> is not a component of this site. Write --- on a line of its own.',
  input: '<input> is not a component of this site. For a task list, write "- [ ] words".',
};

function image({ attrs }: DefaultTreeAdapterTypes.Element, node: Html, report: Report): PhrasingContent {
  const { src = '', alt = '', title, ...others } = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  for (const name of Object.keys(others)) {
    if (name.startsWith('on')) report(node, `the attribute "${name}" of <img> would run a script. Remove it.`);
    else report(node, `the attribute "${name}" of <img> is ignored: the site has its own styles.`, true);
  }
  return { type: 'image', url: src, alt, ...(title ? { title } : {}), ...positionOf(node) };
}

const isSpace = (node: DefaultTreeAdapterTypes.ChildNode): boolean => 'value' in node && node.value.trim() === '';

/** What the HTML stands for: line breaks and pictures; nothing for a comment. Reports all else. */
function phrasingOf(node: Html, report: Report): PhrasingContent[] {
  const { value } = node;
  const nodes = parseFragment(value).childNodes.filter((child) => !isSpace(child));
  const isComment = value.startsWith('<!--');
  if (isComment && !value.includes('-->')) report(node, 'the comment is not closed. Write --> where it ends.');
  else if (isComment && nodes.some(({ nodeName }) => nodeName !== '#comment'))
    report(node, 'text after a comment, on the same line. Write it on a line of its own, with an empty line before it.');
  if (isComment) return [];
  const made = nodes.map((child): PhrasingContent | undefined => {
    if (child.nodeName === 'br') return { type: 'break', ...positionOf(node) };
    if (child.nodeName === 'wbr') return { type: 'mdxJsxTextElement', name: 'wbr', attributes: [], children: [], ...positionOf(node) };
    return child.nodeName === 'img' && 'attrs' in child ? image(child, node, report) : undefined;
  });
  const [first] = nodes;
  if (made.length > 0 && made.every((child) => child !== undefined)) return made;
  if (first && made[0]) report(node, `text after <${first.nodeName}>, which begins a line. Write an empty line between them.`);
  else
    report(node, advice[first?.nodeName ?? ''] ?? `"${value.split('\n')[0]}" is not Markdown. Remove it, or write \\< for a literal "<".`);
  return [];
}

/** Converts `<br>`, `<wbr>` and `<img>`, removes comments and paragraphs that contain nothing else, and reports all other HTML. */
export function convertHtml(tree: Root, report: Report): void {
  const emptied = new Set<unknown>();
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const isSentence = parent.type === 'paragraph' || parent.children.some(({ type }) => type === 'text');
    const made = phrasingOf(node, report);
    const blocks = isSentence || made.length === 0 ? made : [{ ...paragraph(made), ...positionOf(node) }];
    parent.children.splice(index, 1, ...blocks);
    emptied.add(parent);
    return [SKIP, index + blocks.length];
  });
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!emptied.has(node) || !parent || index === undefined || toString(node).trim() !== '') return undefined;
    if (node.children.some(({ type }) => type !== 'text')) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
