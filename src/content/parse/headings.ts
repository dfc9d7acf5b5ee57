import GithubSlugger, { slug } from 'github-slugger';
import type { Heading as HeadingNode, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { addProps, attributeOf } from '../tree/attributes';
import { definitionOf } from '../components/definition';
import { lineOf } from './mistake';
import type { Mistake } from './mistake';

/** A heading: its text, level 2 to 6, and id. */
export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
}

/** Cuts an explicit id, `{#id}`, off the end of a heading and returns it. */
function cutOwnId({ children }: HeadingNode): string | undefined {
  const last = children.at(-1);
  const [, words = '', id] = last?.type === 'text' ? (/^([^]*?)\s*\{#([\w.:-]+)\}\s*$/.exec(last.value) ?? []) : [];
  if (last?.type === 'text' && id !== undefined) last.value = words;
  return id;
}

/**
 * Assigns ids to headings and components with an anchor, as GitHub does (a repeated text gets a number), and returns the headings in order.
 * Both share one numbering, so that ids are unique on the page. One that another heading gives itself is a mistake: links to it lead there.
 */
export function assignHeadingIds(tree: Root): { headings: Heading[]; componentIds: string[]; repeated: Mistake[] } {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  const componentIds: string[] = [];
  const ownIds = new Set<string>();
  const repeated: Mistake[] = [];
  const repeat = (node: HeadingNode, what: string, id: string): void =>
    void repeated.push({
      line: lineOf(node),
      message: `${what} has the anchor "${id}", which {#${id}} gives another heading. Write another {#anchor} after one of them.`,
    });
  const assign = (fixed: boolean): void =>
    visit(tree, (node) => {
      if (node.type === 'heading') {
        const heading: HeadingNode = node;
        const own = fixed ? cutOwnId(heading) : undefined;
        if (own !== undefined) {
          if (ownIds.has(own)) repeat(heading, `{#${own}}`, own);
          ownIds.add(own);
          heading.data = { ...heading.data, hProperties: { id: slugger.slug(own, true) } };
        }
        if (fixed) return;
        const text = toString(heading);
        const given = heading.data?.hProperties?.id;
        if (given === undefined && ownIds.has(slug(text))) repeat(heading, `the heading "${text}"`, slug(text));
        const id = String(given ?? slugger.slug(text));
        heading.data = { ...heading.data, hProperties: { id } };
        headings.push({ depth: heading.depth, text, id });
      }
      if (node.type !== 'mdxJsxFlowElement') return;
      const definition = definitionOf(node);
      const anchor = definition && 'anchor' in definition ? definition.anchor : undefined;
      if (!anchor || (anchor.fixed !== undefined) !== fixed) return;
      const text = attributeOf(node, anchor.attribute) ?? node.name ?? '';
      const id = slugger.slug(anchor.fixed ? `${anchor.fixed.prefix} ${text}` : text);
      addProps(node, { id });
      componentIds.push(id);
    });
  // First explicit and fixed ids, so that a heading with the same text doesn't take them.
  assign(true);
  assign(false);
  return { headings, componentIds, repeated };
}
