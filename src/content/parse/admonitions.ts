import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { entryOf } from '../../model/definitionItems';
import { textWords } from '../../site/words/text';

/** Kinds of admonition, in order of severity. */
export const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger'] as const;

type AdmonitionType = (typeof admonitionTypes)[number];

/** Admonitions by the names that other tools give them. */
export const otherAdmonitions: Readonly<Record<string, AdmonitionType>> = {
  caution: 'warning',
  important: 'info',
  secondary: 'note',
  success: 'tip',
  hint: 'tip',
  error: 'danger',
};

/** Label and body of an admonition. Without a label, the name of its kind is shown as the title. */
export function admonitionParts({ children }: ContainerDirective): {
  label: PhrasingContent[] | undefined;
  body: ContainerDirective['children'];
} {
  const [first, ...rest] = children;
  // remark-directive marks the paragraph of the label.
  const label = first?.type === 'paragraph' && (first as Paragraph).data?.directiveLabel ? first.children : undefined;
  return { label, body: label ? rest : children };
}

/** Name of a kind, as readers see it. */
export const admonitionName = (type: string): string => entryOf<string>(textWords.admonitions, type) ?? type;

function toAside(directive: ContainerDirective): void {
  const { label, body } = admonitionParts(directive);
  // Unknown names were reported by `checkBody`.
  const type = directive.name as AdmonitionType;
  const kind = admonitionName(type);
  const title: PhrasingContent[] = label ?? [{ type: 'text', value: kind }];
  const name = label ? `${kind}: ${toString({ type: 'paragraph', children: label })}` : kind;
  directive.data = {
    ...directive.data,
    hName: 'aside',
    hProperties: { className: ['admonition', `admonition-${type}`], role: 'note', ariaLabel: name },
  };
  // The component shows an icon for the kind, and its name before a title.
  const data = { hName: 'AdmonitionTitle', hProperties: { kind: type, ...(label ? { titled: true } : {}) } };
  directive.children = [{ type: 'paragraph', data, children: title }, ...body];
}

/** Turns `:::warning[Title]` blocks into asides with an accessible name and a title. */
export function transformAdmonitions(tree: Root): void {
  visit(tree, 'containerDirective', toAside);
}
