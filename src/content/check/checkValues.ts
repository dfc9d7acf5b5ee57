import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../../model/problems';
import type { AttributeDefinition } from '../components/definition';
import type { Report } from '../parse/mistake';
import type { Table, Tables } from '../tables/csvTable';
import { attributeOf, isJsxElement, namesIn } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { definitionOf } from '../components/definition';

const isTable = ({ kind }: AttributeDefinition): boolean => kind === 'table' || kind === 'tables';

const isOfTable = ({ kind }: AttributeDefinition): boolean => /^(?:row|column)s?$/.test(kind);

/** Names that an attribute may take, and the start of a message about another one. */
type Known = readonly [names: Iterable<string>, wrong: (value: string) => string];

/** Columns of a table, or the values in its key or another column. */
function inTable(kind: string, { name, definition, rows }: Table, column: string | undefined): Known {
  const what = kind.startsWith('column') ? 'column' : (column ?? 'row');
  const cells = rows.map((row) => String(row[column ?? definition.key]));
  return [what === 'column' ? Object.keys(definition.columns) : cells, (value) => `table "${name}" has no ${what} "${value}".`];
}

/** All lists that must have the values of an attribute. `named` are the tables that its component names. */
function knownFor(attribute: AttributeDefinition, element: JsxElement, named: readonly string[], tables: Tables): Known[] {
  const { kind, of } = attribute;
  if (of && 'names' in of) return [[of.names(tables, element), (value) => `"${value}" isn't ${of.what}.`]];
  if (isTable(attribute)) return [[tables.keys(), (value) => `the table "${value}" doesn't exist.`]];
  if (!of && !isOfTable(attribute)) return [];
  return (of?.table === undefined ? named : [of.table]).flatMap((name) => {
    const table = tables.get(name);
    return table ? [inTable(kind, table, of?.column)] : [];
  });
}

/** Reports values of components that no table has. `checkBody` reports missing and empty ones. */
export function checkValues(tree: Root, tables: Tables, report: Report): void {
  visit(tree, (node) => {
    if (!isJsxElement(node)) return;
    const attributes = Object.entries(definitionOf(node)?.attributes ?? {});
    const named = attributes.flatMap(([name, attribute]) => (isTable(attribute) ? namesIn(attributeOf(node, name)) : []));
    for (const [name, attribute] of attributes) {
      const text = attributeOf(node, name)?.trim() ?? '';
      if (isOfTable(attribute) && !attribute.of && !attributes.some(([, other]) => isTable(other)))
        report(node, `<${node.name}>: its definition doesn't say of which table "${name}" is a ${attribute.kind}. Add \`of\` to it.`);
      const values = attribute.kind.endsWith('s') ? namesIn(text) : [text];
      for (const [names, wrong] of knownFor(attribute, node, named, tables)) {
        const set = new Set(names);
        for (const value of values)
          if (value !== '' && !set.has(value)) report(node, `<${node.name}>: ${wrong(value)} ${didYouMean(value, set)}`);
      }
    }
  });
}
