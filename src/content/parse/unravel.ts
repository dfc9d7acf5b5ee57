import type { BlockContent, Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { mdxComponents } from '../components/mdxComponents';

/** Values and parts are words of their sentence; every other component stands for itself. */
const inSentence = ['Value', 'Part'];

const isBlock = (node: PhrasingContent): node is MdxJsxTextElement =>
  node.type === 'mdxJsxTextElement' && !inSentence.includes(node.name ?? '') && (node.name ?? '') in mdxComponents;

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
