import type { PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { definitionOf } from '../vocabulary/vocabulary';
import { termFinder } from '../glossary/glossary';
import type { FoundTerm } from '../glossary/glossary';
import type { WrittenTerm } from '../glossary/glossary';
import { text } from '../tree/nodes';

/** Most hints of a page: more would be in the way of those who know the terms. */
const mostHints = 8;

/** What may stand around the words of a sentence; links, code and all others say something of their own. */
const inlineMarks: ReadonlySet<string> = new Set(['strong', 'emphasis', 'delete']);

const blocks: ReadonlySet<string> = new Set(['list', 'listItem', 'blockquote', 'containerDirective']);

/** Steps are always in sight; what is folded away, or one of several alternatives, may not be. */
function holdsText(node: RootContent): boolean {
  if (node.type !== 'mdxJsxFlowElement') return blocks.has(node.type);
  const definition = definitionOf(node.name);
  return definition !== undefined && 'role' in definition && (definition.role === 'procedure' || definition.role === 'step');
}

const hint = (words: string, meaning: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'Hint',
  attributes: [{ type: 'mdxJsxAttribute', name: 'meaning', value: meaning }],
  children: [text(words)],
});

/** Marks terms in the running text of a page, in order, until there are enough. */
class Marker {
  readonly #find: (text: string, before: string) => FoundTerm[];
  readonly #marked = new Set<WrittenTerm>();

  constructor(terms: readonly WrittenTerm[]) {
    this.#find = termFinder(terms);
  }

  blocks(nodes: readonly RootContent[]): void {
    for (const node of nodes) {
      // What the build has written, and titles of admonitions, carry marks of their own.
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
      if (term.hint === null || this.#marked.has(term) || this.#marked.size >= mostHints) continue;
      this.#marked.add(term);
      if (index > end) pieces.push(text(value.slice(end, index)));
      pieces.push(hint(words, term.hint));
      end = index + words.length;
    }
    return end < value.length ? [...pieces, text(value.slice(end))] : pieces;
  }
}

/** Whether a page explains all terms itself. */
function isGlossary(tree: Root): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', ({ name }) => void (found ||= name === 'Glossary'));
  return found;
}

/** Gives the first use of each term in paragraphs and lists a hint with its meaning. Admonitions are asides by now. */
export function markTerms(tree: Root, terms: readonly WrittenTerm[]): void {
  if (terms.length > 0 && !isGlossary(tree)) new Marker(terms).blocks(tree.children);
}
