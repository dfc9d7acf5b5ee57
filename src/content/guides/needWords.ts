import type { PhrasingContent } from 'mdast';
import { text } from '../tree/nodes';
import type { Item } from './items';
import type { Need } from './needs';

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
