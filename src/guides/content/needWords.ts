import type { PhrasingContent } from 'mdast';
import { text } from '../../content/tree/nodes';
import type { Arm } from '../../site/choices';
import type { Item } from './items';
import type { Need } from './needs';

/** Words for one arm only, or `either`: words that join those of both arms. A page that knows the reader's arm hides the others; Markdown and search have all of them. */
const forArm = (arm: Arm | 'either', children: PhrasingContent[]): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: [{ type: 'mdxJsxAttribute', name: 'data-for-arm', value: arm }],
  children,
});

/** Number of a thing that a step takes: "1" in a circle on the page, as in the drawing; "(1)" where there are no circles. */
const itemNumber = (number: number): PhrasingContent => ({
  type: 'text',
  value: `(${number})`,
  data: { hName: 'span', hProperties: { className: ['item-number'] }, hChildren: [{ type: 'text', value: String(number) }] },
});

function itemLink({ label, href, code }: Item): PhrasingContent {
  const content: PhrasingContent = code ? { type: 'inlineCode', value: label } : text(label);
  return href ? { type: 'link', url: href, children: [content] } : content;
}

const counted = (count: number, always: boolean): string => (count > 1 || always ? `${count} × ` : '');

/** A need as words: `4 × M4×10`, or `J6_C_right (right arm) or J6_C_left (left arm)`. Fasteners say their number even if it is one. */
export const needWords = ({ item, left, count }: Need, always = false): PhrasingContent[] => [
  ...(counted(count, always) ? [text(counted(count, always))] : []),
  ...(left
    ? [
        forArm('right', [itemLink(item), text(' (right arm)')]),
        forArm('either', [text(' or ')]),
        forArm('left', [itemLink(left), text(' (left arm)')]),
      ]
    : [itemLink(item)]),
];

const listed = (items: readonly PhrasingContent[][]): PhrasingContent[] =>
  items.flatMap((words, index) => [...(index > 0 ? [text(', ')] : []), ...words]);

/** Several needs with commas between them. */
export const needList = (needs: readonly Need[]): PhrasingContent[] => listed(needs.map((need) => needWords(need)));

/**
 * What a step takes, with the numbers that its drawing has: the new parts in the order of the row from 1 on, then the
 * fasteners. `figures/cad` numbers the balloons by the same rule.
 */
export const takenList = (parts: readonly Need[], fasteners: readonly Need[]): PhrasingContent[] =>
  listed(
    [...parts.map((need) => needWords(need)), ...fasteners.map((need) => needWords(need, true))].map((words, index) => [
      itemNumber(index + 1),
      text(' '),
      ...words,
    ]),
  );
