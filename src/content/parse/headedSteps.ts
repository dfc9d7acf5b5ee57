import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { definitionOf } from '../components/definition';
import { attributeOf } from '../tree/attributes';
import type { JsxElement } from '../tree/attributes';
import { component, positionOf } from '../tree/nodes';
import type { Vocabulary } from '../vocabulary/vocabulary';

/** The step of a procedure: its name, and whether it is numbered in the attribute `step`. */
interface StepKind {
  readonly name: string;
  readonly isNumbered: boolean;
}

/** The part of a procedure that is its step. */
function stepKindOf(element: JsxElement, { components }: Vocabulary): StepKind | undefined {
  const procedure = definitionOf(element);
  if (!procedure || !('role' in procedure) || procedure.role !== 'procedure') return undefined;
  const [name = '', step] = [...components].find(([, part]) => 'inside' in part && part.inside === element.name) ?? [];
  return step && { name, isNumbered: 'step' in step.attributes };
}

function stepOf({ name, isNumbered }: StepKind, number: number, [heading, ...children]: readonly [Heading, ...RootContent[]]) {
  const attributes = { ...(isNumbered ? { step: String(number) } : {}), title: toString(heading) };
  return { ...component(name, attributes, children), ...positionOf(heading) };
}

/**
 * Makes steps of the headings in a procedure: a heading, a sentence and a picture are a step. The level of the first heading begins steps; others are
 * inside them. Procedures with the same attributes are numbered through the page.
 */
export function headedSteps(tree: Root, vocabulary: Vocabulary): void {
  const last = new Map<string, number>();
  visit(tree, 'mdxJsxFlowElement', (element) => {
    const kind = stepKindOf(element, vocabulary);
    if (!kind) return;
    const { name } = kind;
    const procedure = element.attributes.map(({ value }) => String(value)).join();
    const depth = element.children.find((child) => child.type === 'heading')?.depth;
    const children: MdxJsxFlowElement['children'] = [];
    let open: [Heading, ...RootContent[]] | undefined;
    const close = (): void => {
      if (!open) return;
      last.set(procedure, (last.get(procedure) ?? 0) + 1);
      children.push(stepOf(kind, last.get(procedure) ?? 1, open));
      open = undefined;
    };
    for (const child of element.children) {
      const isStep = child.type === 'mdxJsxFlowElement' && child.name === name;
      if (isStep || (child.type === 'heading' && child.depth === depth)) close();
      if (isStep && kind.isNumbered) last.set(procedure, Number(attributeOf(child, 'step')) || 0);
      if (child.type === 'heading' && child.depth === depth) open = [child];
      else if (open && !isStep) open.push(child);
      else children.push(child);
    }
    close();
    element.children = children;
  });
}
