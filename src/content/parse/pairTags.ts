import type { BlockContent, Paragraph, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { trimmed } from '../tree/nodes';
import { lineOf } from './mistake';
import type { Report } from './mistake';
import { deepest, tooDeep } from './nesting';
import type { Tag } from './tagSyntax';

type Item = RootContent | Tag;

const isTag = (node: Item): node is Tag => node.type === 'tag';

/** Void HTML elements, which need no closing tag. */
const voids = new Set(['br', 'hr', 'img', 'wbr', 'input', 'source', 'link', 'meta', 'col', 'embed', 'area']);

const isVoid = (name: string | null): boolean => name !== null && voids.has(name.toLowerCase());

const show = (name: string | null, slash = ''): string => `<${slash}${name ?? ''}>`;

function element(tag: Tag, type: 'mdxJsxFlowElement' | 'mdxJsxTextElement', children: Item[], end: Item = tag): RootContent {
  const { name, attributes, position } = tag;
  const place = position && end.position ? { position: { start: position.start, end: end.position.end } } : {};
  // Blocks have block children, and inline elements have inline children.
  return { type, name, attributes, children, ...place } as MdxJsxFlowElement | MdxJsxTextElement;
}

/** Pairs opening and closing tags to elements. Unpaired tags stay in the list. */
function pair(nodes: readonly Item[], type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'): Item[] {
  const out: Item[] = [];
  const open: { readonly tag: Tag; readonly place: number }[] = [];
  const openNames = new Map<string | null, number>();
  const count = (name: string | null, change: number): void => void openNames.set(name, (openNames.get(name) ?? 0) + change);
  for (const node of nodes) {
    if (!isTag(node)) out.push(node);
    else if (node.selfClosing || isVoid(node.name)) {
      // `</br>` is a common typo for `<br>`.
      if (!node.close || node.name === 'br') out.push(element(node, type, []));
    } else if (!node.close) {
      if (open.length === deepest) throw tooDeep(lineOf(node));
      open.push({ tag: node, place: out.length });
      count(node.name, 1);
      out.push(node);
    } else if (!openNames.get(node.name)) out.push(node);
    else {
      let last = open.pop();
      while (last && last.tag.name !== node.name) {
        count(last.tag.name, -1);
        last = open.pop();
      }
      if (!last) continue;
      count(node.name, -1);
      const [, ...children] = out.splice(last.place);
      out.push(element(last.tag, type, children, node));
    }
  }
  return out;
}

/** Reports unpaired tags and removes them, but keeps what is around them. */
function withoutLoose(nodes: readonly Item[], report: Report): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (!isTag(node)) {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        node.children = withoutLoose(node.children, report) as typeof node.children;
      return [node];
    }
    const { name, close } = node;
    const message = close
      ? `${show(name, '/')} has no opening ${show(name)} before it. Remove it, or write \\< for a literal "<".`
      : `${show(name)} is not closed. Write ${show(name, '/')} where it ends, or \\< for a literal "<".`;
    report(node, message);
    return [];
  });
}

/** A part of a paragraph; nothing if it is empty. */
function partOf(whole: Paragraph, nodes: readonly Item[]): Paragraph[] {
  const kept = trimmed(nodes);
  const [start, end] = [kept[0]?.position?.start, kept.at(-1)?.position?.end];
  if (kept.length === 0) return [];
  return [{ ...whole, children: kept as PhrasingContent[], ...(start && end ? { position: { start, end } } : {}) }];
}

/** Splits a paragraph whose tags pair with tags in other paragraphs. */
function pieces(paragraph: Paragraph): Item[] {
  const nodes = pair(paragraph.children, 'mdxJsxTextElement');
  if (!nodes.some(isTag)) return [{ ...paragraph, children: nodes as PhrasingContent[] }];
  const found: Item[] = [];
  let run: Item[] = [];
  for (const node of nodes) {
    if (!isTag(node)) {
      run.push(node);
      continue;
    }
    found.push(...partOf(paragraph, run), node);
    run = [];
  }
  return [...found, ...partOf(paragraph, run)];
}

/** Whether a node has inline content rather than blocks. */
const isSentence = (node: Parent): boolean =>
  ['heading', 'strong', 'emphasis', 'delete', 'link', 'linkReference', 'tableCell'].includes(node.type) || node.type === 'paragraph';

/** Pairs the tags of a tree to elements. Reports unpaired tags with their lines. */
export function pairTags(tree: Root, report: Report): void {
  // Tags are leaves so far, so the parser's depth limit holds.
  const walk = (parent: Parent): void => {
    for (const child of parent.children) if ('children' in child) walk(child);
    if (isSentence(parent) && parent.type !== 'paragraph') {
      parent.children = withoutLoose(pair(parent.children, 'mdxJsxTextElement'), report);
      return;
    }
    if (parent.type === 'paragraph') return;
    const items = parent.children.flatMap((child): Item[] =>
      child.type === 'paragraph' && !child.data ? pieces(child) : child.type === 'paragraph' ? [sentence(child, report)] : [child],
    );
    parent.children = withoutLoose(pair(items, 'mdxJsxFlowElement'), report) as BlockContent[];
  };
  walk(tree);
}

function sentence(paragraph: Paragraph, report: Report): Paragraph {
  return { ...paragraph, children: withoutLoose(pair(paragraph.children, 'mdxJsxTextElement'), report) as PhrasingContent[] };
}
