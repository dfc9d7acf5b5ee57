import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Document, Post } from '../../src/content/document';
import type { Content } from '../../src/content/loadContent';
import { definitionOf } from '../../src/content/vocabulary/vocabulary';
import { attributeOf, isJsxElement } from '../../src/content/tree/attributes';
import type { JsxElement } from '../../src/content/tree/attributes';

/** Text that readers see, with its place. */
export interface Prose {
  readonly file: string;
  /** Undefined for frontmatter. */
  readonly line?: number;
  readonly text: string;
  /** `title`: headings, labels and names of steps, which aren't sentences. `picture`: alternative texts, which may be lists. */
  readonly kind: 'title' | 'text' | 'picture';
}

/** Placeholder for inline code, to keep sentences whole. */
export const codeWord = 'xcodex';

/** Placeholder for a table value. Not a number, which would look like a list number before a full stop. */
export const valueWord = 'xvaluex';

/** Text of a block, with placeholders. */
const withoutCode = (node: RootContent): string => {
  const copy = structuredClone(node);
  visit(copy, (inner) => {
    if (inner.type === 'inlineCode' || inner.type === 'inlineMath') inner.value = codeWord;
    else if (isJsxElement(inner) && inner.type === 'mdxJsxTextElement' && inner.children.length === 0)
      inner.children = [{ type: 'text', value: valueWord }];
  });
  return toString(copy).replace(/\s+/g, ' ').trim();
};

/** Attributes of components that aren't titles. */
const kinds: Readonly<Record<string, Prose['kind']>> = { alt: 'picture', caption: 'text' };

/** Text in a component's attributes. Includes alternative texts and captions of tables, which search doesn't index. */
const attributesOf = (element: JsxElement): Pick<Prose, 'text' | 'kind'>[] =>
  Object.entries(definitionOf(element.name)?.attributes ?? {}).flatMap(([name, { kind }]) => {
    const text = kind === 'label' || Object.hasOwn(kinds, name) ? attributeOf(element, name) : undefined;
    return text ? [{ text, kind: kinds[name] ?? 'title' }] : [];
  });

/** All prose of a document or post: frontmatter, titles, headings, paragraphs and cells. */
export function proseOf({ file, bodyLine, tree, frontmatter }: Document | Post): Prose[] {
  const found: Prose[] = [
    { file, text: frontmatter.title, kind: 'title' },
    { file, text: frontmatter.description, kind: 'text' },
  ];
  visit(tree, (node) => {
    const place = { file, line: bodyLine + (node.position?.start.line ?? 1) - 1 };
    if (isJsxElement(node)) found.push(...attributesOf(node).map((words) => ({ ...place, ...words })));
    else if (node.type === 'heading') found.push({ ...place, text: withoutCode(node), kind: 'title' });
    else if (node.type === 'paragraph' || node.type === 'tableCell') found.push({ ...place, text: withoutCode(node), kind: 'text' });
  });
  return found.filter(({ text }) => text !== '');
}

/** All prose of documents and posts. */
export const contentProse = ({ documents, posts }: Content): Prose[] => [...documents, ...posts].flatMap(proseOf);
