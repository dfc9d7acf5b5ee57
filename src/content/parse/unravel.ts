import type { BlockContent, Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { definitionOf } from '../vocabulary/vocabulary';

/** Every component stands for itself, but those that are words of their sentence. */
function isBlock(node: PhrasingContent): node is MdxJsxTextElement {
  const definition = node.type === 'mdxJsxTextElement' ? definitionOf(node.name) : undefined;
  return definition !== undefined && !('inline' in definition);
}

const isBlank = (node: PhrasingContent): boolean => node.type === 'text' && node.value.trim() === '';

/** The components of a line, where there is nothing else in it. */
function onlyBlocks(nodes: readonly PhrasingContent[]): MdxJsxTextElement[] | undefined {
  const parts = nodes.filter((node) => !isBlank(node));
  return parts.length > 0 && parts.every(isBlock) ? parts : undefined;
}

function toBlock(element: MdxJsxTextElement): MdxJsxFlowElement {
  const children = onlyBlocks(element.children)?.map(toBlock) ?? element.children;
  // The text of a component in one line stands in it without a paragraph.
  return { ...element, type: 'mdxJsxFlowElement', children: children as BlockContent[] };
}

/**
 * Takes components out of the paragraph that Markdown puts around them where they are written in one line, such as
 * `<Card …>One sentence.</Card>`: they are blocks, wherever their line breaks are.
 */
export function unravel(tree: Root): void {
  visit(tree, 'paragraph', (paragraph: Paragraph, index, parent) => {
    const blocks = onlyBlocks(paragraph.children);
    if (!blocks || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...blocks.map(toBlock));
    return [SKIP, index + blocks.length];
  });
}
