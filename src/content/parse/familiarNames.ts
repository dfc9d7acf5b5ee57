import type { Code, Heading, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { codeLanguages } from './codeLanguages';
import { attributeOf, isJsxElement, setAttribute } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { component, positionOf } from '../tree/nodes';
import { codeTitle } from './codeLanguages';
import type { Report } from './mistake';

const isComment = (node: RootContent): boolean =>
  node.type === 'html' ||
  ((node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && /^\s*(?:\/\*[\s\S]*\*\/\s*)*$/.test(node.value));

/** Mistake in a comment that would hide text the author wants to show. */
function commentMistake(value: string): string | undefined {
  if (!value.includes('-->')) return 'the comment is not closed. Write --> where it ends.';
  if (value.slice(value.lastIndexOf('-->') + 3).trim() !== '')
    return 'text after a comment, on the same line. Write it on a line of its own, with an empty line before it.';
  return undefined;
}

/** Removes HTML and MDX comments, and paragraphs that contain nothing else. */
export function dropComments(tree: Root, report: Report): void {
  const emptied = new Set<unknown>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'root' || !isComment(node) || !parent || index === undefined) return undefined;
    const message = node.type === 'html' ? commentMistake(node.value) : undefined;
    if (message !== undefined) report(node, message);
    parent.children.splice(index, 1);
    emptied.add(parent);
    return [SKIP, index];
  });
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!emptied.has(node) || !parent || index === undefined || toString(node).trim() !== '') return undefined;
    if (node.children.some(({ type }) => type !== 'text')) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Value of an expression that is a single literal: `{' '}`, `{"a"}`, `{500}`. */
function literalOf(expression: string): string | undefined {
  const [, double, single, template, number] =
    /^\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`|(-?\d+(?:\.\d+)?))\s*$/.exec(expression) ?? [];
  return double ?? single ?? template ?? number;
}

function plainAttribute(attribute: MdxJsxAttribute): void {
  if (attribute.value === null || attribute.value === undefined || typeof attribute.value === 'string') return;
  const { value } = attribute.value;
  if (value.trim() === 'true') attribute.value = null;
  else attribute.value = literalOf(value) ?? attribute.value;
}

/** Replaces literals in braces with their values. */
export function plainLiterals(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (isJsxElement(node)) for (const attribute of node.attributes) if (attribute.type === 'mdxJsxAttribute') plainAttribute(attribute);
    if ((node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') || !parent || index === undefined) return;
    const value = literalOf(node.value);
    const text = { type: 'text' as const, value: value ?? '', ...positionOf(node) };
    if (value !== undefined) parent.children[index] = node.type === 'mdxTextExpression' ? text : { type: 'paragraph', children: [text] };
  });
}

/** Cuts an explicit id, `{#id}`, off the end of a heading and returns it. */
export function ownId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  const [, id] = /^\s*#([\w.:-]+)\s*$/.exec(last.value) ?? [];
  if (id === undefined) return undefined;
  heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  return id;
}

/** Languages of other tools without a grammar here. */
const plainLanguages = new Set(['txt', 'plain', 'plaintext', 'text', 'mermaid', 'math', 'output', 'log', 'none']);

/** Moves highlighted lines and titles out of a language: `js{1,3}`, `js:file.js`. */
function plainFence(code: Code): void {
  const [, language = '', braces = '', file] = /^([^{:]*)(\{[^}]*\})?(?::(.+))?$/.exec(code.lang ?? '') ?? [];
  if (braces !== '' || file !== undefined) {
    code.lang = language === '' ? null : language;
    const meta = [file === undefined ? '' : `title="${file}"`, braces, code.meta ?? ''].filter(Boolean).join(' ');
    code.meta = meta === '' ? null : meta;
  }
  const [found, title] = /(?:^|\s)\[([^\]]+)\]/.exec(code.meta ?? '') ?? [];
  if (found !== undefined && title !== undefined && code.meta)
    code.meta = code.meta.replace(found, ` title="${title.replaceAll('"', '')}"`).trim();
  const lower = code.lang?.toLowerCase() ?? 'text';
  if (plainLanguages.has(lower)) code.lang = 'text';
  else if (Object.hasOwn(codeLanguages, lower)) code.lang = lower;
}

