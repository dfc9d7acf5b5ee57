import GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { attributeOf } from '../fill/values';

/** A heading of a document: its text, level 2 to 6, the id it is linked by, and its line in the body. */
export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
  readonly line: number;
}

/**
 * Gives every heading and every procedure step its id, GitHub's way (the same text twice gets a number), and returns
 * the headings in order. Steps share the numbering, so that ids stay unique on the page.
 */
export function assignHeadingIds(tree: Root): { headings: Heading[]; stepIds: string[] } {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  const stepIds: string[] = [];
  // Steps of a build guide are `#step-4` whatever headings the page has, because readers keep these links.
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'BuildStep') return;
    const id = slugger.slug(`step ${attributeOf(node, 'step') ?? ''}`);
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: id });
    stepIds.push(id);
  });
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const heading: HeadingNode = node;
      const text = toString(heading);
      const id = slugger.slug(text);
      heading.data = { ...heading.data, hProperties: { id } };
      headings.push({ depth: heading.depth, text, id, line: heading.position?.start.line ?? 1 });
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Step') {
      const title = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'title');
      const id = slugger.slug(title && typeof title.value === 'string' ? title.value : 'step');
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: id });
      stepIds.push(id);
    }
  });
  return { headings, stepIds };
}
