import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { AttributeKind } from '../components/definition';
import { attributeOf, isJsxElement, namesIn, propsOf } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { definitionOf } from '../vocabulary/vocabulary';

/** A name that a document uses, and the line of the file on which it does. */
export interface Reference {
  readonly name: string;
  readonly line: number;
  /** What a picture is called if it is beside the document. */
  readonly beside?: string;
}

/** A table shown by a document, with the columns and rows it chooses. */
export interface TableUse extends Reference {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** Everything outside itself that a document refers to. */
export interface References {
  readonly links: readonly Reference[];
  readonly figures: readonly Reference[];
  readonly tableUses: readonly TableUse[];
}

/** What a component refers to, by the kinds of its attributes. A cell in a sentence is no table that the page shows. */
function componentReferences(element: JsxElement, line: number): References {
  const definition = definitionOf(element.name);
  if (!definition || 'inline' in definition) return { links: [], figures: [], tableUses: [] };
  const given = Object.entries(definition.attributes).map(([name, { kind, required }]) => ({
    kind,
    // What must be given and is not, has been reported; it names nothing.
    text: attributeOf(element, name) ?? (required ? '' : undefined),
  }));
  const texts = (kind: AttributeKind): string[] => given.flatMap((attribute) => (attribute.kind === kind ? (attribute.text ?? []) : []));
  const references = (names: readonly string[]): Reference[] => names.map((name) => ({ name, line }));
  const beside = element.data?.beside;
  const [columns, rows] = [texts('columns').flatMap(namesIn), texts('rows').flatMap(namesIn)];
  return {
    links: references(texts('route')),
    figures: references([...(definition.figures ?? []), ...texts('figure'), ...(definition.shows?.(propsOf(element)) ?? [])]).map(
      (reference) => (beside === undefined ? reference : { ...reference, beside }),
    ),
    tableUses: [...texts('table'), ...texts('tables').flatMap(namesIn)].map((name) => ({ name, columns, rows, line })),
  };
}

/** Names of the drawings in a filled text, each once. */
export const figureNames = (filled: Root): string[] => [...new Set(collectReferences(filled, 1).figures.map(({ name }) => name))];

/** Collects links, figures and tables of a document with their lines. */
export function collectReferences(tree: Root, bodyLine: number): References {
  const links: Reference[] = [];
  const figures: Reference[] = [];
  const tableUses: TableUse[] = [];
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    // A picture leads to a file as a link does, and is missed as a link is.
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') links.push({ name: node.url, line });
    if (!isJsxElement(node)) return;
    const found = componentReferences(node, line);
    links.push(...found.links);
    figures.push(...found.figures);
    tableUses.push(...found.tableUses);
  });
  return { links, figures, tableUses };
}
