import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TextFile } from '../../src/content/document';
import { definitionOf } from '../../src/content/components/vocabulary';
import { attributeOf, isJsxElement } from '../../src/content/tree/attributes';

/** Words that readers see, with their place. */
export interface Prose {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** A title is a heading, a label or the name of a step: it has no sentence. What is in a picture is a list of things. */
  readonly kind: 'title' | 'text' | 'picture';
}

/** Stands for what is in code type, which is no prose: sentences stay whole. */
export const codeWord = 'xcodex';

/** Stands for a value of a table. Not a number: with a full stop it would look like that of a list. */
export const valueWord = 'xvaluex';

/** A block's words. */
const withoutCode = (node: RootContent | Heading): string => {
  const copy = structuredClone(node);
  visit(copy, (inner) => {
    if (inner.type === 'inlineCode' || inner.type === 'inlineMath') inner.value = codeWord;
    else if (isJsxElement(inner) && inner.type === 'mdxJsxTextElement' && inner.children.length === 0)
      inner.children = [{ type: 'text', value: valueWord }];
  });
  return toString(copy).replace(/\s+/g, ' ').trim();
};

/** Titles that are attributes of components. An alternative text is a sentence. */
function attributesOf(tree: Root, at: (line?: number) => { file: string; line: number }): Prose[] {
  const found: Prose[] = [];
  visit(tree, (node) => {
    if (!isJsxElement(node)) return;
    for (const [name, { kind }] of Object.entries(definitionOf(node.name)?.attributes ?? {})) {
      const text = kind === 'label' || (kind === 'text' && name === 'alt') ? attributeOf(node, name) : undefined;
      const kindOf = { alt: 'picture', caption: 'text' } as const;
      if (text) found.push({ ...at(node.position?.start.line), text, kind: kindOf[name as keyof typeof kindOf] ?? 'title' });
    }
  });
  return found;
}

/** All prose of a document or post, in the order of its kinds: frontmatter, titles in attributes, headings, paragraphs and cells. */
export function proseOf({
  file,
  bodyLine,
  tree,
  frontmatter,
}: TextFile & { readonly frontmatter: { readonly title: string; readonly description: string } }): Prose[] {
  const at = (line = 1): { file: string; line: number } => ({ file, line: bodyLine + line - 1 });
  const found: Prose[] = [
    { file, line: 2, text: frontmatter.title, kind: 'title' },
    { file, line: 3, text: frontmatter.description, kind: 'text' },
    ...attributesOf(tree, at),
  ];
  visit(tree, (node) => {
    if (node.type === 'heading') found.push({ ...at(node.position?.start.line), text: withoutCode(node), kind: 'title' });
    else if (node.type === 'paragraph' || node.type === 'tableCell')
      found.push({ ...at(node.position?.start.line), text: withoutCode(node), kind: 'text' });
  });
  return found.filter(({ text }) => text !== '');
}
