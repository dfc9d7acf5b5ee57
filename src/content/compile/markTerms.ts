import type { PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { definitionOf } from '../components/definition';
import { termFinder } from '../vocabulary/termFinder';
import type { FoundTerm, WrittenTerm } from '../vocabulary/termFinder';
import type { JsxElement } from '../tree/attributes';
import { text } from '../tree/nodes';

/** Most hints on a page: more would annoy readers who know the terms. */
const maxHints = 8;

/** Inline elements in which terms are marked. Links, inline code and others are skipped. */
const inlineMarks: ReadonlySet<string> = new Set(['strong', 'emphasis', 'delete']);

const blocks: ReadonlySet<string> = new Set(['list', 'listItem', 'blockquote', 'containerDirective']);

const roleOf = (element: JsxElement) => {
  const definition = definitionOf(element);
  return definition && 'role' in definition ? definition.role : undefined;
};

/** Whether a block always shows its text. Folded text and tabs are skipped: the hint could be hidden. */
function holdsText(node: RootContent): boolean {
  if (node.type !== 'mdxJsxFlowElement') return blocks.has(node.type);
  const role = roleOf(node);
  return role === 'procedure' || role === 'step';
}

const hint = (words: string, meaning: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'Hint',
  attributes: [{ type: 'mdxJsxAttribute', name: 'meaning', value: meaning }],
  children: [text(words)],
});

/** Adds hints to the running text of a page, in order, up to the limit. */
class Marker {
  readonly #find: (text: string, before: string) => FoundTerm[];
  readonly #marked = new Set<WrittenTerm>();

  constructor(terms: readonly WrittenTerm[]) {
    this.#find = termFinder(terms);
  }

  blocks(nodes: readonly RootContent[]): void {
    for (const node of nodes) {
      // Paragraphs with `data` are generated or titles of admonitions.
      if (node.type === 'paragraph' && !node.data) node.children = this.#sentence(node.children, '');
      else if ('children' in node && holdsText(node)) this.blocks(node.children);
    }
  }

  #sentence(nodes: readonly PhrasingContent[], before: string): PhrasingContent[] {
    let said = before;
    return nodes.flatMap((node): PhrasingContent[] => {
      const earlier = said;
      said += toString(node) || ' ';
      if (node.type === 'text') return this.#words(node.value, earlier);
      if ('children' in node && inlineMarks.has(node.type)) node.children = this.#sentence(node.children, earlier);
      return [node];
    });
  }

  #words(value: string, before: string): PhrasingContent[] {
    const pieces: PhrasingContent[] = [];
    let end = 0;
    for (const { term, index, words } of this.#find(value, before)) {
      if (term.hint === null || this.#marked.has(term) || this.#marked.size >= maxHints) continue;
      this.#marked.add(term);
      if (index > end) pieces.push(text(value.slice(end, index)));
      pieces.push(hint(words, term.hint));
      end = index + words.length;
    }
    return end < value.length ? [...pieces, text(value.slice(end))] : pieces;
  }
}

/** Whether a page has the glossary and so explains all terms itself. */
function isGlossary(tree: Root): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', (element) => void (found ||= roleOf(element) === 'glossary'));
  return found;
}

/** Gives the first use of each term in paragraphs and lists a hint with its meaning. Skips admonitions, which are already asides. */
export function markTerms(tree: Root, terms: readonly WrittenTerm[]): void {
  if (terms.length > 0 && !isGlossary(tree)) new Marker(terms).blocks(tree.children);
}
