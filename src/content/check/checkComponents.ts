import type { Parent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { problemsIn } from '../../model/problems';
import type { Problem } from '../../model/problems';
import type { ComponentDefinition } from '../components/definition';
import { lineOf } from '../parse/mistake';
import type { Report } from '../parse/mistake';
import type { Tables } from '../tables/csvTable';
import { attributeOf, isJsxElement } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import type { WrittenText } from '../tree/componentUses';
import { partsOf } from '../vocabulary/vocabulary';
import type { Vocabulary } from '../vocabulary/vocabulary';
import { definitionOf } from '../components/definition';

/** Runs `computes` of components on pages, and reports what their tables are missing. */
export const checkComputed = (texts: readonly WrittenText[], tables: Tables): Problem[] =>
  problemsIn((report) => {
    for (const { tree, file, bodyLine } of texts)
      visit(tree, 'mdxJsxFlowElement', (element) => {
        const { computes } = (definitionOf(element) ?? {}) as Extract<ComponentDefinition, { computes?: unknown }>;
        try {
          computes?.((table) => tables.get(table)?.rows);
        } catch (error) {
          const place = { file, line: lineOf(element) + bodyLine - 1 };
          report(place, `<${element.name}> cannot be computed: ${error instanceof Error ? error.message : String(error)}`);
        }
      });
  });

/** Opening tag of a component with its required attributes, for messages. */
function openingTag(name: string, { components }: Vocabulary): string {
  const needed = Object.entries(components.get(name)?.attributes ?? {}).filter(([, { required }]) => required);
  return `<${[name, ...needed.map(([attribute]) => `${attribute}="…"`)].join(' ')}>`;
}

/** Reports attributes that are given twice, or whose text doesn't match its `form`. */
function checkTexts(element: JsxElement, report: Report): void {
  const names = element.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : []));
  for (const name of new Set(names.filter((one, index) => names.indexOf(one) < index)))
    report(element, `<${element.name}> has the attribute "${name}" twice. Keep one.`);
  for (const [name, { form }] of Object.entries(definitionOf(element)?.attributes ?? {})) {
    const text = attributeOf(element, name);
    if (form && text?.trim() && !form.pattern.test(text))
      report(element, `attribute "${name}" of <${element.name}> is "${text}": expected ${form.words}.`);
  }
}

/** Reports a part outside its parent component, and a block inside a sentence. */
function checkPlace(element: JsxElement, parent: Parent | undefined, vocabulary: Vocabulary, report: Report): void {
  const { name } = element;
  const definition = definitionOf(element);
  if (!definition || 'inline' in definition || definition.internal) return;
  const { inside } = definition;
  if (element.type === 'mdxJsxTextElement') {
    // Components in headings are reported by `checkHeading`; pictures may be in table cells.
    if (parent?.type !== 'heading' && !(parent?.type === 'tableCell' && 'src' in definition.attributes))
      report(element, `<${name}> in a sentence. Write it on a line of its own, with an empty line before and after it.`);
  } else if (inside !== undefined && !(parent && isJsxElement(parent) && parent.name === inside)) {
    report(element, `<${name}> is outside its parent. Write it between ${openingTag(inside, vocabulary)} and </${inside}>.`);
  }
}

/** Reports content of a component that may contain only its parts. */
function checkParts(element: JsxElement, vocabulary: Vocabulary, report: Report): void {
  const parts = partsOf(element.name ?? '', vocabulary);
  if (parts.length === 0) return;
  const children: readonly RootContent[] = element.children;
  const foreign = children.find((child) => !(isJsxElement(child) && parts.includes(child.name ?? '')));
  if (foreign)
    report(foreign, `<${element.name}> takes only ${parts.map((part) => `<${part}>`).join(', ')}. Move this into one of them, or below.`);
}

/** Reports tabs of a group with the same label or value. */
function checkTabs(element: JsxElement, report: Report): void {
  if (element.name !== 'Tabs') return;
  for (const attribute of ['value', 'label']) {
    const seen = new Set<string>();
    for (const tab of element.children) {
      const text = isJsxElement(tab) ? attributeOf(tab, attribute) : undefined;
      if (text !== undefined && seen.has(text)) report(tab, `two tabs of a group have the ${attribute} "${text}". Give each its own.`);
      if (text !== undefined) seen.add(text);
    }
  }
}

/** Reports misplaced components and malformed attributes. `checkBody` checks their names. */
export function checkComponents(tree: Root, vocabulary: Vocabulary, report: Report): void {
  visit(tree, (node, _index, parent) => {
    if (!isJsxElement(node)) return;
    checkTexts(node, report);
    checkPlace(node, parent, vocabulary, report);
    checkParts(node, vocabulary, report);
    checkTabs(node, report);
  });
}
