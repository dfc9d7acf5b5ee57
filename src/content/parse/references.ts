import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { AttributeKind } from '../components/definition';
import { attributeOf, isJsxElement, namesIn, propsOf } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { definitionOf } from '../components/definition';

/** A name that a document uses, with its line in the file. */
export interface Reference {
  readonly name: string;
  readonly line: number;
  /** Name of the picture if it is beside the document. */
  readonly beside?: string;
}

/** References of a document to other files. */
export interface References {
  readonly links: readonly Reference[];
  readonly figures: readonly Reference[];
  readonly tableUses: readonly Reference[];
}

/** References of a component, by the kinds of its attributes. A cell in a sentence doesn't count as a shown table. */
function componentReferences(element: JsxElement, line: number): References {
  const definition = definitionOf(element);
  if (!definition || 'inline' in definition) return { links: [], figures: [], tableUses: [] };
  const attributes = Object.entries(definition.attributes).map(([name, { kind, required }]) => ({
    kind,
    // A missing required attribute is already reported, and refers to nothing.
    text: attributeOf(element, name) ?? (required ? '' : undefined),
  }));
  const texts = (kind: AttributeKind): string[] =>
    attributes.flatMap((attribute) => (attribute.kind === kind ? (attribute.text ?? []) : []));
  const references = (names: readonly string[]): Reference[] => names.map((name) => ({ name, line }));
  const beside = element.data?.beside;
  return {
    links: references(texts('route')),
    figures: references([...(definition.figures ?? []), ...texts('figure'), ...(definition.shows?.(propsOf(element)) ?? [])]).map(
      (reference) => (beside === undefined ? reference : { ...reference, beside }),
    ),
    tableUses: references([...texts('table'), ...texts('tables').flatMap(namesIn)]),
  };
}

/** Names of the pictures in a filled tree, each once. */
export const figureNames = (filled: Root): string[] => [...new Set(collectReferences(filled, 1).figures.map(({ name }) => name))];

/** Collects links, pictures and tables of a document with their lines. */
export function collectReferences(tree: Root, bodyLine: number): References {
  const links: Reference[] = [];
  const figures: Reference[] = [];
  const tableUses: Reference[] = [];
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    // A picture may link to a file, too.
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') links.push({ name: node.url, line });
    if (!isJsxElement(node)) return;
    const found = componentReferences(node, line);
    links.push(...found.links);
    figures.push(...found.figures);
    tableUses.push(...found.tableUses);
  });
  return { links, figures, tableUses };
}
