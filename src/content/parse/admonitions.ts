import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Kinds of admonition, from mild to severe. */
export const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** Kind of an admonition. */
export type AdmonitionType = (typeof admonitionTypes)[number];

const isLabel = (node: unknown): node is Paragraph =>
  typeof node === 'object' &&
  node !== null &&
  'data' in node &&
  // The label of a directive is a paragraph with this mark.
  (node as Paragraph).data !== undefined &&
  'directiveLabel' in ((node as Paragraph).data ?? {});

/** Label and text of an admonition; without a label, the name of its kind is its title. */
export function admonitionParts(directive: ContainerDirective): {
  label: PhrasingContent[] | undefined;
  body: ContainerDirective['children'];
} {
  const [first, ...rest] = directive.children;
  return isLabel(first) ? { label: first.children, body: rest } : { label: undefined, body: directive.children };
}

/** Name of a kind of admonition as readers see it. */
export const admonitionName = (type: string): string => `${type.charAt(0).toUpperCase()}${type.slice(1)}`;

function toAside(directive: ContainerDirective): void {
  const { label, body } = admonitionParts(directive);
  // The check has named all others.
  const type = directive.name as AdmonitionType;
  const kind = admonitionName(type);
  const title: PhrasingContent[] = label ?? [{ type: 'text', value: kind }];
  const name = label ? `${kind}: ${toString({ type: 'paragraph', children: label })}` : kind;
  directive.data = {
    ...directive.data,
    hName: 'aside',
    hProperties: { className: ['admonition', `admonition-${type}`], role: 'note', ariaLabel: name },
  };
  // The component shows the kind as a sign and, before a title of its own, as a word.
  const data = { hName: 'AdmonitionTitle', hProperties: { kind: type, ...(label ? { titled: true } : {}) } };
  directive.children = [{ type: 'paragraph', data, children: title }, ...body];
}

/** Turns `:::warning[Title]` blocks into asides with a name and a title. */
export function transformAdmonitions(tree: Root): void {
  visit(tree, 'containerDirective', toAside);
}
