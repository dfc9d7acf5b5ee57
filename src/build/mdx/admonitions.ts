import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';

/** Kinds of admonition, from mild to severe. */
export const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** Kind of an admonition. */
export type AdmonitionType = (typeof admonitionTypes)[number];

const isLabel = (node: unknown): node is Paragraph =>
  typeof node === 'object' &&
  node !== null &&
  'data' in node &&
  (node as Paragraph).data !== undefined &&
  'directiveLabel' in ((node as Paragraph).data ?? {});

function toAside(directive: ContainerDirective): void {
  const [first, ...rest] = directive.children;
  const label = isLabel(first) ? first.children : undefined;
  const body = label ? rest : directive.children;
  const type = directive.name as AdmonitionType;
  const title: PhrasingContent[] = label ?? [{ type: 'text', value: type[0]?.toUpperCase() + type.slice(1) }];
  directive.data = { ...directive.data, hName: 'aside', hProperties: { className: ['admonition', `admonition-${type}`], role: 'note' } };
  directive.children = [{ type: 'paragraph', data: { hProperties: { className: ['admonition-title'] } }, children: title }, ...body];
}

/** Turns `:::warning[Title]` blocks into asides with a title. */
export function transformAdmonitions(tree: Root): void {
  visit(tree, 'containerDirective', toAside);
}
