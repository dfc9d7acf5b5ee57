import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Document, Post } from '../../src/content/document';
import type { Content } from '../../src/content/loadContent';
import { definitionOf } from '../../src/content/vocabulary/vocabulary';
import { attributeOf, isJsxElement } from '../../src/content/tree/attributes';
import type { JsxElement } from '../../src/content/tree/attributes';

/** Words that readers see, with their place. */
export interface Prose {
  readonly file: string;
  /** None for what the frontmatter says. */
  readonly line?: number;
  readonly text: string;
  /** A title is a heading, a label or the name of a step: it has no sentence. What is in a picture is a list of things. */
  readonly kind: 'title' | 'text' | 'picture';
}

/** Stands for what is in code type, which is no prose: sentences stay whole. */
export const codeWord = 'xcodex';

/** Stands for a value of a table. Not a number: with a full stop it would look like that of a list. */
export const valueWord = 'xvaluex';

/** A block's words. */
const withoutCode = (node: RootContent): string => {
  const copy = structuredClone(node);
  visit(copy, (inner) => {
    if (inner.type === 'inlineCode' || inner.type === 'inlineMath') inner.value = codeWord;
    else if (isJsxElement(inner) && inner.type === 'mdxJsxTextElement' && inner.children.length === 0)
      inner.children = [{ type: 'text', value: valueWord }];
  });
  return toString(copy).replace(/\s+/g, ' ').trim();
};

/** What attributes of components say that are no titles. */
const kinds: Readonly<Record<string, Prose['kind']>> = { alt: 'picture', caption: 'text' };

/**
 * Words in the attributes of a component. Some alternative texts are no labels, because other words say the same, nor are captions of tables, which
 * search finds by their cells.
 */
const attributesOf = (element: JsxElement): Pick<Prose, 'text' | 'kind'>[] =>
  Object.entries(definitionOf(element.name)?.attributes ?? {}).flatMap(([name, { kind }]) => {
    const text = kind === 'label' || Object.hasOwn(kinds, name) ? attributeOf(element, name) : undefined;
    return text ? [{ text, kind: kinds[name] ?? 'title' }] : [];
  });

/** All prose of a document or post: frontmatter, titles in attributes, headings, paragraphs and cells. */
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
