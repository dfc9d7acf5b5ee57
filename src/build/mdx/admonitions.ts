import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
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

/** Text of a directive that was none: "10:a" in prose parses as one. */
function toText(directive: LeafDirective | TextDirective): void {
  const sign = directive.type === 'textDirective' ? ':' : '::';
  const label = directive.children.length > 0 ? '[' : '';
  const children: PhrasingContent[] = [
    { type: 'text', value: `${sign}${directive.name}${label}` },
    ...directive.children,
    ...(label ? [{ type: 'text', value: ']' } as const] : []),
  ];
  directive.data = { ...directive.data, hName: directive.type === 'textDirective' ? 'span' : 'p' };
  directive.children = children;
}

/** Turns `:::warning[Title]` blocks into asides with a title, and everything else that parsed as a directive back into text. */
export function transformAdmonitions(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'containerDirective') toAside(node);
    else if (node.type === 'leafDirective' || node.type === 'textDirective') toText(node);
  });
}
