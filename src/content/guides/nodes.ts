import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { FilledComponentName } from '../components/mdxComponents';
import type { Item } from './items';
import type { Need } from './needs';

/** A text as a node. */
export const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** A paragraph; `className` names what the page styles. */
export const paragraph = (children: PhrasingContent[], className?: string): Paragraph => ({
  type: 'paragraph',
  children,
  ...(className ? { data: { hProperties: { className: [className] } } } : {}),
});

/** A component that the build puts into a text. Attributes without a value are left out. */
export function component(
  name: FilledComponentName,
  attributes: Readonly<Record<string, string | undefined>>,
  children: RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([attribute, value]) =>
      value === undefined ? [] : { type: 'mdxJsxAttribute' as const, name: attribute, value },
    ),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Sets an attribute of a component that a document wrote. */
export const setAttribute = (element: MdxJsxFlowElement, name: string, value: string): void =>
  void element.attributes.push({ type: 'mdxJsxAttribute', name, value });

function itemLink({ label, href, code }: Item): PhrasingContent {
  const content: PhrasingContent = code ? { type: 'inlineCode', value: label } : text(label);
  return href ? { type: 'link', url: href, children: [content] } : content;
}

const counted = (count: number, always: boolean): string => (count > 1 || always ? `${count} × ` : '');

/** A need as words: `4 × M4×10`, or `J6_C_right or J6_C_left`. Fasteners say their number even if it is one. */
export const needWords = ({ item, left, count }: Need, always = false): PhrasingContent[] => [
  ...(counted(count, always) ? [text(counted(count, always))] : []),
  itemLink(item),
  ...(left ? [text(' (right arm) or '), itemLink(left), text(' (left arm)')] : []),
];

/** Several needs with commas between them. */
export const needList = (needs: readonly Need[], always = false): PhrasingContent[] =>
  needs.flatMap((need, index) => [...(index > 0 ? [text(', ')] : []), ...needWords(need, always)]);
