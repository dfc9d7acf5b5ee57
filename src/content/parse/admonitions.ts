import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { entryOf } from '../../model/definitionItems';
import { component, positionOf } from '../tree/nodes';
import type { Report } from './mistake';

/** Kinds of admonition, in order of severity. */
export const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** Kind of an admonition. */
export type AdmonitionType = (typeof admonitionTypes)[number];

/** Kinds by the names that other tools use. */
const otherNames: Readonly<Record<string, AdmonitionType>> = {
  caution: 'warning',
  important: 'info',
  secondary: 'note',
  success: 'tip',
  hint: 'tip',
  error: 'danger',
};

/** Names of `:::` blocks that documents may write. */
export const directiveNames: ReadonlySet<string> = new Set([...admonitionTypes, ...Object.keys(otherNames), 'details', 'code-group']);

/** Kind for a name; undefined for an unknown name. */
export function admonitionType(name: string): AdmonitionType | undefined {
  const lower = name.toLowerCase();
  return admonitionTypes.find((type) => type === lower) ?? entryOf(otherNames, lower);
}

const isLabel = (node: unknown): node is Paragraph =>
  typeof node === 'object' &&
  node !== null &&
  'data' in node &&
  // remark-directive marks the label paragraph with this data.
  (node as Paragraph).data !== undefined &&
  'directiveLabel' in ((node as Paragraph).data ?? {});

/** Label and body of an admonition. Without a label, the name of its kind is shown as the title. */
export function admonitionParts(directive: ContainerDirective): {
  label: PhrasingContent[] | undefined;
  body: ContainerDirective['children'];
} {
  const [first, ...rest] = directive.children;
  return isLabel(first) ? { label: first.children, body: rest } : { label: undefined, body: directive.children };
}

/** Name of a kind, as readers see it. */
export const admonitionName = (type: string): string => `${type.charAt(0).toUpperCase()}${type.slice(1)}`;

/** GitHub's `> [!TIP]` in the first line of a quote. Words after it are the title. */
const alert = /^\[!(\w+)\][ \t]*([^\n]*)(?:\n|$)/;

/** GitHub's "caution" is its most severe kind. */
const alertType = (name: string): AdmonitionType | undefined => (name.toLowerCase() === 'caution' ? 'danger' : admonitionType(name));

/** Converts a GitHub alert to an admonition; undefined for other quotes. */
function alertOf(quote: Blockquote): ContainerDirective | undefined {
  const [first, ...rest] = quote.children;
  const words = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || words?.type !== 'text') return undefined;
  const [found = '', name = '', title = ''] = alert.exec(words.value) ?? [];
  const type = alertType(name);
  if (type === undefined) return undefined;
  words.value = words.value.slice(found.length);
  // Checks read the source at the node's position.
  const start = words.position?.start;
  if (words.position && start) {
    const line = start.line + (found.endsWith('\n') ? 1 : 0);
    words.position = { ...words.position, start: { ...start, line, offset: (start.offset ?? 0) + found.length } };
  }
  const children = words.value === '' ? first.children.slice(1) : first.children;
  if (children[0]?.type === 'break') children.shift();
  return {
    type: 'containerDirective',
    name: type,
    attributes: {},
    children: [...(title.trim() === '' ? [] : [labelOf(title.trim())]), ...(children.length > 0 ? [{ ...first, children }] : []), ...rest],
    ...positionOf(quote),
  };
}

const labelOf = (title: string): Paragraph => ({
  type: 'paragraph',
  data: { directiveLabel: true },
  children: [{ type: 'text', value: title }],
});

/** Makes a `title` attribute the label, and reports all other attributes. */
function readAttributes(directive: ContainerDirective, report: Report): void {
  for (const [name, value] of Object.entries(directive.attributes ?? {})) {
    if (name === 'title' && value && !isLabel(directive.children[0])) directive.children.unshift(labelOf(value));
    else report(directive, `:::${directive.name} has no attribute "${name}". Write :::${directive.name}[Title] with nothing after it.`);
  }
  directive.attributes = {};
}

/** Converts `:::details[Words]` to `<Details>`. */
function toDetails(directive: ContainerDirective): MdxJsxFlowElement {
  const { label, body } = admonitionParts(directive);
  const summary = label ? toString({ type: 'paragraph', children: label }) : 'Details';
  return { ...component('Details', { summary }, body), ...positionOf(directive) };
}

/** Converts the admonitions of other tools to the names used here. Reports unknown names. */
export function nameAdmonitions(tree: Root, report: Report): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === 'containerDirective') {
      readAttributes(node, report);
      node.name = admonitionType(node.name) ?? node.name;
      if (node.name === 'details') parent.children[index] = toDetails(node);
    }
    const admonition = node.type === 'blockquote' ? alertOf(node) : undefined;
    if (admonition) parent.children[index] = admonition;
  });
}

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
