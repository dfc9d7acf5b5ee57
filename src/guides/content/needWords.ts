import type { PhrasingContent } from 'mdast';
import { text } from '../../content/tree/nodes';
import type { Arm } from '../../model/siteTypes';
import type { Item } from './items';
import type { Need } from './needs';

/**
 * Words for one arm, or `either` for words that join both. A page hides the other arm's words if it knows the reader's arm; Markdown and
 * search keep all.
 */
const forArm = (arm: Arm | 'either', children: PhrasingContent[]): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: [{ type: 'mdxJsxAttribute', name: 'data-for-arm', value: arm }],
  children,
});

/** Balloon number of an item: in a circle, as in the drawing, or as "(1)" in plain text. */
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

/** A need as text: `4 × M4×10`, or `J6_C_right (right arm) or J6_C_left (left arm)`. `always` shows a count of 1, too. */
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

/** Several needs, separated by commas. */
export const needList = (needs: readonly Need[]): PhrasingContent[] => listed(needs.map((need) => needWords(need)));

/**
 * What a step uses, with the balloon numbers of its drawing: new parts in row order from 1, then fasteners. `figures/cad` numbers them by
 * the same rule.
 */
export const takenList = (parts: readonly Need[], fasteners: readonly Need[]): PhrasingContent[] =>
  listed(
    [...parts.map((need) => needWords(need)), ...fasteners.map((need) => needWords(need, true))].map((words, index) => [
      itemNumber(index + 1),
      text(' '),
      ...words,
    ]),
  );