/** Attributes of other tools' tabs that have no meaning here. */
const needless = new Set(['default', 'lazy', 'queryString', 'icon', 'mdxType', 'defaultValue', 'className']);

const rename = (element: JsxElement, from: string, to: string): void => {
  for (const attribute of element.attributes)
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === from && attributeOf(element, to) === undefined) attribute.name = to;
};

/** Turns a label into a part of an id: "Windows 11" becomes "windows-11". */
const nameOf = (label: string): string =>
  label
    .trim()
    .replace(/\+/g, 'p')
    .replace(/[^\w.]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase() || 'tab';

function plainTab(element: JsxElement): void {
  element.name = 'Tab';
  element.attributes = element.attributes.filter((attribute) => attribute.type !== 'mdxJsxAttribute' || !needless.has(attribute.name));
  const [value, label] = [attributeOf(element, 'value'), attributeOf(element, 'label')];
  if (label === undefined && value) setAttribute(element, 'label', value);
  if (value === undefined && label) setAttribute(element, 'value', nameOf(label));
}

/** Converts tabs of other tools. Tabs without a group share one with all tabs that have the same values. */
function plainTabs(element: JsxElement): void {
  for (const other of ['groupId', 'syncKey']) rename(element, other, 'group');
  element.attributes = element.attributes.filter((attribute) => attribute.type !== 'mdxJsxAttribute' || !needless.has(attribute.name));
  const tabs = element.children.filter(isJsxElement);
  for (const tab of tabs) if (tab.name === 'TabItem' || tab.name === 'Tab') plainTab(tab);
  const values = tabs.map((tab) => attributeOf(tab, 'value') ?? '').filter(Boolean);
  if (attributeOf(element, 'group') === undefined && values.length > 0) setAttribute(element, 'group', values.join('-'));
}

/** Converts VitePress code groups: each block becomes a tab, labelled by the brackets after its language. */
function codeGroup(directive: ContainerDirective): MdxJsxFlowElement {
  const tabs = directive.children.map((child, index) => {
    const label = (child.type === 'code' ? codeTitle(child.meta ?? '') : undefined) ?? `Alternative ${index + 1}`;
    if (child.type === 'code') child.meta = (child.meta ?? '').replace(/title="[^"]*"/, '').trim() || null;
    return component('Tab', { value: nameOf(label), label }, [child]);
  });
  const group = tabs.map((tab) => attributeOf(tab, 'value')).join('-');
  return { ...component('Tabs', { group }, tabs), ...positionOf(directive) };
}

/** Converts Starlight's steps, which wrap a numbered list, to the list. */
function plainSteps(element: JsxElement): RootContent | undefined {
  const [only, ...others] = element.children as readonly RootContent[];
  return only?.type === 'list' && only.ordered && others.length === 0 ? only : undefined;
}

/** Removes soft hyphens from text, because search doesn't match across them. In code they are reported. */
export const dropSoftHyphens = (tree: Root): void =>
  visit(tree, 'text', (node) => {
    if (node.value.includes('\u00ad')) node.value = node.value.replaceAll('\u00ad', '');
  });

/** Converts code blocks, tabs and steps of other tools to the components used here. */
export function familiarNames(tree: Root): void {
  visit(tree, 'code', plainFence);
  visit(tree, (node, index, parent) => {
    if (isJsxElement(node) && node.name === 'Tabs') plainTabs(node);
    if (!parent || index === undefined) return;
    if (node.type === 'containerDirective' && node.name === 'code-group') parent.children[index] = codeGroup(node);
    const steps = isJsxElement(node) && node.name === 'Steps' ? plainSteps(node) : undefined;
    if (steps) parent.children[index] = steps;
  });
}
